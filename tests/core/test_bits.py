"""Sets of small numbers as bits."""

import pytest

from antechamber.core.bits import bit, lowest


@pytest.mark.parametrize("n", range(62))
def test_a_set_of_one_number_holds_it_however_large(n):
    assert bit(n) == 2**n
    assert lowest(bit(n)) == n


def test_the_lowest_of_several():
    assert lowest(0b1011000) == 3
    assert lowest(bit(61) | bit(40)) == 40
