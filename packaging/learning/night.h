/* The rules of a night, once more: those of `game/ugly_gryphon/night.py`, as fast as learning asks for.
 *
 * Orders that do not count for the outlook are left out: the Bar, the Deck and those who left are sets. The
 * names are those of the game's own modules; a test plays both side by side.
 */
#ifndef NIGHT_H
#define NIGHT_H

#include "cards.h"

enum awaited { PLACE, BRING, SHUFFLE, NOTHING };

enum phase { INN_PHASE, BAR_PHASE };

enum { BAR_SIZE = 4, LOUD_FROM = 3, LEFT_LIMIT = 8, MOST_RESOLUTIONS = 200 };

/* Effects of one patron that are being resolved, and who stood where when they began. */
typedef struct {
    Card card, step, above, below, two_below;
} Frame;

typedef struct {
    const Cards *cards;
    const Card *order; /* the Deck as it lies, the next card first, or NULL: each draw is by chance */
    Mask deck, bar, inn_mask, left, passed;
    Card inn[MOST_CARDS]; /* from floor 1 upwards */
    Card next;            /* the card that will be drawn next, if it is not NOBODY */
    Card restart;
    signed char asleep, turn, phase, awaited, loud, frame_count;
    signed char is_cut, is_over;
    short resolutions;
    Frame frames[MOST_CARDS];
} Night;

/* Deals a night; `order` is the Deck, the first card drawn first, or NULL for any. */
void night_deal(Night *night, const Cards *cards, const Card *order);

/* Sends a patron up from the Bar: as a placement, or as the choice that an effect waits for. */
void night_go_up(Night *night, Card card);

/* How many rooms the shuffle that is awaited mixes; the topmost is directly below who calls it. */
int night_shuffle_size(const Night *night);

/* Any card of a set that is not empty. */
Card any_of(Mask mask);

/* Puts rooms in this order, top room first; NULL is for any order. */
void night_shuffle(Night *night, const Card *order);

static inline int night_is_won(const Night *night, int goal)
{
    return night->is_over && count_of(night->left) < LEFT_LIMIT && night->asleep >= goal;
}

/* How many patrons of a set show a trait. */
static inline int showing(const Night *night, Mask mask, int trait)
{
    return count_of(mask & night->cards->showing[trait]);
}

#endif
