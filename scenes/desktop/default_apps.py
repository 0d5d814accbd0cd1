"""Which program opens a type of file: our word in the user's `mimeapps.list`, and nothing else of it.

Source: Association between MIME types and applications 1.0.1.
"""

DEFAULTS = "Default Applications"
_SECTIONS = (DEFAULTS, "Added Associations", "Removed Associations")


def with_default(text: str, kind: str, entry: str) -> str:
    """Return the text of a list in which this entry opens the type first; further ones stay behind it."""
    lines: list[str] = []
    header = None
    is_there = False
    for block in _blocks(text):
        if _section(block[0]) == DEFAULTS:
            header = len(lines) if header is None else header
            for number, line in enumerate(block):
                if _is_about(line, kind):
                    others = _others(line, entry)
                    block[number] = f"{kind}={entry};{others}" if others else f"{kind}={entry}"
                    is_there = True
        lines += block
    if is_there:
        return "\n".join(lines)
    if header is not None:
        lines.insert(header + 1, f"{kind}={entry}")
        return "\n".join(lines)
    gap = "" if not text or text.endswith("\n") else "\n"
    return f"{text}{gap}[{DEFAULTS}]\n{kind}={entry}\n"


def without_entry(text: str, kind: str, entry: str) -> str:
    """Return the text of a list that names this entry for the type no more; a section left empty goes too."""
    lines: list[str] = []
    for block in _blocks(text):
        rest = block
        if _section(block[0]) in _SECTIONS:
            rest = [line for old in block for line in _lines_without(old, kind, entry)]
            if len(rest) < len(block) and not any(line.strip() for line in rest[1:]):
                del rest[0]
        lines += rest
    return "\n".join(lines)


def _blocks(text: str) -> list[list[str]]:
    """Return the lines, each header with those below it."""
    blocks: list[list[str]] = [[]]
    for line in text.split("\n"):
        if _section(line) and blocks[-1]:
            blocks.append([])
        blocks[-1].append(line)
    return blocks


def _section(line: str) -> str:
    line = line.strip()
    return line[1:-1] if line.startswith("[") and line.endswith("]") else ""


def _is_about(line: str, kind: str) -> bool:
    key, equals, _ = line.partition("=")
    return bool(equals) and key.strip() == kind


def _lines_without(line: str, kind: str, entry: str) -> list[str]:
    if not _is_about(line, kind):
        return [line]
    value, others = line.partition("=")[2], _others(line, entry)
    if others == value:
        return [line]
    return [f"{kind}={others}"] if others else []


def _others(line: str, entry: str) -> str:
    """Return what a line names besides the entry."""
    value = line.partition("=")[2]
    names = value.split(";")
    if all(name.strip() != entry for name in names):
        return value if value.strip() else ""
    rest = [name for name in names if name.strip() != entry]
    return ";".join(rest) if any(name.strip() for name in rest) else ""
