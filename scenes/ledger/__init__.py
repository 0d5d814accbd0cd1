"""The ledger: the statistics of each inn as plots, filtered, and handed on as a table.

What is counted is known to `saves` and the games; only pictures and their handling live here.
"""
