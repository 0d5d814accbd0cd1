"""Every picture of Monster Inn, by its path below the art folder."""

from assets.drawing.monster_inn import band_backs, kinds, monster_back, slots, tokens
from assets.drawing.monster_inn.humanoids import (
    alchemist_auntie_fizz,
    apprentice_kaboom,
    archer_mostly_hits,
    archmage_emerita,
    bard_of_one_song,
    captain_never_drowned,
    cleric_of_holy_crumbs,
    druid_with_opinions,
    duellist_of_manners,
    farmer_wrong_turnip,
    guard_by_the_hour,
    knight_of_the_hot_pie,
    over_seasoned_cook,
    paladin_of_polish,
    short_fuse_sapper,
    slayer_of_nine_drakes,
    squire_mostly_shield,
    the_chosen_one_again,
    tourist_with_a_map,
    upside_down_acrobat,
)
from assets.drawing.monster_inn.monsters import (
    empress_snikkety_ix,
    fish_club_recruit,
    granny_underbridge,
    kobold_boomwright,
    kobold_on_dish_duty,
    last_call_banshee,
    lilypad_lummox,
    madam_overdue,
    nearly_a_dragon,
    old_mount_grudge,
    purl_the_berserk,
    rotten_head_waiter,
    stew_witch_snottle,
    the_candlemancer,
    the_dead_reckoner,
    the_lich_landlord,
    tip_jar_bandit,
    toll_troll_off_duty,
    toothache_tusker,
    warlord_baconbane,
)
from assets.drawing.pens import CROWDED
from assets.drawing.sheets import Draw, Sheet

_FOLDER = "monster_inn"

_CREATURES: dict[str, Draw] = {
    "m01": kobold_on_dish_duty.draw,
    "m02": fish_club_recruit.draw,
    "m03": the_dead_reckoner.draw,
    "m04": toothache_tusker.draw,
    "m05": toll_troll_off_duty.draw,
    "m06": lilypad_lummox.draw,
    "m07": rotten_head_waiter.draw,
    "m08": madam_overdue.draw,
    "m09": tip_jar_bandit.draw,
    "m10": kobold_boomwright.draw,
    "m11": granny_underbridge.draw,
    "m12": stew_witch_snottle.draw,
    "m13": purl_the_berserk.draw,
    "m14": last_call_banshee.draw,
    "m15": the_candlemancer.draw,
    "m16": nearly_a_dragon.draw,
    "m17": warlord_baconbane.draw,
    "m18": the_lich_landlord.draw,
    "m19": empress_snikkety_ix.draw,
    "m20": old_mount_grudge.draw,
    "h01": farmer_wrong_turnip.draw,
    "h02": squire_mostly_shield.draw,
    "h03": over_seasoned_cook.draw,
    "h04": tourist_with_a_map.draw,
    "h05": apprentice_kaboom.draw,
    "h06": upside_down_acrobat.draw,
    "h07": cleric_of_holy_crumbs.draw,
    "h08": archer_mostly_hits.draw,
    "h09": guard_by_the_hour.draw,
    "h10": alchemist_auntie_fizz.draw,
    "h11": knight_of_the_hot_pie.draw,
    "h12": bard_of_one_song.draw,
    "h13": short_fuse_sapper.draw,
    "h14": duellist_of_manners.draw,
    "h15": druid_with_opinions.draw,
    "h16": paladin_of_polish.draw,
    "h17": archmage_emerita.draw,
    "h18": captain_never_drowned.draw,
    "h19": slayer_of_nine_drakes.draw,
    "h20": the_chosen_one_again.draw,
}

_SIGNS: dict[str, Draw] = {
    "monster_inn/skull": tokens.fame,
    "monster_inn/token_gold": tokens.gold,
    "monster_inn/token_gem": tokens.gem,
    "monster_inn/support_shield": tokens.support_shield,
    "monster_inn/support_gold": tokens.support_gold,
    "monster_inn/support_gem": tokens.support_gem,
    "monster_inn/kind_undead": kinds.undead,
    "monster_inn/kind_kobold": kinds.kobold,
    "monster_inn/kind_goblin": kinds.goblin,
    "monster_inn/kind_orc": kinds.orc,
    "monster_inn/kind_troll": kinds.troll,
    "icons/skull": tokens.fame,
    "icons/skull_lost": tokens.lost_fame,
    "icons/coin": tokens.gold,
    "icons/gem": tokens.gem,
}
"""What stands in sentences is drawn among the icons again."""

_BACKS: dict[str, Draw] = {
    "band_a": band_backs.band_a,
    "band_b": band_backs.band_b,
    "band_c": band_backs.band_c,
    "band_d": band_backs.band_d,
    "monster_back": monster_back.draw,
    "slot_monster": slots.monster,
    "slot_humanoid": slots.humanoid,
}

SHEETS: dict[str, Sheet] = {
    f"{_FOLDER}/{name}": Sheet(400, 400, draw, CROWDED, cut_out=f"{_FOLDER}/cut/{name}")
    for name, draw in _CREATURES.items()
}
SHEETS |= {path: Sheet(100, 100, draw, CROWDED) for path, draw in _SIGNS.items()}
SHEETS |= {f"{_FOLDER}/{name}": Sheet(350, 490, draw, CROWDED) for name, draw in _BACKS.items()}
