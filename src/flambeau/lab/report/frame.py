"""What every page of the lab has: its frame, its style, and small pieces of HTML."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from flambeau import __version__

STYLE: Final = """
:root { color-scheme: light dark; --ground: #faf7f0; --page: #fffdf8; --ink: #29241d; --soft: #6f6558; --line: #ddd5c6;
  --mark: #a8481c; --faint: #c9a78f; --band: #dfead2; --good: #35682d; --bad: #a3271f; }
@media (prefers-color-scheme: dark) { :root { --ground: #171411; --page: #211c18; --ink: #ece4d8; --soft: #a99d8d;
  --line: #3b342c; --mark: #f0944d; --faint: #7d5a41; --band: #2c3a24; --good: #94cf85; --bad: #f2938a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 Georgia, "Times New Roman", serif; }
main { max-width: 54rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .4rem; }
h2 { font-size: 1.35rem; margin: 2.6rem 0 .6rem; padding-top: .8rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 1.4rem 0 .3rem; }
p { margin: .4rem 0 .8rem; max-width: 44rem; } .soft { color: var(--soft); }
.caution { border-left: 4px solid var(--mark); padding: .5rem 0 .5rem 1rem; background: var(--page); }
.plot { background: var(--page); border: 1px solid var(--line); border-radius: 8px; padding: .6rem .7rem;
  margin: .5rem 0 1rem; overflow-x: auto; }
.plot svg { display: block; width: 100%; min-width: 34rem; height: auto; } .plot svg.slim { min-width: 0; }
svg text { font: 13px system-ui, sans-serif; fill: var(--ink); } svg .tick { fill: var(--soft); font-size: 12px; }
svg .number { font-variant-numeric: tabular-nums; fill: var(--soft); font-size: 12px; }
svg .grid { stroke: var(--line); } svg .band { fill: var(--band); } svg .bar { fill: var(--mark); opacity: .85; }
svg .whisker { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; opacity: .6; }
svg .dot { fill: var(--mark); }
svg .faint { opacity: .4; } svg .head { font-weight: 600; } svg .back { fill: var(--page); }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font: 14px/1.4 system-ui, sans-serif; }
th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: 600; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.inside { color: var(--good); } .outside { color: var(--bad); } code { font-size: .88em; overflow-wrap: anywhere; }
details summary { cursor: pointer; color: var(--soft); }
@media (max-width: 40rem) { main { padding: 1.2rem .8rem 3rem; } h1 { font-size: 1.55rem; } }
@media print { .plot, .caution { background: none; } }
"""

CAUTION: Final = (
    '<p class="caution"><b>Bots are not people.</b> Everything here says how programs fare against programs. A bot '
    "that plays badly with a card makes the card look bad. Intervals say what chance alone may have done to a number, "
    "not how you will fare. Pale marks stand for intervals too wide to claim anything.</p>"
)


def page(title: str, under: str, parts: Iterable[str]) -> str:
    """A whole page."""
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n'
        f'<body><main><h1>{escape(title)}</h1><p class="soft">{under}</p>\n{CAUTION}\n{body}\n'
        f'<p class="soft">Made by Flambeau {escape(__version__)}.</p></main></body></html>\n'
    )


def section(title: str, *parts: str) -> str:
    """A heading and what stands under it."""
    return f"<h2>{escape(title)}</h2>" + "".join(parts)


def plot(svg: str, title: str = "", text: str = "") -> str:
    """A plot with a small heading."""
    head = f"<h3>{escape(title)}</h3>" if title else ""
    told = f'<p class="soft">{text}</p>' if text else ""
    return f'{head}{told}<div class="plot">{svg}</div>'


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[int] = ()) -> str:
    """A table; cells are HTML already, those of the columns `numbers` stand on the right."""

    def cells(tag: str, row: Sequence[str]) -> str:
        marks = [' class="n"' if place in numbers else "" for place in range(len(row))]
        return "".join(f"<{tag}{mark}>{cell}</{tag}>" for mark, cell in zip(marks, row))

    body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{cells("th", heads)}</tr>{body}</table></div>'
