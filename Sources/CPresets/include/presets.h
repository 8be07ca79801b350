// The preset libraries and the translations, embedded as the text of the files in data/.
#ifndef ANTRAIN_PRESETS_H
#define ANTRAIN_PRESETS_H

#include <stddef.h>

const unsigned char *antrain_exercises_bytes(void);
extern const size_t antrain_exercises_size;
const unsigned char *antrain_foods_bytes(void);
extern const size_t antrain_foods_size;
const unsigned char *antrain_templates_bytes(void);
extern const size_t antrain_templates_size;
const unsigned char *antrain_programs_bytes(void);
extern const size_t antrain_programs_size;
const unsigned char *antrain_turkish_bytes(void);
extern const size_t antrain_turkish_size;

#endif
