#include "chance.h"

static uint64_t state;

void chance_seed(uint64_t seed)
{
    state = seed;
}

static uint64_t next(void)
{
    uint64_t mixed = state += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return mixed ^ mixed >> 31;
}

int chance_below(int bound)
{
    return (int)((next() >> 32) * (uint64_t)bound >> 32);
}

double chance_share(void)
{
    return (double)(next() >> 11) / 9007199254740992.0;
}
