#include "cards.h"

#include <inttypes.h>
#include <stdlib.h>

_Noreturn void give_up(const char *words, const char *name)
{
    fprintf(stderr, "%s: %s\n", words, name);
    exit(EXIT_FAILURE);
}

FILE *open_file(const char *path, const char *mode)
{
    FILE *file = fopen(path, mode);
    if (!file)
        give_up("this file cannot be opened", path);
    return file;
}

static int read_number(FILE *file, int least, int most)
{
    int number;
    if (fscanf(file, "%d", &number) != 1 || number < least || number > most)
        give_up("a number is missing or out of bounds in", "the decks");
    return number;
}

static Mask read_mask(FILE *file)
{
    Mask mask;
    if (fscanf(file, "%" SCNu64, &mask) != 1)
        give_up("a mask is missing in", "the decks");
    return mask;
}

static int read_keys(FILE *file, int limit, short keys[])
{
    int count = read_number(file, 0, MOST_KEYS);
    for (int at = 0; at < count; at++)
        keys[at] = (short)read_number(file, 0, limit - 1);
    return count;
}

static void read_patron(FILE *file, const Shape *shape, Patron *patron)
{
    Irk *irk = &patron->irk;
    irk->kind = read_number(file, NEVER, HIGH);
    irk->place = read_number(file, INN, BAR);
    irk->number = read_number(file, 0, MOST_CARDS);
    irk->of = read_mask(file);
    irk->other = read_mask(file);
    patron->effect_count = read_number(file, 0, MOST_EFFECTS);
    for (int at = 0; at < patron->effect_count; at++) {
        Effect *effect = &patron->effects[at];
        effect->kind = read_number(file, LEAVE, TO_BOTTOM);
        effect->who = read_number(file, SELF, BOTTOM);
        effect->number = read_number(file, 0, MOST_CARDS);
        effect->mask = read_mask(file);
    }
    patron->key_count = read_keys(file, shape->keys, patron->keys);
    patron->pair_key_count = read_keys(file, shape->pair_keys, patron->pair_keys);
}

static void read_cards(FILE *file, const Shape *shape, Cards *cards)
{
    cards->size = read_number(file, 1, MOST_CARDS);
    for (int trait = 0; trait < TRAITS; trait++)
        cards->showing[trait] = read_mask(file);
    for (int quirk = 0; quirk < QUIRKS; quirk++)
        cards->sensitive[quirk] = read_mask(file);
    for (int card = 0; card < cards->size; card++)
        read_patron(file, shape, &cards->patrons[card]);
}

static Shape read_shape(FILE *file)
{
    Shape shape;
    shape.keys = read_number(file, 1, 1000);
    shape.pair_keys = read_number(file, 1, 1000);
    shape.tops = read_number(file, 0, MOST_TOPS);
    shape.floor_count = read_number(file, 1, MOST_FLOORS);
    for (int floor = 0; floor < shape.floor_count; floor++)
        shape.floors[floor] = read_number(file, 0, MOST_FLOORS - 1);
    return shape;
}

Decks read_decks(const char *path)
{
    FILE *file = open_file(path, "r");
    Decks decks = {.shape = read_shape(file)};
    decks.count = read_number(file, 1, 1000000);
    decks.cards = calloc((size_t)decks.count, sizeof *decks.cards);
    if (!decks.cards)
        give_up("there is no room for the decks of", path);
    for (int at = 0; at < decks.count; at++)
        read_cards(file, &decks.shape, &decks.cards[at]);
    fclose(file);
    return decks;
}
