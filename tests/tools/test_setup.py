"""The set-up script on machines that lack something, played with stand-ins for the commands it calls."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SETUP = Path(__file__).parents[2] / "tools" / "setup"
COREUTILS = ("sh", "dirname", "cksum", "sed", "sort", "tr", "rm", "cat", "grep", "head", "mkdir", "cp", "find")

# A python3 that writes down what it is asked and fails where its machine lacks something.
PYTHON = """#!/bin/sh
echo "python $*" >>"$CALLS"
lacks() { case " $LACKS " in *" $1 "*) return 0 ;; esac; return 1; }
case "$*" in
    *version_info*) ! lacks recent ;;
    --version) echo "Python 3.9.2" ;;
    *"-m venv --without-pip"*) mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
    *"-m venv"*) ! lacks ensurepip && mkdir -p .venv/bin && cp "$0" .venv/bin/python && : >.venv/pip ;;
    *"-m virtualenv"*) ! lacks virtualenv && mkdir -p .venv/bin && cp "$0" .venv/bin/python && : >.venv/pip ;;
    *"--no-index"*) ! lacks everything ;;
    *" install "*) ! lacks network || { echo "ERROR: no network"; exit 1; } ;;
    *"-m pip --python"*) ! lacks pip ;;
    *"-m pip --version"*) [ -f .venv/pip ] ;;
    *sysconfig*) echo "$HEADERS" ;;
esac
"""
APT = """#!/bin/sh
echo "apt-get $*" >>"$CALLS"
case "$*" in
    *python3-venv*) sed -i 's/lacks ensurepip/false/' "$BIN/python3" ;;
    *gcc*) : >"$HEADERS/Python.h" && cp "$BIN/python3" "$BIN/gcc" ;;
esac
"""


class Machine:
    """A folder with the script, a pyproject.toml and a PATH of stand-ins."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "clone"
        self.bin = folder / "bin"
        self.calls = folder / "calls"
        self.headers = folder / "include"
        for made in (self.home / "tools", self.bin, self.headers):
            made.mkdir(parents=True)
        shutil.copy(SETUP, self.home / "tools" / "setup")
        (self.home / "pyproject.toml").write_text("[project]\n", "utf-8")
        for name in COREUTILS:
            real = shutil.which(name)
            assert real is not None
            (self.bin / name).symlink_to(real)
        self.command("python3", PYTHON)
        self.user(1000)

    def command(self, name: str, text: str) -> None:
        (self.bin / name).write_text(text, "utf-8")
        (self.bin / name).chmod(0o755)

    def user(self, number: int) -> None:
        self.command("id", f"#!/bin/sh\necho {number}\n")

    def setup(self, *arguments: str, lacks: str = "virtualenv", **more: str) -> subprocess.CompletedProcess[str]:
        self.calls.write_text("", "utf-8")
        environment = {
            "PATH": str(self.bin),
            "BIN": str(self.bin),
            "CALLS": str(self.calls),
            "HEADERS": str(self.headers),
            "LACKS": lacks,
            **more,
        }
        script = os.fspath(self.home / "tools" / "setup")
        return subprocess.run([script, *arguments], env=environment, capture_output=True, text=True, check=False)

    def called(self, part: str) -> bool:
        return part in self.calls.read_text("utf-8")


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_the_second_run_installs_nothing(machine: Machine) -> None:
    first = machine.setup("dev")
    assert first.returncode == 0, first.stderr
    assert machine.called("-m pip install --disable-pip-version-check -e .[dev]")
    second = machine.setup("dev", lacks="network everything virtualenv")
    assert (second.returncode, second.stderr) == (0, "")
    assert not machine.called("install")


def test_without_extras_the_bare_package_is_installed(machine: Machine) -> None:
    assert machine.setup().returncode == 0
    assert machine.called("-e .\n")


