"""What surrounds cards and scenes: card face, ribbons, buttons, roof, lantern, window, shelf.

One public function per picture; its size is given by `assets.drawing.catalogue`.
"""
