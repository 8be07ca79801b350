// The preset libraries, embedded as the text of the YAML files in data/.
#ifndef ANTRAIN_PRESETS_H
#define ANTRAIN_PRESETS_H

#include <stddef.h>

extern const unsigned char antrain_exercises[];
extern const size_t antrain_exercises_size;
extern const unsigned char antrain_foods[];
extern const size_t antrain_foods_size;
extern const unsigned char antrain_templates[];
extern const size_t antrain_templates_size;
extern const unsigned char antrain_programs[];
extern const size_t antrain_programs_size;

#endif
