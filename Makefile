# Orrery: `make play` to play, `make test` to test. Everything else is for contributors.
# Needs Python 3.11 or newer and make; all else is installed into .venv and web/node_modules.

# A setting meant for containers: without byte code every worker of the tests would compile and rewrite all of them.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .make
NPM := $(BIN)/python tools/bootstrap.py npm
PIP_THERE := python -m pip --disable-pip-version-check --quiet
PIP := $(BIN)/$(PIP_THERE)
WEB_SOURCES := $(shell find web src/orrery/games src/orrery/texts -name node_modules -prune -o -type f \
  \( -name '*.ts' -o -name '*.svelte' -o -name '*.css' -o -name '*.svg' -o -name '*.html' -o -name '*.webmanifest' -o -name '*.png' -o -name '*.ftl' -o -name '*.js' -o -name '*.json' \) -print 2>/dev/null)
ENGINE_SOURCES := $(shell find src/orrery/core src/orrery/games src/orrery/texts src/orrery/bots src/orrery/local src/orrery/server \
  \( -name static -o -name bundle -o -name __pycache__ \) -prune -o -type f \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' \) -print 2>/dev/null)
PORT ?= 8765
# For `make lab-train`: the build for processors alone where pip has it, for it is much smaller, and the usual one elsewhere.
TORCH ?= torch==2.13.0+cpu
TORCH_ELSEWHERE := torch==2.13.0
LEARNER := sb3-contrib==2.9.2
# Requests are made up while these tests are collected, which takes longer than sending them: not by every worker.
FUZZED := tests/server/http/test_any_request.py
CLUSTERED := tests/lab/test_ray_cluster.py
QUICK_START := -p no:schemathesis --ignore $(FUZZED)
IN_ORDER := --dist loadgroup --no-loadscope-reorder  # one after another, as tests/conftest.py puts them
FAST := tests/core tests/texts tests/arena tests/games tests/golden  # without those that conftest.py calls slow

.DEFAULT_GOAL := help
.PHONY: help fast load play wheel test test-compiled test-fast test-web-then-others test-python test-api test-ray test-web test-browser test-lessons check check-python check-web-style check-web-types check-fast lint format \
  bench lab-train lock setup screenshots clean

help: ## what can be made
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## / - /'

fast: $(STAMPS)/dev ## compile the engine, some minutes; everything takes it as long as its files are unchanged
	CC="$$($(BIN)/python tools/bootstrap.py compiler)" && export CC && ORRERY_ENGINE=pure $(BIN)/python tools/compiling/compile_engine.py --unless-fresh

wheel: $(STAMPS)/dev $(STAMPS)/web ## a wheel for every platform, and one with the compiled engine for this one, in dist/
	$(BIN)/python -m hatchling build -t wheel
	CC="$$($(BIN)/python tools/bootstrap.py compiler)" && export CC && ORRERY_COMPILE=1 $(BIN)/python -m hatchling build -t wheel

play: $(STAMPS)/python $(STAMPS)/web $(STAMPS)/bundle ## set everything up and serve the game on this machine
	$(BIN)/orrery serve --port $(PORT) --open --migrate

# Tests of the server wait more than they compute, so several parts run side by side, with more workers than cores: no
# test depends on how fast the machine is. The browser comes last: what moves on a page is drawn as long as it is open,
# so beside others it would take longer and cost more.
test: $(STAMPS)/dev $(STAMPS)/web $(STAMPS)/bundle ## set everything up and run all tests
	$(MAKE) --no-print-directory --jobs=2 test-python test-web-then-others
	$(MAKE) --no-print-directory test-ray
	$(MAKE) --no-print-directory test-browser

# By itself: each node of Ray is several programs, which beside other tests take minutes to start.
test-ray: $(STAMPS)/dev ## a cluster of several nodes on this machine, one of which is killed
	ORRERY_ENGINE=pure $(BIN)/pytest -n 0 $(QUICK_START) $(CLUSTERED)

test-python: $(STAMPS)/dev ## engine, battery, bots, server, command line
	ORRERY_POSTGRES="$$($(BIN)/python tools/bootstrap.py postgres)" && export ORRERY_POSTGRES && ORRERY_ENGINE=pure $(BIN)/pytest -n 4 $(IN_ORDER) $(QUICK_START) tests --ignore tests/browser --ignore tests/compiled --ignore $(CLUSTERED)

test-api: $(STAMPS)/dev ## any request that the description of the API allows, and many it does not
	$(BIN)/pytest $(FUZZED)

test-web-then-others:
	$(MAKE) --no-print-directory --jobs=1 test-web test-api test-compiled

test-compiled: $(STAMPS)/dev ## the core and Planet 5R compiled, half a minute: the same games, and the engine's own tests
	CC="$$($(BIN)/python tools/bootstrap.py compiler)" && export CC && ORRERY_ENGINE=pure $(BIN)/python tools/compiling/compile_engine.py --only planet_5r --into $(CURDIR)/$(STAMPS)/compiled-5r --unless-fresh
	ORRERY_ENGINE=compiled ORRERY_COMPILED_DIR=$(CURDIR)/$(STAMPS)/compiled-5r $(BIN)/pytest -n 2 $(QUICK_START) -m "not interpreted" tests/compiled tests/core tests/games/planet_5r

test-fast: fast ## everything compiled: the same games, and all tests of engine and bots
	ORRERY_ENGINE=compiled $(BIN)/pytest -n 2 $(IN_ORDER) $(QUICK_START) -m "not interpreted" tests/compiled tests/core tests/games tests/golden tests/battery tests/bots tests/arena

test-web: $(STAMPS)/node $(STAMPS)/bundle ## unit tests of the client
	$(NPM) run --silent test

test-browser: $(STAMPS)/dev $(STAMPS)/web $(STAMPS)/bundle ## whole games in a real Chromium
	ORRERY_CHROMIUM="$$($(BIN)/python tools/bootstrap.py chromium)" && export ORRERY_CHROMIUM && $(BIN)/pytest -n 3 --maxschedchunk 1 $(QUICK_START) tests/browser

test-lessons: $(STAMPS)/dev $(STAMPS)/web ## every lesson and every wrong move in Chromium, wide and narrow, in both languages
	ORRERY_EVERY_LOOK=1 ORRERY_CHROMIUM="$$($(BIN)/python tools/bootstrap.py chromium)" && export ORRERY_EVERY_LOOK ORRERY_CHROMIUM && $(BIN)/pytest -n 3 --maxschedchunk 1 $(QUICK_START) tests/browser/test_lessons.py

check: $(STAMPS)/dev $(STAMPS)/node ## the quick loop: style, types and the fast tests, a minute or two
	$(MAKE) --no-print-directory --jobs=4 check-web-style check-fast check-web-types check-python  # the longest first

check-python: $(STAMPS)/dev
	$(BIN)/ruff check src tests tools examples
	$(BIN)/ruff format --check src tests tools examples
	$(BIN)/mypy

check-web-style: $(STAMPS)/node
	$(NPM) run --silent lint

check-web-types: $(STAMPS)/node
	$(NPM) run --silent check

check-fast: $(STAMPS)/dev
	$(BIN)/pytest -n 0 $(QUICK_START) -m "not slow" $(FAST)  # one process: the rest has the other core

lint: check-python check-web-style check-web-types ## style and types of both languages

format: $(STAMPS)/dev $(STAMPS)/node ## put both languages into shape
	$(BIN)/ruff check --fix src tests tools examples
	$(BIN)/ruff format src tests tools examples
	$(NPM) run --silent format

bench: $(STAMPS)/python ## decisions per second, the cost of copies and outcomes, what travels, how long a sleeping table takes to wake
	$(BIN)/orrery bench
	$(BIN)/python tools/foretelling.py
	$(BIN)/python tools/traffic.py
	$(BIN)/python tools/waking.py

load: $(STAMPS)/python ## how much one server carries: simulated tables on this machine, two or three minutes
	$(BIN)/python tools/load

lab-train: $(STAMPS)/train/ready ## a net learns Planet 5R until it beats random bots; PyTorch in an environment of its own, some minutes
	$(STAMPS)/train/bin/python examples/train_planet_5r.py --out $(STAMPS)/planet_5r-net.zip

screenshots: $(STAMPS)/dev $(STAMPS)/web ## take the pictures of the README anew
	ORRERY_CHROMIUM="$$($(BIN)/python tools/bootstrap.py chromium)" ORRERY_SCREENSHOTS=$(STAMPS)/screens $(BIN)/pytest -n 2 tests/browser/test_screenshots.py
	for picture in docs/images/*.png; do new=$(STAMPS)/screens/$$(basename $$picture); if [ -f $$new ]; then cp $$new docs/images/; fi; done

lock: $(STAMPS)/dev ## resolve the Python dependencies anew
	$(BIN)/python tools/lock.py

setup: $(STAMPS)/dev $(STAMPS)/web $(STAMPS)/bundle $(STAMPS)/primed ## the whole development environment

clean: ## remove what was built and installed here
	rm -rf $(VENV) $(STAMPS) web/node_modules web/.svelte-check .mypy_cache .ruff_cache src/orrery/server/static src/orrery/server/bundle

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Orrery needs Python 3.11 or newer; this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv $(VENV)

$(STAMPS)/python: requirements.lock pyproject.toml | $(BIN)/python
	$(PIP) install --require-hashes -r requirements.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	$(BIN)/python -m compileall -q src  # for where nothing else writes byte code: a server starts bots as processes
	@mkdir -p $(STAMPS) && touch $@

# The folder is there from the first moment; whether all is in it says a file.
$(STAMPS)/train/ready: pyproject.toml
	@mkdir -p $(STAMPS)
	$(PYTHON) -m venv $(STAMPS)/train
	$(STAMPS)/train/bin/$(PIP_THERE) install "$(TORCH)" || $(STAMPS)/train/bin/$(PIP_THERE) install "$(TORCH_ELSEWHERE)"
	$(STAMPS)/train/bin/$(PIP_THERE) install "$(LEARNER)" -e ".[lab]"
	touch $@

$(STAMPS)/dev: requirements-dev.lock $(STAMPS)/python
	$(PIP) install --require-hashes -r requirements-dev.lock
	-$(BIN)/pytest $(QUICK_START) --collect-only tests >/dev/null  # byte code of the tests: else every worker makes its own
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/node: web/package-lock.json $(STAMPS)/python
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@mkdir -p $(STAMPS) && touch $@

# The engine for browsers, with Python and its packages, at most a few seconds.
$(STAMPS)/bundle: $(STAMPS)/node tools/device_bundle.py $(ENGINE_SOURCES)
	$(BIN)/python tools/device_bundle.py
	@mkdir -p $(STAMPS) && touch $@

# The tools of `make check` remember what they have seen and look only at what has changed since. They see everything
# once here, so that the first check is as quick as the next; what they find is told by `make check`.
$(STAMPS)/primed: $(STAMPS)/dev $(STAMPS)/node
	-$(MAKE) --no-print-directory --jobs=2 --keep-going check-web-style check-web-types check-python >/dev/null 2>&1
	@touch $@

$(STAMPS)/web: $(STAMPS)/node $(WEB_SOURCES)
	$(NPM) run --silent build
	@mkdir -p $(STAMPS) && touch $@
