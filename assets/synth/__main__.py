"""`python -m assets.synth OUT_DIR` writes every sound as OGG into a folder."""

import argparse
from pathlib import Path

import soundfile  # type: ignore[import-untyped]

from assets.synth.catalogue import made_sounds
from assets.synth.ogg import write_ogg


def main() -> None:
    """Make everything into the folder named on the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m assets.synth", description="Make every sound of the game and write it as OGG."
    )
    parser.add_argument(
        "out_dir", metavar="OUT_DIR", type=Path, help="the folder to write into, made if need be"
    )
    out_dir: Path = parser.parse_args().out_dir
    count = 0
    try:
        out_dir.mkdir(parents=True, exist_ok=True)
        for name, wave in made_sounds():
            write_ogg(out_dir / f"{name}.ogg", wave)
            count += 1
    except (OSError, soundfile.LibsndfileError) as error:
        parser.exit(1, f"The sounds cannot be written: {error}\n")
    print(f"{count} sounds written to {out_dir}.")


if __name__ == "__main__":
    main()
