"""The legal actions: takings, placements with payments, bonus tiles, tiles to keep.

All functions here are fast functions. Sets of colours, positions and numbers of wild tiles are
bits.
"""

from __future__ import annotations

from tilewright.core.actionlist import ActionList
from tilewright.core.cshims import bits
from tilewright.core.rng import Rng
from tilewright.games.pavilion import board, const, scoring
from tilewright.games.pavilion.table import Table


def payment_word(table: Table, seat: int, colour: int) -> int:
    """Return all ways to pay in a colour that a hand allows, as in `board.PAYMENTS`."""
    joker = table.wild
    real = table.hand[seat][colour]
    wilds = table.hand[seat][joker]
    if colour == joker:
        wilds = 0
    return board.PAYMENTS[6 * min(real, 6) + min(wilds, 5)]


def hand_colours(table: Table, seat: int) -> int:
    """Return, as bits, the colours that a hand holds."""
    colours = 0
    for colour in range(const.COLOURS):
        if table.hand[seat][colour]:
            colours |= 1 << colour
    return colours


def accepted_colours(table: Table, seat: int, star: int) -> int:
    """Return, as bits, the colours that a star of a seat takes now."""
    colours = table.star_colours[seat][star]
    if not table.grey:
        if star:
            return 1 << board.STAR_COLOUR[star]
        return const.ALL_COLOURS & ~colours
    if bits.popcount(scoring.star_ring(table, seat, star)) < 2:
        return const.ALL_COLOURS
    if bits.popcount(colours) == 1:
        return colours
    return const.ALL_COLOURS & ~colours


def payments(table: Table, space: int, colour: int) -> int:
    """Return, as bits, with how many wild tiles the seat to act can pay for a space."""
    cost = board.COST[const.SPACES * table.grey + space]
    return (payment_word(table, table.actor, colour) >> (6 * (cost - 1))) & 63


def takes_from(table: Table, source: int) -> int:
    """Return, as bits, the colours that may be taken from a source."""
    colours = table.holds[source]
    others = colours & ~(1 << table.wild)
    return others or colours


def keepable(table: Table, seat: int) -> int:
    """Return, as bits, the colours that may be kept next: none before the last one kept."""
    return hand_colours(table, seat) >> table.kept_last << table.kept_last


def list_colours(into: ActionList, first: int, colours: int) -> int:
    """List one action for each colour of a set."""
    while colours:
        into.add(first + bits.lowest(colours))
        colours &= colours - 1
    return 0


def list_takings(table: Table, into: ActionList) -> int:
    """List the takings, source by source."""
    for source in range(table.displays + 1):
        first = const.FIRST_TAKE + const.COLOURS * source
        list_colours(into, first, takes_from(table, source))
    return 0


def list_placements(table: Table, into: ActionList) -> int:
    """List the placements, space by space."""
    hand = hand_colours(table, table.actor)
    for star in range(const.STARS):
        accepted = accepted_colours(table, table.actor, star) & hand
        empty = empty_positions(table, star) if accepted else 0
        while empty:
            list_payments(table, into, const.POSITIONS * star + bits.lowest(empty), accepted)
            empty &= empty - 1
    return 0


def list_payments(table: Table, into: ActionList, space: int, colours: int) -> int:
    """List the ways to pay for a space in some colours."""
    while colours:
        colour = bits.lowest(colours)
        colours &= colours - 1
        first = const.FIRST_PLACE + const.WILDS * (const.COLOURS * space + colour)
        list_colours(into, first, payments(table, space, colour))
    return 0


def supply_colours(table: Table) -> int:
    """Return, as bits, the colours of the supply."""
    colours = 0
    for colour in range(const.COLOURS):
        if table.supply[colour]:
            colours |= 1 << colour
    return colours


def empty_positions(table: Table, star: int) -> int:
    """Return, as bits, the empty positions of a star."""
    ring = table.covered[table.actor] >> (const.POSITIONS * star)
    return const.RING & ~ring


def may_place(table: Table, placement: int) -> bool:
    """Return whether a placement is legal: the space is free, takes the colour and can be paid."""
    wilds = placement % const.WILDS
    placement //= const.WILDS
    colour = placement % const.COLOURS
    space = placement // const.COLOURS
    star = space // const.POSITIONS
    if table.spaces[table.actor][space]:
        return False
    if not accepted_colours(table, table.actor, star) >> colour & 1:
        return False
    return payments(table, space, colour) >> wilds & 1 != 0


def pick_taking(table: Table, rng: Rng) -> int:
    """Return a random taking."""
    choices = 0
    for source in range(table.displays + 1):
        choices += bits.popcount(takes_from(table, source))
    left = rng.below(choices)
    source = 0
    choices = bits.popcount(takes_from(table, source))
    while left >= choices:
        left -= choices
        source += 1
        choices = bits.popcount(takes_from(table, source))
    colour = bits.nth_bit(takes_from(table, source), left)
    return const.FIRST_TAKE + const.COLOURS * source + colour


def pick_placement(table: Table, rng: Rng) -> int:
    """Return the pass or a random placement."""
    hand = hand_colours(table, table.actor)
    choices = 1
    for star in range(const.STARS):
        choices += count_placements(table, star, hand)
    left = rng.below(choices)
    if left == 0:
        return const.PASS
    left -= 1
    star = 0
    choices = count_placements(table, star, hand)
    while left >= choices:
        left -= choices
        star += 1
        choices = count_placements(table, star, hand)
    return nth_placement(table, star, hand, left)


def open_payments(table: Table, star: int, colour: int) -> int:
    """Return the ways to pay for a star in a colour, with one space for each cost."""
    word = payment_word(table, table.actor, colour)
    if star == 0 and table.grey:
        return word & 63 << 6 * (const.GREY_MIDDLE_COST - 1)
    return word & board.OPEN[64 * table.grey + empty_positions(table, star)]


def count_placements(table: Table, star: int, hand: int) -> int:
    """Return how many placements a star offers to the colours of a hand."""
    colours = accepted_colours(table, table.actor, star) & hand
    choices = 0
    while colours:
        choices += bits.popcount(open_payments(table, star, bits.lowest(colours)))
        colours &= colours - 1
    if star == 0 and table.grey:
        return choices * bits.popcount(empty_positions(table, star))
    return choices


def nth_placement(table: Table, star: int, hand: int, n: int) -> int:
    """Return the n-th placement of a star, from 0, colour by colour."""
    colours = accepted_colours(table, table.actor, star) & hand
    copies = 1
    if star == 0 and table.grey:
        copies = bits.popcount(empty_positions(table, star))
    while True:
        colour = bits.lowest(colours)
        word = open_payments(table, star, colour)
        choices = copies * bits.popcount(word)
        if n < choices:
            break
        n -= choices
        colours &= colours - 1
    payment = bits.nth_bit(word, n // copies)
    cost = payment // 6
    if star == 0 and table.grey:
        at = bits.nth_bit(empty_positions(table, star), n % copies)
    else:
        at = board.POSITION[6 * table.grey + cost]
    space = const.POSITIONS * star + at
    first = const.FIRST_PLACE + const.WILDS * (const.COLOURS * space + colour)
    return first + payment - 6 * cost
