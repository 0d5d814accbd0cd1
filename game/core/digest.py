"""A short fingerprint of a state, the same on every machine and in every process."""

import hashlib
import json


def digest(state: object) -> str:
    """Return 16 hexadecimal digits for a state made of tuples, integers, strings, booleans and None.

    Raises TypeError for anything else, which would not be a value.
    """
    text = json.dumps(state, separators=(",", ":"), ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
