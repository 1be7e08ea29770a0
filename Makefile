# Every target sets up what it needs in $(VENV), and only when something has changed.

PYTHON ?= python3
VENV ?= .venv
JOBS ?= 2
GAME ?= azul
TORCH ?= torch==2.13.0
ARGS ?=

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Modules are byte-compiled when first imported: most of a large package never is.
PIP_INSTALL := $(PIP) install --no-compile
INSTALL := TILEWRIGHT_PURE=1 $(PIP_INSTALL) --no-build-isolation --editable
# `make check` needs fewer packages than the whole suite, and uses those of the suite if they are there.
CHECK_READY := $(VENV)/$(if $(wildcard $(VENV)/.dev),.dev,.check)
FAST_TESTS := $(wildcard tests/core tests/table tests/azul tests/pavilion tests/garden tests/conformance) \
	tests/test_audit.py tests/test_build.py tests/test_playthroughs.py
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# Browsers and servers can be too slow on a busy machine: what fails runs once more, alone, and has to pass then. What failed
# the first time stays in the output.
ALONE := $(BIN)/python -m pytest -n 0 --last-failed --last-failed-no-failures none --maxfail 5
# $(call tests,settings,options)
tests = $(1) TILEWRIGHT_TIMES=$(TIMES) $(PYTEST) $(2) || \
	{ [ $$? = 1 ] && echo "Once more, one at a time, what failed:" && $(1) $(ALONE) $(2); }
MARCH := $(if $(filter undefined,$(origin TILEWRIGHT_MARCH)),default,$(TILEWRIGHT_MARCH))
PXD := $(sort $(shell find src/tilewright -name '*.pxd'))
SOURCES := $(PXD) $(wildcard $(PXD:.pxd=.py))
READY := $(VENV)/$(if $(filter-out 0,$(TILEWRIGHT_PURE)),.play,.compiled)
BUILT := $(shell find src/tilewright -name '*.so')
IS_COMPILED := TILEWRIGHT_PURE=0 $(BIN)/python -c \
	'from tilewright._build import COMPILED; raise SystemExit(not COMPILED)'
# The markers of tests that run in one form only: pyproject.toml says why.
EITHER_FORM := not install and not processes and not web and not texts
LINT := $(BIN)/ruff check --quiet && $(BIN)/ruff format --check --quiet && $(BIN)/mypy && $(BIN)/lint-imports --no-logo
GOALS := $(if $(MAKECMDGOALS),$(MAKECMDGOALS),help)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play terminal serve web static engine bench check test test-compiled test-web test-pure audit lint format docs torch compile \
	clean FORCE

# Each part of `make test` writes how many seconds it took into TIMES, for the table at the end. A caller
# that runs make several times passes its own file.
ifeq ($(origin TIMES),undefined)
TIMES := $(VENV)/.times
$(shell rm -f $(TIMES))
endif
# $(call timed,name of the part,command)
timed = began=$$(date +%s); ( $(2) ); status=$$?; \
	printf '%s\t%d\n' '$(1)' $$(( $$(date +%s) - began )) >> $(TIMES); exit $$status
PRINT_TIMES := awk -F '\t' '{ printf "%-40s %3d:%02d\n", $$1, $$2 / 60, $$2 % 60 }' $(TIMES)

help: ## list the targets
	@echo "make TARGET, where TARGET is one of:"
	@sed -n 's/^\([a-z-]*\):.*## /  \1\t/p' Makefile | expand -t 18
	@echo "Variables: PYTHON (interpreter, 3.11 or newer), VENV (folder of the environment),"
	@echo "  ARGS (options for play, terminal, serve, bench, audit and the tests),"
	@echo "  TILEWRIGHT_MARCH (processor to compile for), TILEWRIGHT_CFLAGS (more flags)."

play: $(READY) $(VENV)/.server ## start the site and open it in the browser
	@$(BIN)/tilewright serve --open --log-level warning --log-form text $(ARGS)

terminal: $(READY) ## play Azul in the terminal, or another game: GAME=garden
	@$(BIN)/tilewright play $(GAME) $(ARGS)

serve: $(READY) $(VENV)/.server ## run the server without opening a browser
	@$(BIN)/tilewright serve $(ARGS)

web: web/node_modules ## build the browser client into the package; needs Node 20.19 or newer
	cd web && npm run --silent build

web/node_modules: web/package.json web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
		2>/dev/null && command -v npm >/dev/null || \
		{ echo "The client needs Node 20.19 or newer and npm; on Debian 13 and later: apt install nodejs npm"; exit 1; }
	cd web && npm install --no-save --no-audit --no-fund
	@touch $@

