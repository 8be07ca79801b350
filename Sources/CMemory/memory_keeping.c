#include "memory_keeping.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#endif

void antrain_keep_memory(void) {
#if defined(M_TRIM_THRESHOLD) && defined(M_TOP_PAD)
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
    mallopt(M_TOP_PAD, 1 << 20);
#endif
}
