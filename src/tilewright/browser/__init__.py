"""Matches without a server: the driver of tables that runs in a web worker.

A page sends the same requests and messages as to a server. The driver answers each event with an
outcome: what to write to the device, and what to send after that has worked. It does no
input or output itself, waits for nothing, and keeps no clock running.
"""
