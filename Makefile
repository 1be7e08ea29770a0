# Every target sets up what it needs in $(VENV), and only when something has changed.

PYTHON ?= python3
VENV ?= .venv
JOBS ?= 2
GAME ?= azul
TORCH ?= torch==2.13.0
ARGS ?=

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
INSTALL := TILEWRIGHT_PURE=1 $(PIP) install --no-build-isolation --editable
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
MARCH := $(if $(filter undefined,$(origin TILEWRIGHT_MARCH)),default,$(TILEWRIGHT_MARCH))
PXD := $(sort $(shell find src/tilewright -name '*.pxd'))
SOURCES := $(PXD) $(wildcard $(PXD:.pxd=.py))
READY := $(VENV)/$(if $(filter-out 0,$(TILEWRIGHT_PURE)),.play,.compiled)
BUILT := $(shell find src/tilewright -name '*.so')
IS_COMPILED := TILEWRIGHT_PURE=0 $(BIN)/python -c \
	'from tilewright._build import COMPILED; raise SystemExit(not COMPILED)'
GOALS := $(if $(MAKECMDGOALS),$(MAKECMDGOALS),help)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play terminal serve web bench test test-compiled test-pure audit lint format docs torch compile clean FORCE

help: ## list the targets
	@echo "make TARGET, where TARGET is one of:"
	@sed -n 's/^\([a-z-]*\):.*## /  \1\t/p' Makefile | expand -t 18
	@echo "Variables: PYTHON (interpreter, 3.11 or newer), VENV (folder of the environment),"
	@echo "  ARGS (for play, terminal, serve, bench, audit and the tests), TILEWRIGHT_MARCH (processor to compile for)."

play: $(READY) $(VENV)/.server ## open a page in the browser, and play there
	@$(BIN)/tilewright serve --open --log-level warning --log-form text $(ARGS)

terminal: $(READY) ## play in the terminal: Azul, or GAME=pavilion or GAME=garden
	@$(BIN)/tilewright play $(GAME) $(ARGS)

serve: $(READY) $(VENV)/.server ## run the server for others, and open nothing
	@$(BIN)/tilewright serve $(ARGS)

web: web/node_modules ## build the client for browsers into the package; needs Node 20.19 or newer
	cd web && npm run --silent build

web/node_modules: web/package.json web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund
	@touch $@

bench: $(READY) ## measure the speed of the rules
	@$(BIN)/tilewright bench $(ARGS)

test: lint test-compiled test-pure ## lint, then all tests compiled, then all tests pure

test-compiled: $(VENV)/.compiled $(VENV)/.dev ## all tests with the compiled modules
	@$(IS_COMPILED) || { echo "The modules are not compiled: see above."; exit 1; }
	TILEWRIGHT_PURE=0 $(PYTEST) $(ARGS)

test-pure: $(VENV)/.dev ## all tests in pure Python
	TILEWRIGHT_PURE=1 $(PYTEST) -m "not install and not processes and not web" $(ARGS)

audit: $(VENV)/.dev ## look at the packages in use, and look them up among known weaknesses
	$(BIN)/python -m tools.audit $(ARGS)

lint: $(VENV)/.dev ## ruff, mypy, import-linter
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(VENV)/.dev ## put imports and layout in order
	$(BIN)/ruff check --quiet --select I --fix
	$(BIN)/ruff format

docs: $(VENV)/.docs ## build the documentation into docs/_build
	$(BIN)/python -m sphinx --builder html --fail-on-warning --keep-going --quiet docs docs/_build
	@echo "The documentation is in docs/_build/index.html."

torch: $(VENV)/.dev ## add PyTorch and MaskablePPO, for the tests that train with them
	$(PIP) install '$(TORCH)' sb3-contrib

compile: $(VENV)/.compiled ## compile the modules in place

clean: ## remove what was built; the environment stays
	rm -rf build dist docs/_build src/*.egg-info .mypy_cache .ruff_cache .pytest_cache
	rm -rf .import_linter_cache .hypothesis
	rm -f $(BUILT) $(VENV)/.compiled
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Tilewright needs Python 3.11 or newer, and $(PYTHON) is not that."; \
		echo "Choose another: make PYTHON=python3.12 $(GOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: pyproject.toml src/tilewright/_version.py | $(VENV)/.made
	@echo "Setting up $(VENV) ..."
	@$(BIN)/python -c 'import tomllib; f = open("pyproject.toml", "rb"); \
		print(*tomllib.load(f)["build-system"]["requires"], sep="\n")' > $(VENV)/build-requires.txt
	@$(PIP) install --requirement $(VENV)/build-requires.txt
	@$(INSTALL) .
	@touch $@

$(VENV)/.server: $(VENV)/.play
	@echo "Adding the server ..."
	@$(INSTALL) '.[server]'
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	@echo "Adding the tools of a developer ..."
	@$(INSTALL) '.[dev]'
	@touch $@

$(VENV)/.docs: $(VENV)/.play
	@echo "Adding the tools of the documentation ..."
	@$(INSTALL) '.[docs]'
	@touch $@

# Names and settings that the compiled modules depend on, rewritten only when they change.
$(VENV)/.settings: FORCE | $(VENV)/.made
	@echo '$(MARCH) $(SOURCES)' | cmp -s - $@ || echo '$(MARCH) $(SOURCES)' > $@

# Without a compiler there is no stamp, so that the next run tries again.
$(VENV)/.compiled: setup.py $(SOURCES) $(VENV)/.settings $(if $(BUILT),,FORCE) | $(VENV)/.play
	@echo "Compiling ..."
	@TILEWRIGHT_PURE=0 $(BIN)/python setup.py --quiet build_ext --inplace
	@if $(IS_COMPILED); then touch $@; else rm -f $@; fi

FORCE:
