/* Decks as tables: what counts of every card in play, and the keys by which it is learned.
 *
 * Written by `tables.py` from the program's own decks; the numbers of all names here stand there again.
 */
#ifndef CARDS_H
#define CARDS_H

#include <stdint.h>
#include <stdio.h>

enum {
    MOST_CARDS = 40,
    MOST_EFFECTS = 6,
    MOST_KEYS = 16,
    MOST_FLOORS = 10,
    MOST_TOPS = 3,
    QUIRKS = 3,
};

/* Bit c of a mask stands for card c of the deck. */
typedef uint64_t Mask;
typedef signed char Card;

enum { NOBODY = -1 };

enum trait { FOOD, DRINK, FIGHTS, NOISE, ODOR, TRAITS };

enum place { INN, BAR };

/* Conditions: what irks a patron in the Inn. */
enum irk_kind {
    NEVER,
    AT_LEAST, /* so many of the patrons `of` are in the place */
    EXACTLY,
    AT_MOST,
    MORE,  /* of the patrons `of` than of the `other` ones are in the place */
    EQUAL, /* as many of both */
    BESIDE, /* one of them sleeps directly above or below */
    RUN,    /* so many floors in a row are all of the one or all of the other */
    ON_TOP,
    AT_BOTTOM, /* of an Inn with so many in it */
    HIGH,      /* on this floor or a higher one */
};

typedef struct {
    int kind, place, number;
    Mask of, other;
} Irk;

enum who { SELF, ABOVE, BELOW, TWO_BELOW, TOP, BOTTOM };

enum effect_kind {
    LEAVE,
    LEAVE_SENSITIVE, /* all of the mask */
    IRK,
    TO_BAR,
    DRAW_TO_BOTTOM,
    SHUFFLE_BELOW, /* up to so many */
    SWAP_WITH_BOTTOM,
    BRING_FROM_BAR,
    TO_BOTTOM,
};

typedef struct {
    int kind, who, number;
    Mask mask;
} Effect;

typedef struct {
    Irk irk;
    int effect_count, key_count, pair_key_count;
    Effect effects[MOST_EFFECTS];
    short keys[MOST_KEYS], pair_keys[MOST_KEYS];
} Patron;

typedef struct {
    int size;
    Mask showing[TRAITS];
    Mask sensitive[QUIRKS]; /* who cannot stand a quirk at the Bar */
    Patron patrons[MOST_CARDS];
} Cards;

/* How many rows of weights cards have, and where. */
typedef struct {
    int keys, pair_keys, tops;
    int floor_count, floors[MOST_FLOORS]; /* for each floor its block of rows; the last is for all above */
} Shape;

typedef struct {
    Shape shape;
    int count;
    Cards *cards;
} Decks;

/* Reads all decks of a file; ends the program with a sentence if they cannot be read. */
Decks read_decks(const char *path);

/* Opens a file; ends the program with a sentence if that fails. */
FILE *open_file(const char *path, const char *mode);

/* Ends the program with a sentence. */
_Noreturn void give_up(const char *words, const char *name);

static inline int count_of(Mask mask)
{
    return __builtin_popcountll(mask);
}

static inline Card lowest_of(Mask mask)
{
    return (Card)__builtin_ctzll(mask);
}

static inline Mask bit_of(Card card)
{
    return (Mask)1 << card;
}

#endif
