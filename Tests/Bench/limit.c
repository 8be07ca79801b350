/* The yardstick of `make bench`: the least that any check of a folder of YAML has to do.
 *
 *     limit FOLDER
 *
 * One thread walks the folder, reads each *.yaml file whole and takes libyaml's events for it, keeping
 * nothing. Prints how many files, bytes and events there were. Hidden folders are passed over. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <yaml.h>

struct totals {
    long files, bytes, items;
};

static unsigned char text[1 << 20];

static void fail(const char *path, const char *reason) {
    fprintf(stderr, "limit: %s: %s\n", path, reason);
    exit(1);
}

static int is_yaml(const FTSENT *entry) {
    static const char ending[] = ".yaml";
    const size_t length = sizeof ending - 1;
    if (entry->fts_info != FTS_F && entry->fts_info != FTS_NSOK) return 0;
    return entry->fts_namelen >= length && memcmp(entry->fts_name + entry->fts_namelen - length, ending, length) == 0;
}

static size_t read_whole(const char *path) {
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) fail(path, "can't be opened");
    const ssize_t count = read(file, text, sizeof text);
    close(file);
    if (count < 0) fail(path, "can't be read");
    return (size_t)count;
}

static long count_events(const char *path, size_t size) {
    long count = 0;
    yaml_parser_t parser;
    yaml_parser_initialize(&parser);
    yaml_parser_set_input_string(&parser, text, size);
    for (int ended = 0; !ended; count++) {
        yaml_event_t event;
        if (!yaml_parser_parse(&parser, &event)) fail(path, parser.problem);
        ended = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    return count;
}

int main(int count, char **arguments) {
    if (count != 2) fail("FOLDER", "one is needed");
    char *roots[] = {arguments[1], NULL};
    FTS *walk = fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR | FTS_NOSTAT, NULL);
    if (!walk) fail(arguments[1], "can't be opened");
    struct totals totals = {0};
    for (FTSENT *entry; (entry = fts_read(walk));) {
        if (entry->fts_info == FTS_D && entry->fts_level > 0 && entry->fts_name[0] == '.') {
            fts_set(walk, entry, FTS_SKIP);
        } else if (is_yaml(entry)) {
            const size_t size = read_whole(entry->fts_accpath);
            totals.files += 1;
            totals.bytes += (long)size;
            totals.items += count_events(entry->fts_path, size);
        }
    }
    fts_close(walk);
    printf("%ld files %ld bytes %ld items\n", totals.files, totals.bytes, totals.items);
    return 0;
}
