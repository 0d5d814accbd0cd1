"""`python -m assets.drawing OUT_DIR` writes every picture as SVG into a folder."""

import argparse
from pathlib import Path

from assets.drawing.catalogue import drawn_files


def main() -> None:
    """Draw everything into the folder named on the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m assets.drawing", description="Draw every picture of the game and write it as SVG."
    )
    parser.add_argument(
        "out_dir", metavar="OUT_DIR", type=Path, help="the folder to write into, made if need be"
    )
    out_dir: Path = parser.parse_args().out_dir
    count = 0
    try:
        for path, svg in drawn_files():
            target = out_dir / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(svg, encoding="utf-8", newline="\n")
            count += 1
    except OSError as error:
        parser.exit(1, f"The pictures cannot be written: {error}\n")
    print(f"{count} pictures written to {out_dir}.")


if __name__ == "__main__":
    main()