def test_playing_after_testing_keeps_the_extras(machine: Machine) -> None:
    machine.setup("dev")
    machine.setup()
    assert not machine.called("install")
    machine.setup("bench")
    assert machine.called("-e .[bench,dev]")


def test_a_changed_pyproject_is_installed_again(machine: Machine) -> None:
    machine.setup("dev")
    (machine.home / "pyproject.toml").write_text("[project]\nname = 'other'\n", "utf-8")
    machine.setup("dev")
    assert machine.called("-e .[dev]")
    assert not machine.called("-m venv")


def test_a_changed_pyproject_needs_no_network_if_everything_is_there(machine: Machine) -> None:
    machine.setup("dev")
    (machine.home / "pyproject.toml").write_text("[project]\nname = 'other'\n", "utf-8")
    assert machine.setup("dev", lacks="network virtualenv").returncode == 0
    assert machine.called("--no-index --no-build-isolation -e .[dev]")


def test_a_new_dependency_is_fetched(machine: Machine) -> None:
    machine.setup("dev")
    (machine.home / "pyproject.toml").write_text("[project]\nname = 'other'\n", "utf-8")
    assert machine.setup("dev", lacks="everything virtualenv").returncode == 0
    assert machine.called("-m pip install --disable-pip-version-check -e .[dev]")


def test_an_environment_of_another_folder_is_made_anew(machine: Machine) -> None:
    machine.setup("dev")
    machine.home.rename(machine.home.with_name("moved"))
    machine.home = machine.home.with_name("moved")
    assert machine.setup("dev").returncode == 0
    assert machine.called("-m venv .venv")


def test_the_first_installation_without_network_says_so(machine: Machine) -> None:
    ran = machine.setup("dev", lacks="network everything virtualenv")
    assert ran.returncode == 1
    assert "ERROR: no network" in ran.stderr
    assert "it needs the network" in ran.stderr
    assert machine.setup("dev").returncode == 0


def test_no_python_names_the_packages_to_install(machine: Machine) -> None:
    (machine.bin / "python3").unlink()
    ran = machine.setup("dev")
    assert ran.returncode == 1
    assert ran.stderr == (
        "flambeau: Python 3.11 or newer is needed and there is none; type: sudo apt install python3 python3-venv\n"
    )


def test_an_old_python_is_named(machine: Machine) -> None:
    ran = machine.setup("dev", lacks="recent")
    assert ran.returncode == 1
    assert "this is Python 3.9.2" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


def test_a_newer_python_beside_an_old_one_is_found(machine: Machine) -> None:
    machine.command("python3.12", PYTHON.replace("lacks recent", "false"))
    assert machine.setup("dev", lacks="recent virtualenv").returncode == 0


def test_root_gets_python3_venv_by_itself(machine: Machine) -> None:
    machine.user(0)
    machine.command("apt-get", APT)
    ran = machine.setup("dev", lacks="ensurepip pip virtualenv")
    assert ran.returncode == 0, ran.stderr
    assert machine.called("apt-get install -qq -y python3-venv")


def test_without_root_an_outer_pip_fills_the_environment(machine: Machine) -> None:
    machine.command("apt-get", APT)
    ran = machine.setup("dev", lacks="ensurepip virtualenv")
    assert ran.returncode == 0, ran.stderr
    assert not machine.called("apt-get")
    assert machine.called("-m venv --without-pip .venv")
    assert machine.called("-m pip --python .venv/bin/python install --disable-pip-version-check -e .[dev]")


def test_without_root_and_pip_virtualenv_serves(machine: Machine) -> None:
    ran = machine.setup("dev", lacks="ensurepip pip")
    assert ran.returncode == 0, ran.stderr
    assert machine.called("-m virtualenv -q .venv")
    assert machine.called("-m pip install")


def test_with_nothing_at_all_one_sentence_names_the_package(machine: Machine) -> None:
    ran = machine.setup("dev", lacks="ensurepip pip virtualenv")
    assert ran.returncode == 1
    assert ran.stderr == ("flambeau: Python's venv module is incomplete here; type: sudo apt install python3-venv\n")
    assert not (machine.home / ".venv").exists()


