"""Rule ids are written out, so that one search finds a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import ids
from tools.rules import ROOT

KNOWN = [f"DH-RULING-{number:02}" for number in range(1, 60) if number != 47] + ["DH-AI-02", "DH-AI-03", "DH-AI-05"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(DH-AI-02, -03 and -05)", "(DH-AI-02, DH-AI-03, DH-AI-05)"),
        ("DH-RULING-45 to -49.", "DH-RULING-45, DH-RULING-46, DH-RULING-48, DH-RULING-49."),
        ("DH-RULING-45 to DH-RULING-46", "DH-RULING-45, DH-RULING-46"),
        ("DH-RULING-01, -03 to -05, DH-AI-02", "DH-RULING-01, DH-RULING-03, DH-RULING-04, DH-RULING-05, DH-AI-02"),
        ("DH-RULING-01 to\n-02", "DH-RULING-01, DH-RULING-02"),
        ("DH-AI-02 and DH-AI-03, at -5 or 3 to -4", "DH-AI-02 and DH-AI-03, at -5 or 3 to -4"),
    ],
)
def test_shortened_ids_are_written_out(text: str, expected: str) -> None:
    assert ids.written_out(text, KNOWN) == expected


@pytest.mark.parametrize(
    "line",
    [
        f'    """A docstring. {"DH-AI-02, " * 15}DH-AI-03."""',
        f"    # A comment. {'DH-AI-02, ' * 15}DH-AI-03.",
        f"    return 5  # {'DH-AI-02, ' * 15}DH-AI-03",
    ],
)
def test_a_line_that_became_too_long_is_wrapped_and_still_python(line: str) -> None:
    lines = ids.wrapped(line)
    assert len(lines) > 1 and max(map(len, lines)) <= ids.WIDTH
    compile("\n".join(["def f():", *lines, "    pass"]), "wrapped", "exec")
    assert " ".join("\n".join(lines).replace("#", " ").split()).count("DH-AI-02") == 15


def test_every_id_is_written_out_in_source_and_tests() -> None:
    assert list(ids.shortened(ROOT / place for place in ids.PLACES)) == []


def test_files_are_fixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ids, "ROOT", tmp_path)
    page = tmp_path / "rules.py"
    page.write_text('"""Some (DH-AI-02, -03)."""\nX = 1\n', "utf-8")
    assert len(list(ids.shortened([tmp_path]))) == 1
    assert ids.fix([tmp_path], KNOWN) == 1
    assert page.read_text("utf-8") == '"""Some (DH-AI-02, DH-AI-03)."""\nX = 1\n'
    assert list(ids.shortened([tmp_path])) == [] and ids.fix([tmp_path], KNOWN) == 0


def test_a_pragma_stays_on_its_line() -> None:
    line = f"    if {'a' * 110}:  # type: ignore[arg-type]"
    assert ids.wrapped(line) == [line]
