"""The legal actions: takings, placements with payments, bonus tiles, tiles to keep.

All functions here are fast functions. Sets of colours, positions and numbers of wild tiles are
bits.
"""

from __future__ import annotations

from tilewright.core.actionlist import ActionList
from tilewright.core.cshims import bits
from tilewright.core.rng import Rng
from tilewright.games.pavilion import board, const, scoring
from tilewright.games.pavilion.position import Position


def payment_word(state: Position, seat: int, colour: int) -> int:
    """Return all ways to pay in a colour that a hand allows, as in `board.PAYMENTS`."""
    joker = state.wild
    real = state.hand[seat][colour]
    wilds = state.hand[seat][joker]
    if colour == joker:
        wilds = 0
    return board.PAYMENTS[6 * min(real, 6) + min(wilds, 5)]


def hand_colours(state: Position, seat: int) -> int:
    """Return, as bits, the colours that a hand holds."""
    colours = 0
    for colour in range(const.COLOURS):
        colours |= (state.hand[seat][colour] > 0) << colour
    return colours


def accepted_colours(state: Position, seat: int, star: int) -> int:
    """Return, as bits, the colours that a star of a seat takes now."""
    colours = state.star_colours[seat][star]
    if not state.grey:
        if star:
            return 1 << board.STAR_COLOUR[star]
        return const.ALL_COLOURS & ~colours
    if bits.popcount(scoring.star_ring(state, seat, star)) < 2:
        return const.ALL_COLOURS
    if bits.popcount(colours) == 1:
        return colours
    return const.ALL_COLOURS & ~colours


def payments(state: Position, space: int, colour: int) -> int:
    """Return, as bits, with how many wild tiles the seat to act can pay for a space."""
    cost = board.COST[const.SPACES * state.grey + space]
    return (payment_word(state, state.actor, colour) >> (6 * (cost - 1))) & 63


def takes_from(state: Position, source: int) -> int:
    """Return, as bits, the colours that may be taken from a source."""
    colours = state.holds[source]
    others = colours & ~(1 << state.wild)
    return others or colours


def takings(state: Position) -> int:
    """Return all takings, as six bits for each source."""
    found = 0
    for source in range(state.displays + 1):
        found |= takes_from(state, source) << (const.COLOURS * source)
    return found


def keepable(state: Position, seat: int) -> int:
    """Return, as bits, the colours that may be kept next: none before the last one kept."""
    return hand_colours(state, seat) >> state.kept_last << state.kept_last


def list_colours(into: ActionList, first: int, colours: int) -> int:
    """List one action for each colour of a set."""
    while colours:
        into.add(first + bits.lowest(colours))
        colours &= colours - 1
    return 0


def list_takings(state: Position, into: ActionList) -> int:
    """List the takings, source by source."""
    found = takings(state)
    while found:
        into.add(const.FIRST_TAKE + bits.lowest(found))
        found &= found - 1
    return 0


def list_placements(state: Position, into: ActionList) -> int:
    """List the placements, space by space."""
    hand = hand_colours(state, state.actor)
    for star in range(const.STARS):
        accepted = accepted_colours(state, state.actor, star) & hand
        empty = empty_positions(state, star) if accepted else 0
        while empty:
            list_payments(state, into, const.POSITIONS * star + bits.lowest(empty), accepted)
            empty &= empty - 1
    return 0


def list_payments(state: Position, into: ActionList, space: int, colours: int) -> int:
    """List the ways to pay for a space in some colours."""
    while colours:
        colour = bits.lowest(colours)
        colours &= colours - 1
        first = const.FIRST_PLACE + const.WILDS * (const.COLOURS * space + colour)
        list_colours(into, first, payments(state, space, colour))
    return 0


def supply_colours(state: Position) -> int:
    """Return, as bits, the colours of the supply."""
    colours = 0
    for colour in range(const.COLOURS):
        colours |= (state.supply[colour] > 0) << colour
    return colours


def empty_positions(state: Position, star: int) -> int:
    """Return, as bits, the empty positions of a star."""
    ring = state.covered[state.actor] >> (const.POSITIONS * star)
    return const.RING & ~ring


def may_place(state: Position, placement: int) -> bool:
    """Return whether a placement is legal: the space is free, takes the colour and can be paid."""
    wilds = placement % const.WILDS
    placement //= const.WILDS
    colour = placement % const.COLOURS
    space = placement // const.COLOURS
    star = space // const.POSITIONS
    if state.spaces[state.actor][space]:
        return False
    if not accepted_colours(state, state.actor, star) >> colour & 1:
        return False
    return payments(state, space, colour) >> wilds & 1 != 0


def pick_taking(state: Position, rng: Rng) -> int:
    """Return a random taking."""
    found = takings(state)
    return const.FIRST_TAKE + bits.nth_bit(found, rng.below(bits.popcount(found)))


def pick_placement(state: Position, rng: Rng) -> int:
    """Return the pass or a random placement."""
    hand = hand_colours(state, state.actor)
    choices = 1
    by_star = 0  # eight bits for each star, the last one lowest
    for star in range(const.STARS):
        found = count_placements(state, star, hand)
        choices += found
        by_star = by_star << 8 | found
    left = rng.below(choices)
    if left == 0:
        return const.PASS
    left = choices - 1 - left
    star = const.STARS - 1
    found = by_star & 255
    while left >= found:
        left -= found
        star -= 1
        by_star >>= 8
        found = by_star & 255
    return nth_placement(state, star, hand, found - 1 - left)


def open_payments(state: Position, star: int, colour: int) -> int:
    """Return the ways to pay for a star in a colour, with one space for each cost."""
    word = payment_word(state, state.actor, colour)
    if star == 0 and state.grey:
        return word & 63 << 6 * (const.GREY_MIDDLE_COST - 1)
    return word & board.OPEN[64 * state.grey + empty_positions(state, star)]


def count_placements(state: Position, star: int, hand: int) -> int:
    """Return how many placements a star offers to the colours of a hand: at most 126."""
    if star and not state.grey:
        return bits.popcount(open_payments(state, star, board.STAR_COLOUR[star]))
    colours = accepted_colours(state, state.actor, star) & hand
    choices = 0
    while colours:
        choices += bits.popcount(open_payments(state, star, bits.lowest(colours)))
        colours &= colours - 1
    if star == 0 and state.grey:
        return choices * bits.popcount(empty_positions(state, star))
    return choices


def nth_placement(state: Position, star: int, hand: int, n: int) -> int:
    """Return the n-th placement of a star, from 0, colour by colour."""
    colours = accepted_colours(state, state.actor, star) & hand
    copies = 1
    if star == 0 and state.grey:
        copies = bits.popcount(empty_positions(state, star))
    while True:
        colour = bits.lowest(colours)
        word = open_payments(state, star, colour)
        choices = copies * bits.popcount(word)
        if n < choices:
            break
        n -= choices
        colours &= colours - 1
    payment = bits.nth_bit(word, n // copies)
    cost = payment // 6
    if star == 0 and state.grey:
        at = bits.nth_bit(empty_positions(state, star), n % copies)
    else:
        at = board.POSITION[6 * state.grey + cost]
    space = const.POSITIONS * star + at
    first = const.FIRST_PLACE + const.WILDS * (const.COLOURS * space + colour)
    return first + payment - 6 * cost