static: $(CHECK_READY) web/node_modules ## build the edition without a server into dist/static; ARGS=FOLDER
	@$(BIN)/python -m tools.static $(ARGS)

engine: $(CHECK_READY) ## fetch what make static needs and git does not have: Pyodide and a wheel for it
	@$(BIN)/python -m tools.static --fetch

bench: $(READY) ## measure the speed of the rules
	@$(BIN)/tilewright bench $(ARGS)

check: $(CHECK_READY) ## format, lint, types and the fast tests, in under two minutes
	@$(call timed,lint,$(LINT))
	@$(call timed,fast tests,TILEWRIGHT_PURE=1 $(PYTEST) --quiet -m "not slow" --hypothesis-profile check $(FAST_TESTS) $(ARGS))
	@$(PRINT_TIMES)

test: lint test-compiled test-web test-pure ## everything: lint, then all tests; prints how long each part took
	@$(PRINT_TIMES)

test-compiled: $(VENV)/.compiled $(VENV)/.dev ## all tests but those of the client, with the compiled modules
	@$(IS_COMPILED) || { echo "The modules are not compiled, see above; on Debian and Ubuntu: apt install gcc python3-dev"; exit 1; }
	@$(call timed,compiled tests,$(call tests,TILEWRIGHT_PURE=0,-m "not web" $(ARGS)))

test-web: $(READY) $(VENV)/.dev ## the tests of the browser client; need Node and chromium
	@$(call timed,client tests,$(call tests,,-m web tests/web $(ARGS)))

test-pure: $(VENV)/.dev ## the tests whose outcome may depend on the form, in pure Python
	@$(call timed,pure tests,$(call tests,TILEWRIGHT_PURE=1,-m "$(EITHER_FORM)" $(ARGS)))

audit: $(VENV)/.dev ## check the dependencies, and look them up among known vulnerabilities
	@$(call timed,audit,$(BIN)/python -m tools.audit $(ARGS))

lint: $(CHECK_READY) ## ruff, mypy, import-linter
	@$(call timed,lint,$(LINT))

format: $(CHECK_READY) ## sort imports and format the code
	$(BIN)/ruff check --quiet --select I --fix
	$(BIN)/ruff format

docs: $(VENV)/.docs ## build the documentation into docs/_build
	$(BIN)/python -m sphinx --builder html --fail-on-warning --keep-going --quiet docs docs/_build
	@echo "The documentation is in docs/_build/index.html."

torch: $(VENV)/.dev ## add PyTorch and MaskablePPO, for the tests that train with them
	@$(call timed,set-up: PyTorch,$(PIP_INSTALL) '$(TORCH)' sb3-contrib)

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
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(PYTHON) can't make virtual environments; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: pyproject.toml src/tilewright/_version.py | $(VENV)/.made
	@echo "Setting up $(VENV) ..."
	@$(BIN)/python -c 'import tomllib; f = open("pyproject.toml", "rb"); \
		print(*tomllib.load(f)["build-system"]["requires"], sep="\n")' > $(VENV)/build-requires.txt
	@$(call timed,set-up: package,$(PIP_INSTALL) --requirement $(VENV)/build-requires.txt && $(INSTALL) .)
	@touch $@

$(VENV)/.server: $(VENV)/.play
	@echo "Adding the server ..."
	@$(call timed,set-up: server,$(INSTALL) '.[server]')
	@touch $@

$(VENV)/.check: $(VENV)/.play
	@echo "Adding the tools of make check ..."
	@$(call timed,set-up: tools of make check,$(INSTALL) '.[check]')
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	@echo "Adding the tools for development ..."
	@$(call timed,set-up: tools for development,$(INSTALL) '.[dev]')
	@touch $@

$(VENV)/.docs: $(VENV)/.play
	@echo "Adding the tools for the documentation ..."
	@$(call timed,set-up: tools for the documentation,$(INSTALL) '.[docs]')
	@touch $@

# The names and settings that compiled modules depend on, rewritten only when they change.
$(VENV)/.settings: FORCE | $(VENV)/.made
	@echo '$(MARCH) $(TILEWRIGHT_CFLAGS) $(SOURCES)' | cmp -s - $@ || echo '$(MARCH) $(TILEWRIGHT_CFLAGS) $(SOURCES)' > $@

# Without a compiler there is no stamp, so the next run tries again.
$(VENV)/.compiled: setup.py $(SOURCES) $(VENV)/.settings $(if $(BUILT),,FORCE) | $(VENV)/.play
	@echo "Compiling ..."
	@$(call timed,compile,TILEWRIGHT_PURE=0 $(BIN)/python setup.py --quiet build_ext --inplace)
	@if $(IS_COMPILED); then touch $@; else rm -f $@; fi

FORCE:
