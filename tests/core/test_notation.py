"""Options as words, both ways, with errors that say what was expected."""

import pytest

from antechamber.core.errors import NotationError
from antechamber.core.notation import ARG_BITS, COUNT, SEAT, Numbers, Sets, Vocabulary, Words

COLOUR = Words("colour", ["red", "blue", "green"])
SPACE = Numbers("space", 12, first=1)
SPACES = Sets("spaces", SPACE, 12)
MOVE, PUT, PASS_BY = (n << ARG_BITS for n in (2, 3, 4))

words = Vocabulary("atelier")
words.option(MOVE, "move", "move {space}", [("space", SPACE)])
words.option(PUT, "put", "put {colour} on {spaces}", [("colour", COLOUR), ("spaces", SPACES)])
words.option(PASS_BY, "pass-by", "pass by")


@pytest.mark.parametrize(
    ("option", "text", "data"),
    [
        (MOVE, "move 1", {"kind": "move", "space": 1}),
        (MOVE | 11, "move 12", {"kind": "move", "space": 12}),
        (PUT | 2 << 12 | 0b101, "put green on 1+3", {"kind": "put", "colour": "green", "spaces": [1, 3]}),
        (PUT, "put red on none", {"kind": "put", "colour": "red", "spaces": []}),
        (PASS_BY, "pass by", {"kind": "pass-by"}),
    ],
)
def test_an_option_is_a_number_a_text_and_data(option, text, data):
    assert words.text(option) == text
    assert words.read(text) == option
    assert words.read(f"  {text.replace(' ', '   ')} ") == option
    assert words.describe(option) == data


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("move", '"move" is no option of atelier; expected "move {space}"'),
        ("move 13", '"13" is no space; expected a number from 1 to 12'),
        ("move 0", '"0" is no space; expected a number from 1 to 12'),
        ("move x", '"x" is no space; expected a number from 1 to 12'),
        ("put pink on 1", '"pink" is no colour; expected one of red, blue, green'),
        ("put red on 1+x", '"x" is no space; expected a number from 1 to 12'),
        ("put red upon 1", '"put red upon 1" is no option of atelier; expected one of "move {space}"'),
        ("", '"" is no option of atelier; expected one of "move {space}", "put {colour} on {spaces}", "pass by"'),
    ],
)
def test_a_text_that_names_no_option_says_what_was_expected(text, error):
    with pytest.raises(NotationError) as caught:
        words.read(text)
    assert str(caught.value).startswith(error)


@pytest.mark.parametrize("number", [-1, 99 << ARG_BITS, PUT | 3 << 12])
def test_a_number_that_is_no_option_comes_out_as_such(number):
    assert words.text(number) == f"option {number}"


def test_domains_tell_numbers_as_people_count():
    assert SEAT.value(0) == 1
    assert SEAT.parse(1) == 0
    assert COUNT.word(7) == "7"
    assert COLOUR.parse("blue") == 1
    assert SPACES.parse([1, 12]) == 1 | 1 << 11


@pytest.mark.parametrize(
    ("domain", "value", "error"),
    [
        (COLOUR, 1, "expected a colour, got 1"),
        (Words("artefact", ["mask"]), None, "expected an artefact, got None"),
        (SPACE, "1", "expected a space, got '1'"),
        (SPACE, True, "expected a space, got True"),
        (SPACES, "1+2", "expected a list of spaces, got '1[+]2'"),
        (SPACES, [0], '"0" is no space'),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(domain, value, error):
    with pytest.raises(NotationError, match=error):
        domain.parse(value)


def test_arguments_that_need_too_many_bits_are_refused_at_once():
    with pytest.raises(ValueError, match="its arguments need 28 bits, there are 24"):
        words.option(9 << ARG_BITS, "wide", "{a} {b} {c}", [("a", SPACES), ("b", SPACES), ("c", SPACE)])


def test_names_of_fields_may_repeat_across_kinds_but_not_across_bits():
    for option in range(PUT, PUT | 3 << 12):
        assert words.read(words.text(option)) == option
