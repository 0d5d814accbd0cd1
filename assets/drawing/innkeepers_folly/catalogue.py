"""Every picture of Innkeeper's Folly, by its path below the art folder."""

from assets.drawing.innkeepers_folly import card_back, emblems, idol, table_pieces
from assets.drawing.innkeepers_folly.cards import (
    axe,
    chain,
    demon,
    dragon,
    drake,
    dream,
    drunk,
    ghoul,
    giant,
    hammer,
    lekyros,
    lizard,
    mountain,
    pirate,
    spider,
    tavern,
    vampire,
    wyvern,
    zombie,
)
from assets.drawing.pens import STEPPING
from assets.drawing.sheets import Draw, Sheet

_FOLDER = "innkeepers_folly"

_CARDS: dict[str, Draw] = {
    "lizard": lizard.draw,
    "drake": drake.draw,
    "wyvern": wyvern.draw,
    "spider": spider.draw,
    "dragon": dragon.draw,
    "giant": giant.draw,
    "ghoul": ghoul.draw,
    "pirate": pirate.draw,
    "lekyros": lekyros.draw,
    "vampire": vampire.draw,
    "drunk": drunk.draw,
    "demon": demon.draw,
    "zombie": zombie.draw,
    "axe": axe.draw,
    "chain": chain.draw,
    "hammer": hammer.draw,
    "mountain": mountain.draw,
    "dream": dream.draw,
    "tavern": tavern.draw,
    "jade_eyes": idol.jade_eyes,
    "diamond_claws": idol.diamond_claws,
    "ruby_body": idol.ruby_body,
    "idol_whole": idol.idol_whole,
}

_LAYERS: dict[str, Draw] = {
    "idol_layer_empty": idol.layer_empty,
    "idol_layer_ruby_body": idol.layer_ruby_body,
    "idol_layer_diamond_claws": idol.layer_diamond_claws,
    "idol_layer_jade_eyes": idol.layer_jade_eyes,
    "idol_layer_whole": idol.layer_whole,
}
"""From below."""

_SIGNS: dict[str, Draw] = {
    "emblem_lizard": emblems.lizard,
    "emblem_drake": emblems.drake,
    "emblem_wyvern": emblems.wyvern,
    "emblem_spider": emblems.spider,
    "emblem_dragon": emblems.dragon,
    "emblem_giant": emblems.giant,
    "emblem_ghoul": emblems.ghoul,
    "marker_chain": table_pieces.chain,
    "marker_zombie": table_pieces.zombie,
}

SHEETS: dict[str, Sheet] = {
    f"{_FOLDER}/{name}": Sheet(400, 400, draw, STEPPING, cut_out=f"{_FOLDER}/cut/{name}")
    for name, draw in _CARDS.items()
}
SHEETS |= {f"{_FOLDER}/{name}": Sheet(400, 400, draw, STEPPING) for name, draw in _LAYERS.items()}
SHEETS |= {f"{_FOLDER}/{name}": Sheet(100, 100, draw, STEPPING) for name, draw in _SIGNS.items()}
SHEETS |= {
    f"{_FOLDER}/center_disc": Sheet(200, 200, table_pieces.center_disc, STEPPING),
    f"{_FOLDER}/card_back_folly": Sheet(350, 490, card_back.draw, STEPPING),
}
