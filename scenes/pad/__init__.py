"""The gamepad, as keys: whatever the scenes answer by keyboard, they answer by pad.

`Pad` turns events of the device into key events; only `device` talks to the device.
"""
