# C shim: the .py beside this file stays Python; native code uses these C forms.
cdef enum:
    POINT = 1000
    MAX_FEATURES = 128
    MAX_STAGES = 32

    MAX_LINE = 64
    MAX_PATH = 128
    DEAL_SAMPLES = 8
    INFINITE = 8000000
    WIN_BONUS = 20000

    EXACT = 1
    LOWER_BOUND = 2
    UPPER_BOUND = 3
    NO_ACTION = 0xFFFF
    VALUE_OFFSET = 8388608

    TABLE_ACTION = 1073741824
    KILLER = 536870912
    REDUCE_FROM = 4
    REDUCE_MORE_FROM = 8
    REDUCE_MIN_DEPTH = 2

    BOARDS = 32768

    MAX_MIDDLE = 128
    HIDDEN = 64
    BOARD_ROW = 128
    SECOND = 8
    NET_ONE = 256
    NET_CLIP = 1023
    NET_POINTS = 10
    NET_SLOTS = 4096
    LEADS = 48
    LEAD_STEP = 2000
    AWAY = 48
    MARKED = 52
    VIEW_SIZE = 57
