#include "presets.h"

static const unsigned char exercises[] = {
#embed "data/exercises.yaml"
};
const unsigned char *antrain_exercises_bytes(void) { return exercises; }
const size_t antrain_exercises_size = sizeof exercises;

static const unsigned char foods[] = {
#embed "data/foods.yaml"
};
const unsigned char *antrain_foods_bytes(void) { return foods; }
const size_t antrain_foods_size = sizeof foods;

static const unsigned char templates[] = {
#embed "data/templates.yaml"
};
const unsigned char *antrain_templates_bytes(void) { return templates; }
const size_t antrain_templates_size = sizeof templates;

static const unsigned char programs[] = {
#embed "data/programs.yaml"
};
const unsigned char *antrain_programs_bytes(void) { return programs; }
const size_t antrain_programs_size = sizeof programs;

static const unsigned char turkish[] = {
#embed "data/tr.po"
};
const unsigned char *antrain_turkish_bytes(void) { return turkish; }
const size_t antrain_turkish_size = sizeof turkish;
