/* The network that `outlook.py` reads: what is seen of a night switches rows of weights on.
 *
 * The sums of the rows go through one layer of rectified units; the voices of a goal make of them its chance.
 * Cards have rows by keys: one key of its own for every card of the published deck, or the traits of a card,
 * which it shares with others.
 */
#ifndef NETWORK_H
#define NETWORK_H

#include "night.h"

enum { UNITS = 32, LOWEST_GOAL = 7, GOALS = 4 };

typedef struct {
    float rate;   /* how far the weights go for a typical slope; rows share it when many are on */
    float target; /* the chance to be told */
    int goal;
} Lesson;

/* Makes a network of small weights by chance. */
void network_begin(const Shape *shape);

/* Adds up the rows of the keys of every card; to be done for another deck, and after weights have changed. */
void network_prepare(const Cards *cards);

/* The chance to win a night that waits for its player, by the sums that were prepared. */
float network_chance(const Night *night, int goal);

/* Moves the weights towards telling the target. */
void network_learn(const Night *night, Lesson lesson);

/* Remembers how far the sums of the units go, which says how fine they can be written in sixteen bits. */
void network_measure(const Night *night);

/* Writes all weights as text, one group of rows after another, with the reach of the units at the end. */
void network_write(const char *path);

/* Reads what was written by `network_write` for the same shape. */
void network_read(const char *path, const Shape *shape);

#endif
