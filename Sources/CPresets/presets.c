#include "presets.h"

const unsigned char antrain_exercises[] = {
#embed "data/exercises.yaml"
};
const size_t antrain_exercises_size = sizeof antrain_exercises;

const unsigned char antrain_foods[] = {
#embed "data/foods.yaml"
};
const size_t antrain_foods_size = sizeof antrain_foods;

const unsigned char antrain_templates[] = {
#embed "data/templates.yaml"
};
const size_t antrain_templates_size = sizeof antrain_templates;

const unsigned char antrain_programs[] = {
#embed "data/programs.yaml"
};
const size_t antrain_programs_size = sizeof antrain_programs;
