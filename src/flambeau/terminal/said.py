"""Text that is broken between words only: never at a no-break space, which Textual takes for any other space."""

from __future__ import annotations

from textual.content import Content
from textual.visual import VisualType
from textual.widgets import Static


class Said(Static):
    """A Static whose lines keep « guillemets », colons and question marks with their words."""

    def __init__(self, content: Content | None = None, *, id: str | None = None) -> None:
        self.said = Content("") if content is None else content
        super().__init__(self.said, id=id)

    def update(self, content: VisualType = "", *, layout: bool = True) -> None:
        """Say this now."""
        self.said = content if isinstance(content, Content) else Content(str(content))
        super().update(kept(self.said, self.content_size.width), layout=layout)

    def on_resize(self) -> None:
        """Another width breaks the lines elsewhere."""
        super().update(kept(self.said, self.content_size.width))


def kept(content: Content, width: int) -> Content:
    """The same text with line breaks in the place of spaces where a line of this width ends."""
    if width < 1:
        return content
    letters = list(content.plain)
    start = last = 0
    for at, letter in enumerate(letters):
        if letter == "\n":
            start = at + 1
        elif letter == " ":
            last = at
        elif at - start >= width and last > start:
            letters[last] = "\n"
            start = last + 1
    return Content("".join(letters), spans=list(content.spans))
