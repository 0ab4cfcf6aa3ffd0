# Flambeau's commands. `make help` lists them.

PYTHON_BIN := .venv/bin
WORKERS ?= auto
SAMPLE ?= 60
EXTRAS := dev

.PHONY: help play serve test test-long check rules bench mutants

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12

play: ## set everything up and open the lobby in the browser
	@tools/setup
	@$(PYTHON_BIN)/flambeau serve --open

serve: ## a server for many tables; OPTIONS="--port 80" and others as for `flambeau serve`
	@tools/setup
	@exec $(PYTHON_BIN)/flambeau serve $(OPTIONS)

test: check ## set everything up and run all checks (the long tests aside)
	$(PYTHON_BIN)/pytest -n $(WORKERS) -m "not long"

test-long: EXTRAS := dev ray
test-long: check ## all checks and every test
	$(PYTHON_BIN)/pytest -n $(WORKERS) -m "long or not long"

check:
	@tools/setup --compiler --browser $(EXTRAS)
	$(PYTHON_BIN)/ruff check
	$(PYTHON_BIN)/ruff format --check
	$(PYTHON_BIN)/mypy
	$(PYTHON_BIN)/lint-imports --no-logo
	$(PYTHON_BIN)/python -m tools.rules
	$(PYTHON_BIN)/python -m tools.client check

rules: ## how much of the rule ledgers is tested
	@tools/setup dev
	@$(PYTHON_BIN)/python -m tools.rules

mutants: ## break rules of GAME=... on purpose and see which tests notice; SAMPLE=60 of them, IDS=..., FILES=...
	@tools/setup dev
	@nice -n 10 $(PYTHON_BIN)/python -m tools.mutants $(GAME) --sample $(SAMPLE) \
		$(foreach ids,$(IDS),--ids $(ids)) $(foreach file,$(FILES),--file $(file))

bench: ## our speed and our peers' in one run
	@tools/setup --compiler dev bench
	@$(PYTHON_BIN)/python -m bench
	@$(PYTHON_BIN)/python -m bench.learners
