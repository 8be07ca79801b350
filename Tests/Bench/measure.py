"""Runs whole processes and compares how long they take."""

import os
import statistics
import subprocess
import sys
import time

# A child's peak is never below that of the process that started it, so a small one starts it.
PEAK = """
import os, sys
out = [(os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0)]
pid = os.posix_spawn(sys.argv[1], sys.argv[1:], os.environ, file_actions=out)
print(os.wait4(pid, 0)[2].ru_maxrss)
"""


class CannotRun(Exception):
    """Something that a measurement needs is missing or fails."""


class Run:
    """How long one process took."""

    def __init__(self, command, statuses=(0,)):
        quiet = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
        start = time.monotonic()
        process = os.posix_spawn(command[0], command, os.environ, file_actions=quiet)
        _, status, usage = os.wait4(process, 0)
        self.seconds = time.monotonic() - start
        self.cpu = usage.ru_utime + usage.ru_stime
        status = os.waitstatus_to_exitcode(status)
        if status not in statuses:
            raise CannotRun(f"{' '.join(command)} ended with status {status}")


class Ratio:
    """One command against another: medians over pairs of runs, which take turns."""

    def __init__(self, command, against, runs, statuses=(0,)):
        Run(command, statuses)
        Run(against, statuses)
        pairs = [(Run(command, statuses), Run(against, statuses)) for _ in range(runs)]
        self.wall = statistics.median(ours.seconds / theirs.seconds for ours, theirs in pairs)
        cpu = [ours.cpu / theirs.cpu for ours, theirs in pairs if theirs.cpu > 0]
        self.cpu = statistics.median(cpu) if cpu else None
        self.seconds = statistics.median(ours.seconds for ours, _ in pairs)


def peak_megabytes(command, runs=3):
    """The most memory that a process holds at once: the median of some runs."""
    launch = [sys.executable, "-ISc", PEAK, *command]
    peaks = [int(subprocess.run(launch, check=True, capture_output=True).stdout) for _ in range(runs)]
    unit = 1 if sys.platform == "darwin" else 1024
    return statistics.median(peaks) * unit / 1e6
