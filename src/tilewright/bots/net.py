"""A small net that corrects an evaluation, in integers only: `netmath` has its arithmetic.

The first layer adds up rows of numbers: one for each *input* of the middle of the table, and for
each input of a board, once as the own board and once as another seat's. Two small layers follow.
A net is asked once for every seat, from that seat's point of view, and returns thousandths of a
point. What a board adds up to is remembered, since a search meets the same boards again and again.
"""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.bots import const, netmath
from tilewright.core import arrays
from tilewright.core import const as core
from tilewright.core.cshims import pointers

MOST_TRACED = 255


class Net:
    """The numbers of a net, and the sums for one position after another."""

    def __init__(self, middle_size: int, board_size: int) -> None:
        if middle_size > const.MAX_MIDDLE:
            raise ValueError(f"a net has room for {const.MAX_MIDDLE} inputs of the middle")
        self.middle_size = middle_size
        self.board_size = board_size
        self.middle_rows = _zeros(const.MAX_MIDDLE * const.HIDDEN)
        self.board_rows = _zeros(board_size * const.BOARD_ROW)
        self.view_rows = _zeros(const.VIEW_SIZE * const.HIDDEN)
        self.first_bias = _zeros(const.HIDDEN)
        self.second_rows = _zeros(const.SECOND * const.HIDDEN)
        self.second_bias = memoryview(bytearray(4 * const.SECOND)).cast("i")
        self.third_row = _zeros(const.SECOND)
        self.third_bias = 0
        places = core.MAX_SEATS * const.NET_SLOTS if board_size else 1
        self.slots = _zeros(places * const.BOARD_ROW)
        self.keys = memoryview(bytearray(8 * places)).cast("Q")
        self.values = memoryview(bytearray(4 * places)).cast("i")  # of boards, for evaluations
        self.slot = 0
        self.is_tracing = False
        self.trace_size = middle_size + core.MAX_SEATS * board_size
        self.trace = memoryview(bytearray(max(1, self.trace_size)))
        self.trace_at = 0
        arrays.allocate(
            self,
            wanted=(const.MAX_MIDDLE,),
            held=(const.MAX_MIDDLE,),
            middle=(const.HIDDEN,),
            sums=(const.HIDDEN,),
        )

    def forget(self) -> None:
        """Forget all boards."""
        for i in range(len(self.keys)):
            self.keys[i] = 0

    # Fast methods

    def begin(self) -> int:
        """Fast: start a position: nothing lies in the middle yet."""
        for i in range(const.MAX_MIDDLE):
            self.wanted[i] = 0
        if self.is_tracing:
            for i in range(self.trace_size):
                self.trace[i] = 0
        return 0

    def add_middle(self, index: int, count: int) -> int:
        """Fast: add an input of the middle."""
        self.wanted[index] += count
        return 0

    def finish_middle(self) -> int:
        """Fast: change the sums of the middle by what differs from the last position."""
        if self.is_tracing:
            for i in range(self.middle_size):
                self.trace[i] = self.wanted[i]
        return netmath.update(
            self.middle,
            pointers.short_at(self.middle_rows, 0),
            self.held,
            self.wanted,
            self.middle_size,
        )

    def find_board(self, seat: int, key: int) -> bool:
        """Fast: go to the slot for a seat's board; return whether the board is there already."""
        self.slot = seat * const.NET_SLOTS + (key & (const.NET_SLOTS - 1))
        if self.keys[self.slot] == key and not self.is_tracing:
            return True
        self.keys[self.slot] = key
        self.trace_at = self.middle_size + seat * self.board_size
        start = self.slot * const.BOARD_ROW
        for i in range(const.BOARD_ROW):
            self.slots[start + i] = 0
        return False

    def add_board(self, index: int, count: int) -> int:
        """Fast: add an input of the board whose slot was found last."""
        if self.is_tracing:
            at = self.trace_at + index
            self.trace[at] = min(self.trace[at] + count, MOST_TRACED)
        into = pointers.short_at(self.slots, self.slot * const.BOARD_ROW)
        row = pointers.short_at(self.board_rows, index * const.BOARD_ROW)
        if count == 1:
            return netmath.add(into, row, const.BOARD_ROW)
        return netmath.add_times(into, row, const.BOARD_ROW, count)

    def start_view(self, slot: int) -> int:
        """Fast: start the view of a seat with the middle and its own board."""
        netmath.copy(self.sums, self.middle, const.HIDDEN)
        board = pointers.short_at(self.slots, slot * const.BOARD_ROW)
        return netmath.add(self.sums, board, const.HIDDEN)

    def add_other(self, slot: int) -> int:
        """Fast: add the board of another seat to the view."""
        board = pointers.short_at(self.slots, slot * const.BOARD_ROW + const.HIDDEN)
        return netmath.add(self.sums, board, const.HIDDEN)

    def add_view(self, index: int) -> int:
        """Fast: add an input that depends on whose view it is."""
        row = pointers.short_at(self.view_rows, index * const.HIDDEN)
        return netmath.add(self.sums, row, const.HIDDEN)

    def output(self) -> int:
        """Fast: return what the view comes to, in thousandths of a point."""
        total = netmath.head(self.sums, self.second_rows, self.second_bias, self.third_row)
        return (total + self.third_bias) * (const.NET_POINTS * const.POINT) >> 16

    # Checked methods

    def set_numbers(self, name: str, numbers: Sequence[int]) -> None:
        """Set the numbers of a part of a new net; the third bias is a part of one number."""
        if name == "third_bias":
            self.third_bias = numbers[0]
            return
        into = self.part(name)
        if len(into) != len(numbers):
            raise ValueError(f"{name} has {len(into)} numbers, not {len(numbers)}")
        for i, number in enumerate(numbers):
            into[i] = number
        if name == "first_bias":
            for i, number in enumerate(numbers):
                self.middle[i] = number

    def part(self, name: str) -> memoryview[int]:
        """Return the numbers of a part of the net, apart from the third bias."""
        return {
            "middle_rows": self.middle_rows[: self.middle_size * const.HIDDEN],
            "board_rows": self.board_rows,
            "view_rows": self.view_rows,
            "first_bias": self.first_bias,
            "second_rows": self.second_rows,
            "second_bias": self.second_bias,
            "third_row": self.third_row,
        }[name]

    wanted: list[int]
    held: list[int]
    middle: list[int]
    sums: list[int]


def _zeros(count: int) -> memoryview[int]:
    """Return a row of 16-bit zeros."""
    return memoryview(bytearray(2 * max(1, count))).cast("h")
