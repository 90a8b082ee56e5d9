# `make play` and `make test` need nothing but Python 3.11 or newer; everything goes into .venv.
# GNU make 3.81 (macOS) and the shell of Git for Windows suffice: no newer syntax, no options that only GNU tools have.
PYTHON ?= python3
VENV := .venv
SCRIPTS := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
BIN := $(VENV)/$(SCRIPTS)
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python
ARGS ?=

.PHONY: play terminal test quick lint types unit fuzz web schema figures screenshots page-tools playthroughs docs lock lowest highest dist release clean

play: $(VENV)/ready
	@$(BIN)/fogcity serve --open $(ARGS)

terminal: $(VENV)/ready
	@$(BIN)/fogcity play $(ARGS)

# Tests of servers, pages and terminals need Unix. Elsewhere, these run.
ifeq ($(OS),Windows_NT)
export PYTHONUTF8 := 1# tests read files without naming their encoding
UNIT = $(QUICK) tests/package/test_without_unix.py --ignore=tests/core/test_other_systems.py
UNIT_NEEDS := $(VENV)/ready-dev
else
UNIT :=
UNIT_NEEDS := $(VENV)/ready-dev $(VENV)/ready-learners page-tools compile-1 compile-2
endif

# What tests need is compiled and installed beside the first checks.
test: $(VENV)/ready-dev
	@$(MAKE) --no-print-directory -j5 lint types unit

# The checks for every few minutes: under a minute after the first run, without browser, databases or Ray.
quick: lint types
	$(BIN)/pytest -n auto -q $(QUICK)
QUICK := tests/core tests/games tests/test_structure.py \
	$(foreach part,kernel policy independent perft picture any_board playthroughs,--ignore-glob='*test_*$(part)*')

lint: $(VENV)/ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo

types: $(VENV)/ready-dev
	$(BIN)/mypy

# What fails beside other tests runs once more alone: a test that waits for servers and browsers may fail because the
# machine is busy. It fails for good if it fails again, and both outcomes are shown.
unit: $(UNIT_NEEDS)
	$(BIN)/pytest -n $(WORKERS) -q $(UNIT) || { [ $$? -eq 1 ] && $(BIN)/pytest -q --last-failed --last-failed-no-failures none; }

# Three processes for two cores: many tests wait for servers and browsers most of the time.
WORKERS = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) * 3 // 2)')

compile-%: $(VENV)/ready-dev
	@$(BIN)/python -m tests.helpers.compiling $* 2

# Tests that try examples made at random try the same ones each time; this tries new ones.
fuzz: $(VENV)/ready-dev
	FOGCITY_EXAMPLES=fuzz $(BIN)/pytest -n auto -q -m hypothesis $(ARGS)

# ---- the page: built files are committed, so that nobody needs Node.js to play

web: page-tools figures
	$(NODE) vite build --logLevel warn

# The types of the server's messages, and what figures and lessons of the rules show.
schema: $(VENV)/ready-dev
	$(BIN)/python -m fogcity.lang.typescript > web/src/net/schema.ts

figures: $(VENV)/ready-dev
	$(BIN)/python -m fogcity.lang.figures

# Pictures and clips of the page for the README and the documentation.
screenshots: page-tools
	$(BIN)/python -m tests.helpers.screenshots
	$(BIN)/python -m tests.helpers.clips

page-tools: web/node_modules/.ready $(VENV)/ready-browser

NODE := $(BIN)/python web/node.py

# Not `npm ci`: not every index has the packages of all other systems, without which that refuses to begin.
web/node_modules/.ready: $(VENV)/ready-dev web/package-lock.json
	@$(NODE) npm install --silent --no-save --no-audit --no-fund
	@touch $@

# A Chromium that is there, else Playwright's own, else Debian's.
$(VENV)/ready-browser: $(VENV)/ready-dev
	@$(BIN)/python -m tests.helpers.browser
	@touch $@

