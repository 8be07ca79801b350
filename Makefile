# antrain: `make demo` shows it, `make test` tests it; both install what is missing first.

SWIFT ?= swift
PREFIX ?= /usr/local
RELEASE = .build/release/antrain
PYTHON = .build/python/bin/python
RELEASE_FLAGS = -c release --static-swift-stdlib --product antrain

ifeq ($(shell uname),Darwin)
RELEASE_FLAGS = -c release --product antrain
endif

.PHONY: all demo test lint format bench install setup setup-tests release schemas gallery golden clean

all: release

## Installs the system libraries that are missing.
setup:
	@./Tests/Support/setup

## The same, and what the tests compare with.
setup-tests: setup
	@./Tests/Support/setup --tests

release: setup
	$(SWIFT) build $(RELEASE_FLAGS)

demo: release
	@echo; echo '$$ antrain check SampleData --strict'
	@$(RELEASE) check SampleData --strict
	@echo; echo '$$ antrain list workouts | tail -n 8'
	@cd SampleData && ../$(RELEASE) list workouts | tail -n 8
	@echo; echo '$$ antrain show last'
	@cd SampleData && ../$(RELEASE) show last
	@echo; echo '$$ antrain list templates --own'
	@cd SampleData && ../$(RELEASE) list templates --own
	@echo; echo '$$ antrain show Chili'
	@cd SampleData && ../$(RELEASE) show Chili

test: setup-tests lint
	$(SWIFT) build --build-tests
	PATH="$(CURDIR)/.build/python/bin:$$PATH" $(SWIFT) test --skip-build

## Style: the formatter's own checks, strict; and every message has its Turkish.
lint:
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Package.swift
	python3 Tests/Support/messages.py --check

format:
	$(SWIFT) format --in-place --recursive --parallel Sources Tests Package.swift

## Ratios against a C loop over libyaml's events, and the other bars.
bench: release setup-tests
	$(PYTHON) Tests/Bench/bench.py --antrain $(RELEASE)

## Writes the files in Schemas/ again from the format's description.
schemas: release
	@for kind in settings profile bodyweight exercise food template program workout meal_day coach; do \
		$(RELEASE) schema $$kind > Schemas/$$kind.schema.json; done

## Writes the gallery of findings and the other golden files again.
golden:
	ANTRAIN_GOLDEN=write $(SWIFT) test --filter GoldenTests

install: release
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(RELEASE) $(DESTDIR)$(PREFIX)/bin/antrain
	install -d $(DESTDIR)$(PREFIX)/share/bash-completion/completions
	$(RELEASE) completions bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/antrain
	install -d $(DESTDIR)$(PREFIX)/share/zsh/site-functions
	$(RELEASE) completions zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_antrain
	install -d $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	$(RELEASE) completions fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/antrain.fish

clean:
	$(SWIFT) package clean
