"""The list of programs that open files: our word is put in and taken out, the rest stays to the letter."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.desktop.default_apps import with_default, without_entry

KIND = "application/x-four-inns"
OURS = "ours.desktop"
LINE = st.sampled_from(
    [
        "text/plain=editor.desktop;",
        f"{KIND}=other.desktop",
        f"{KIND}=other.desktop;third.desktop;",
        f" {KIND} = spaced.desktop\r",
        "# a word of the user",
        "",
        "no sense",
    ]
)
SECTION = st.builds(
    lambda name, lines: f"[{name}]\ntext/html=browser.desktop\n" + "".join(f"{line}\n" for line in lines),
    st.sampled_from(["Default Applications", "Added Associations", "Something else"]),
    st.lists(LINE),
)


@given(st.lists(LINE, max_size=2), st.lists(SECTION))
def test_what_is_put_in_and_taken_out_leaves_the_list_as_it_was(
    first: list[str], sections: list[str]
) -> None:
    before = "".join(f"{line}\n" for line in first) + "".join(sections)
    changed = with_default(before, KIND, OURS)
    after = without_entry(changed, KIND, OURS)
    # Only the space around a line that both changed is not kept.
    tidy = before.replace(f" {KIND} = spaced", f"{KIND}= spaced")
    assert after in (before, tidy) or after.replace(f" {KIND} = spaced", f"{KIND}= spaced") == tidy


@given(st.lists(LINE, max_size=2), st.lists(SECTION))
def test_twice_is_once(first: list[str], sections: list[str]) -> None:
    before = "".join(f"{line}\n" for line in first) + "".join(sections)
    once = with_default(before, KIND, OURS)
    assert with_default(once, KIND, OURS) == once
    gone = without_entry(once, KIND, OURS)
    assert without_entry(gone, KIND, OURS) == gone


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", f"[Default Applications]\n{KIND}={OURS}\n"),
        ("[Default Applications]\n", f"[Default Applications]\n{KIND}={OURS}\n"),
        ("# mine", f"# mine\n[Default Applications]\n{KIND}={OURS}\n"),
        (
            f"[Default Applications]\n{KIND}=a.desktop;{OURS};\n",
            f"[Default Applications]\n{KIND}={OURS};a.desktop;\n",
        ),
        (
            f"[Added Associations]\n{KIND}=a.desktop\n",
            f"[Added Associations]\n{KIND}=a.desktop\n[Default Applications]\n{KIND}={OURS}\n",
        ),
    ],
)
def test_our_word_comes_first_and_into_its_section_only(before: str, after: str) -> None:
    assert with_default(before, KIND, OURS) == after


def test_what_the_file_manager_wrote_of_us_goes_too_and_nothing_else() -> None:
    before = (
        f"[Added Associations]\n{KIND}={OURS};a.desktop;\ntext/plain={OURS};\n"
        f"[Removed Associations]\n{KIND}={OURS};\n[Other]\n{KIND}={OURS}\n"
    )
    assert without_entry(before, KIND, OURS) == (
        f"[Added Associations]\n{KIND}=a.desktop;\ntext/plain={OURS};\n[Other]\n{KIND}={OURS}\n"
    )