# The documentation site. A broken link or another warning fails.
docs: $(VENV)/ready-dev
	rm -rf site
	$(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going --conf-dir docs --doctree-dir $(VENV)/doctrees --fresh-env . site

# Write the golden playthroughs anew; look at the difference before you commit it.
playthroughs: $(VENV)/ready-dev
	$(BIN)/python -m tests.helpers.playthrough

# Pin the newest versions that fit pyproject.toml.
lock: $(VENV)/ready-dev
	echo uv | $(BIN)/uv pip compile - $(LOCK_OPTIONS) --output-file requirements-uv.lock
	$(BIN)/uv pip compile pyproject.toml $(LOCK_OPTIONS) --output-file requirements.lock
	$(BIN)/uv pip compile --group build --constraints requirements.lock $(LOCK_OPTIONS) --output-file requirements-build.lock
	$(BIN)/uv pip compile pyproject.toml --extra postgres --extra redis --group build $(LOCK_OPTIONS) --output-file docs/deploy/requirements.lock
	$(BIN)/uv pip compile pyproject.toml --group dev $(LOCK_OPTIONS) --output-file requirements-dev.lock
	echo torch | $(BIN)/uv pip compile --group learners --excludes - --constraints requirements-dev.lock $(LOCK_OPTIONS) --output-file requirements-learners.lock
LOCK_OPTIONS := --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

# Do the lowest and the highest versions work that pyproject.toml allows? Each has its own environment.
# The lowest may use what newer versions of their own dependencies deprecate.
lowest: RESOLUTION := lowest-direct
lowest: WARNINGS := -W default::DeprecationWarning
highest: RESOLUTION := highest
lowest highest: $(VENV)/ready-dev
	$(BIN)/uv pip compile pyproject.toml --all-extras --resolution $(RESOLUTION) --upgrade --quiet --no-header --no-annotate --output-file $(VENV)/$@.txt
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(VENV)/$@
	$(BIN)/uv pip install --quiet --python $(VENV)/$@ --requirement $(VENV)/$@.txt --group test
	$(BIN)/uv pip install --quiet --python $(VENV)/$@ --no-deps --editable .
	$(VENV)/$@/$(SCRIPTS)/python -m pytest -n auto -q $(WARNINGS) $(QUICK) $(BOUNDS)
# Besides the quick tests, those that use a dependency that they do not.
BOUNDS := tests/cli tests/envs/test_envs_interfaces.py tests/server/test_server_play.py

# ---- releases: CONTRIBUTING.md says how

# The packages of this commit, their SBOM and checksums, reviewed, in dist/VERSION.
dist: $(VENV)/ready-dev
	@$(BIN)/python -m tools.distributions

# make release VERSION=0.3.0; ARGS=--dry-run shows everything and changes nothing.
release: $(VENV)/ready-dev
	@$(BIN)/python -m tools.release $(VERSION) $(ARGS)

clean:
	rm -rf $(VENV) site web/node_modules .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Fog City needs Python 3.11 or newer; choose one with: make PYTHON=/path/to/python3.11 ..."; exit 1; }
	@echo "Setting up $(VENV), once; this takes a minute ..."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

# uv installs many times quicker than pip; pip has its turn where uv cannot work.
define install
	@{ $(PIP) --require-hashes --requirement requirements-uv.lock \
		&& $(UV) --compile-bytecode --require-hashes $(addprefix --requirement ,$(1)) \
		&& $(UV) --no-build-isolation --no-deps --editable .; } \
		|| { $(PIP) --require-hashes $(addprefix --requirement ,$(1)) && $(PIP) --no-build-isolation --no-deps --editable .; }
	@$(BIN)/python -m compileall -q src
endef

$(VENV)/ready: $(VENV)/created requirements.lock requirements-build.lock requirements-uv.lock pyproject.toml
	$(call install,requirements.lock requirements-build.lock)
	@touch $@

$(VENV)/ready-dev: $(VENV)/created requirements-dev.lock requirements-uv.lock pyproject.toml
	$(call install,requirements-dev.lock)
	@touch $@ $(VENV)/ready

# What tests of learners need. PyTorch is installed by pip, from its own index for processors: PyPI's build for Linux brings
# gigabytes for graphics cards. What it depends on comes first, with hashes, from a lock that leaves PyTorch out.
$(VENV)/ready-learners: $(VENV)/ready-dev requirements-learners.lock requirements-torch.txt
	@$(UV) --no-deps --require-hashes --requirement requirements-learners.lock \
		|| $(PIP) --no-deps --require-hashes --requirement requirements-learners.lock
	@$(PIP) --no-deps --retries 1 --timeout 30 --requirement requirements-torch.txt
	@touch $@
