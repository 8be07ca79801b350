#!/usr/bin/env python3
"""Measures antrain against a C loop over libyaml's events and against its own bars; see limit.c.

    bench.py --antrain PATH [--runs N] [--years 10] [--work DIR] [--only NAME]

Prints ratios, which other machines can reproduce, with absolute figures in brackets as a hint. Exit status
0, whatever was measured; 2 if something could not run.
"""

import argparse
import math
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import generate
from measure import CannotRun, Ratio, Run, peak_megabytes

HERE = pathlib.Path(__file__).resolve().parent


class Bench:
    """The programs and folders that measurements need, made when first asked for."""

    def __init__(self, options, work):
        self.antrain = str(pathlib.Path(options.antrain).resolve())
        self.years = options.years
        self.runs = options.runs
        self.work = work
        self.limit = self.compiled()

    def compiled(self):
        program = self.work / "limit"
        compiler = next(filter(None, map(shutil.which, ("cc", "clang", "gcc"))), None)
        if compiler is None:
            raise CannotRun("no C compiler is installed")
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", "yaml-0.1"], capture_output=True, text=True)
        libraries = flags.stdout.split() if flags.returncode == 0 else ["-lyaml"]
        built = subprocess.run([compiler, "-O2", "-o", str(program), str(HERE / "limit.c"), *libraries])
        if built.returncode != 0:
            raise CannotRun("limit.c does not compile")
        return str(program)

    def folder(self, years, carrier="yaml"):
        place = self.work / f"{years}-years-{carrier}"
        if not (place / "done").exists():
            generate.folder(place, years, carrier)
            (place / "done").touch()
            self.complain_of_findings(place)
        return str(place)

    def complain_of_findings(self, place):
        found = subprocess.run([self.antrain, "check", "--format", "short", str(place)], capture_output=True, text=True)
        if found.returncode not in (0, 1):
            raise CannotRun(f"antrain check ended with status {found.returncode}: {found.stderr.strip()[-300:]}")
        if found.stdout.count("\n") > 1:
            print(f"note: {place.name} is not free of findings: {found.stdout.splitlines()[0]}", file=sys.stderr)

    def check(self, years, threads=2, carrier="yaml"):
        return [self.antrain, "check", "--quiet", "--threads", str(threads), self.folder(years, carrier)]

    def yardstick(self):
        return [self.limit, self.folder(self.years)]


def row(what, value, bar=None, unit="", hint="", aim=None):
    measured = f"{value:.2f}{unit}" if unit == "" else f"{value:.0f}{unit}"
    verdict = "" if bar is None else "ok" if value <= bar else "over"
    limit = "" if bar is None else f"{bar:g}{unit}" + (f", aim {aim:g}" if aim else "")
    return what, measured + (f" ({hint})" if hint else ""), limit, verdict


def hint(ratio):
    return f"{ratio.seconds * 1000:.0f} ms" + (f", cpu {ratio.cpu:.2f}" if ratio.cpu else "")


def threads2(bench):
    ratio = Ratio(bench.check(bench.years), bench.yardstick(), bench.runs, (0, 1))
    return row("check, 2 threads / libyaml in C", ratio.wall, 1.5, hint=hint(ratio), aim=1.0)


def threads1(bench):
    ratio = Ratio(bench.check(bench.years, threads=1), bench.yardstick(), bench.runs, (0, 1))
    return row("check, 1 thread / libyaml in C", ratio.wall, 2.2, hint=hint(ratio))


def markdown(bench):
    ratio = Ratio(bench.check(bench.years, carrier="md"), bench.check(bench.years), bench.runs, (0, 1))
    return row("check, Markdown / YAML", ratio.wall, hint=hint(ratio))


def memory(bench):
    return row("check, most memory", peak_megabytes(bench.check(bench.years)), 40, " MB")


def startup(bench):
    git = shutil.which("git")
    if git is None:
        raise CannotRun("git is not installed")
    ratio = Ratio([bench.antrain, "--version"], [git, "--version"], bench.runs * 5)
    return row("antrain --version / git --version", ratio.wall, 2.5, hint=f"{ratio.seconds * 1000:.1f} ms")


def yamllint(bench):
    beside = HERE.parent.parent / ".build/python/bin/yamllint"
    program = str(beside) if beside.exists() else shutil.which("yamllint")
    if program is None:
        return "yamllint / libyaml in C", "yamllint is missing", "", ""
    theirs = Run([program, bench.folder(bench.years)], (0, 1)).seconds
    ratio = Ratio(bench.yardstick(), bench.yardstick(), 3)
    return row("yamllint / libyaml in C", theirs / ratio.seconds, hint="once")


def growth(bench):
    long = bench.years * 10
    few, many = (file_count(bench.folder(years)) for years in (bench.years, long))
    ratio = Ratio(bench.check(long), bench.check(bench.years), max(3, bench.runs // 3), (0, 1))
    exponent = math.log(ratio.wall) / math.log(many / few)
    return row(f"growth of time to {long} years: exponent", exponent, 1.1, hint=f"{ratio.wall:.1f} x for {many / few:.1f} x")


def memory100(bench):
    long = bench.years * 10
    return row(f"check of {long} years, most memory", peak_megabytes(bench.check(long), 1), 200, " MB")


def file_count(folder):
    return sum(len(files) for _, _, files in os.walk(folder))


MEASUREMENTS = [threads2, threads1, markdown, memory, startup, yamllint, growth, memory100]


def table(rows):
    widths = [max(map(len, column)) for column in zip(*rows)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in rows)


def note_of_load():
    """Others at work take processors away: from two threads more than from one."""
    load = os.getloadavg()[0]
    if load > os.cpu_count() + 0.5:
        print(f"note: the machine is busy (load {load:.1f} on {os.cpu_count()} processors); only `cpu` can be trusted")


def measure(options, work):
    bench = Bench(options, work)
    wanted = [one for one in MEASUREMENTS if options.only in (None, one.__name__)]
    rows = [("what", "measured", "bar", "")]
    for measurement in wanted:
        print(f"measuring {measurement.__name__} ...", file=sys.stderr, flush=True)
        rows.append(measurement(bench))
    print(table(rows))
    note_of_load()


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--antrain", required=True, help="the program to measure, a release build")
    parser.add_argument("--runs", type=int, default=15, help="pairs of runs for each ratio (15)")
    parser.add_argument("--years", type=int, default=10, help="the size of the folder (10)")
    parser.add_argument("--work", type=pathlib.Path, help="keep folders here for the next time")
    parser.add_argument("--only", choices=[one.__name__ for one in MEASUREMENTS])
    return parser.parse_args()


def main():
    options = arguments()
    try:
        if options.work:
            options.work.mkdir(parents=True, exist_ok=True)
            measure(options, options.work)
        else:
            with tempfile.TemporaryDirectory(prefix="antrain-bench-") as work:
                measure(options, pathlib.Path(work))
    except (CannotRun, OSError, subprocess.CalledProcessError) as error:
        print(f"bench: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
