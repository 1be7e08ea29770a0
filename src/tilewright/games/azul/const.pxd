# C shim: the .py beside this file stays Python; native code uses these C forms.
cdef extern from *:
    """
    static const int tw_azul_floor_penalty[8] = {0, 1, 2, 4, 6, 8, 11, 14};
    """
    const int FLOOR_PENALTY "tw_azul_floor_penalty"[8]

cdef enum:
    COLOURS = 5
    COPIES = 20
    PER_DISPLAY = 4
    MAX_SOURCES = 10
    CENTRE = 0
    FLOOR = 5
    FLOOR_PLACES = 7
    MARKER = 5
    IN_CENTRE = -1
    FULL = 31
    IDLE_LIMIT = 3

    ROW_BONUS = 2
    COLUMN_BONUS = 7
    COLOUR_BONUS = 10
    STANDING_UNIT = 8

    GOALS = 6
    ALL_GOALS = 63
    ONE_GOAL = 0x1041041
    FIVE_COPIES = 0x108421
    ALL_TAKINGS = 0x3FFFFFFF

    FIRST_TAKE = 5
    TAKES_PER_SOURCE = 30

    VIEW_TAKING = 0
    VIEW_TILING = 1
    VIEW_CHANCE = 2
    VIEW_OVER = 3
    VIEWS = 4
    ROUND_UNIT = 10
    SCORE_UNIT = 100

    DEALT = 0
    TOOK = 1
    MOVED = 2
    MARKED = 3
    LINED = 4
    FELL = 5
    SPILLED = 6
    LAID = 7
    DROPPED = 8
    PENALISED = 9
    BONUS = 10
    ENDED = 11
    TILING = 12
