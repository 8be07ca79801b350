// What Swift's view of the C library leaves out.
#ifndef ANTRAIN_MEMORY_KEEPING_H
#define ANTRAIN_MEMORY_KEEPING_H

// Keeps freed memory for the next file instead of giving it back to the system file by file.
void antrain_keep_memory(void);

#endif