def test_without_a_compiler_the_pure_build_goes_on(machine: Machine) -> None:
    for _ in range(2):
        ran = machine.setup("--compiler", "dev")
        assert ran.returncode == 0
        assert "only the pure build is checked; for both type: sudo apt install gcc python3-dev" in ran.stderr


def test_root_gets_a_compiler_by_itself(machine: Machine) -> None:
    machine.user(0)
    machine.command("apt-get", APT)
    ran = machine.setup("--compiler", "dev")
    assert ran.returncode == 0
    assert machine.called("apt-get install -qq -y gcc python3-dev")
    assert "pure build" not in ran.stderr


def test_a_root_who_cannot_get_a_compiler_is_asked_once(machine: Machine) -> None:
    machine.user(0)
    machine.command("apt-get", '#!/bin/sh\necho "apt-get $*" >>"$CALLS"\nexit 100\n')
    assert "type: apt install gcc python3-dev" in machine.setup("--compiler", "dev").stderr
    assert machine.called("apt-get")
    assert "type: apt install gcc python3-dev" in machine.setup("--compiler", "dev").stderr
    assert not machine.called("apt-get")


def test_a_changed_client_is_built_again(machine: Machine) -> None:
    built = machine.home / "src" / "flambeau" / "server" / "static" / "index.html"
    source = machine.home / "client" / "main.ts"
    for made in (built, source, machine.home / "client" / "node_modules" / "package.js"):
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text("", "utf-8")
    machine.setup("dev")
    (machine.home / "client" / "node_modules" / "package.js").write_text("other", "utf-8")
    machine.setup("dev")
    assert not machine.called("install")
    source.write_text("changed", "utf-8")
    machine.setup("dev")
    assert machine.called("--no-index --no-build-isolation -e .[dev]")
    built.unlink()
    machine.setup("dev")
    assert machine.called("--no-index --no-build-isolation -e .[dev]")


def test_root_gets_a_browser_by_itself(machine: Machine) -> None:
    machine.user(0)
    machine.command("apt-get", '#!/bin/sh\necho "apt-get $*" >>"$CALLS"\ncp "$BIN/python3" "$BIN/chromium"\n')
    ran = machine.setup("--browser", "dev")
    assert ran.returncode == 0
    assert machine.called("apt-get install -qq -y chromium")
    assert "no Chromium" not in ran.stderr


def test_without_root_one_sentence_names_the_browser(machine: Machine) -> None:
    ran = machine.setup("--compiler", "--browser", "dev")
    assert ran.returncode == 0
    assert "no Chromium, so the tests in a browser will fail; type: sudo apt install chromium" in ran.stderr
    assert "only the pure build" in ran.stderr


def test_a_root_who_could_not_get_a_browser_tries_again(machine: Machine) -> None:
    machine.user(0)
    machine.command("apt-get", '#!/bin/sh\necho "apt-get $*" >>"$CALLS"\nexit 100\n')
    for _ in range(2):
        ran = machine.setup("--browser", "dev")
        assert ran.returncode == 0
        assert machine.called("apt-get install -qq -y chromium")
        assert "type: apt install chromium" in ran.stderr


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome"])
def test_a_browser_of_another_name_serves(machine: Machine, name: str) -> None:
    machine.command(name, PYTHON)
    assert "Chromium" not in machine.setup("--browser", "dev").stderr


def test_whoever_does_without_a_browser_is_not_asked(machine: Machine) -> None:
    machine.user(0)
    machine.command("apt-get", APT)
    ran = machine.setup("--browser", "dev", FLAMBEAU_WITHOUT_BROWSER="1")
    assert ran.returncode == 0
    assert not machine.called("apt-get")
    assert "Chromium" not in ran.stderr
