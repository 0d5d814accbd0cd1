"""The version of the program, in the one place where it is written."""

VERSION = "1.3.0"
