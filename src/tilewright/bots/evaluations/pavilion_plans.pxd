cdef int LIMIT, SIZE
cdef short VALUE[64512]
cdef unsigned char TARGET[64512]
cdef int RUN[384]
cdef int BEST_POINTS[4096]
cdef int PAID[192]
