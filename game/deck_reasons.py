"""What is wrong with a field of a deck, in words for the player who wrote the file."""

from collections.abc import Mapping
from typing import Any

from game.core.words import Message, message, message_n


def deck_reason(problem: str, context: Mapping[str, Any], fallback: str) -> Message:
    """Return the reason for a kind of validation problem of pydantic, with what it says of it."""
    match problem:
        case "missing" | "union_tag_not_found":
            return message("is missing")
        case "extra_forbidden":
            return message("is not known here")
        case "literal_error":
            return message("must be {choices}", choices=str(context["expected"]))
        case "union_tag_invalid":
            return message("must be one of {choices}", choices=str(context["expected_tags"]))
        case "too_short":
            return message_n(
                "has {n} entry and needs at least {least}",
                "has {n} entries and needs at least {least}",
                int(context["actual_length"]),
                least=int(context["min_length"]),
            )
        case "too_long":
            return message_n(
                "has {n} entry and may have at most {most}",
                "has {n} entries and may have at most {most}",
                int(context["actual_length"]),
                most=int(context["max_length"]),
            )
        case "string_too_short":
            return message("must not be empty")
        case "string_too_long":
            return message_n(
                "may have at most {n} character",
                "may have at most {n} characters",
                int(context["max_length"]),
            )
        case "string_pattern_mismatch":
            return _letters_reason(str(context["pattern"]))
        case _:
            return _type_reason(problem, context, fallback)


def _letters_reason(pattern: str) -> Message:
    if "-" in pattern.replace("a-z", "").replace("0-9", ""):
        return message("may hold only small letters a to z, digits, _ and -")
    return message("may hold only small letters a to z, digits and _")


def _type_reason(problem: str, context: Mapping[str, Any], fallback: str) -> Message:
    match problem:
        case "int_type":
            return message("must be a whole number")
        case "greater_than_equal":
            return message("must be {n} or more", n=int(context["ge"]))
        case "less_than_equal":
            return message("must be {n} or less", n=int(context["le"]))
        case "string_type":
            return message("must be a text")
        case "tuple_type":
            return message("must be a list")
        case "model_type" | "model_attributes_type":
            return message("must be an object in braces")
        case _:
            return Message(fallback.removeprefix("Value error, "))
