/* Chance: random numbers that a seed repeats (SplitMix64). */
#ifndef CHANCE_H
#define CHANCE_H

#include <stdint.h>

void chance_seed(uint64_t seed);

/* A number from 0 to bound - 1. */
int chance_below(int bound);

/* A number from 0 up to, but not including, 1. */
double chance_share(void);

#endif
