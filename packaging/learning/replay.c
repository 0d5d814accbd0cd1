#include "replay.h"

#include <stdio.h>
#include <string.h>

#include "network.h"
#include "night.h"

static void print_set(const char *name, Mask mask)
{
    printf("| %s ", name);
    for (; mask; mask &= mask - 1)
        printf("%d ", lowest_of(mask));
}

static void print_check(const Night *night)
{
    print_set("passed", night->passed);
    printf("| check %d %d %d ", night->loud, night->restart, night->resolutions);
    for (int at = 0; at < night->frame_count; at++) {
        Frame frame = night->frames[at];
        printf("| frame %d %d ", frame.card, frame.step);
        printf("%d %d %d ", frame.above, frame.below, frame.two_below);
    }
}

static void print_night(const Night *night, int has_network)
{
    static const char *const awaited[] = {"place", "bring", "shuffle", "nothing"};
    const char *phase = night->phase == BAR_PHASE ? "bar" : "inn";
    printf("%s %s %d | inn ", awaited[night->awaited], phase, night->turn);
    for (int at = 0; at < night->asleep; at++)
        printf("%d ", night->inn[at]);
    print_set("bar", night->bar);
    print_set("left", night->left);
    print_set("deck", night->deck);
    if (night->awaited == BRING || night->awaited == SHUFFLE)
        print_check(night);
    if (has_network && night->awaited == PLACE) {
        printf("| chances ");
        for (int goal = LOWEST_GOAL; goal < LOWEST_GOAL + GOALS; goal++)
            printf("%.6f ", (double)network_chance(night, goal));
    }
    printf("\n");
}

/* Reads so many cards; returns them in `cards`. */
static const Card *read_cards_named(int count, Card cards[MOST_CARDS])
{
    for (int at = 0; at < count; at++) {
        int card;
        if (scanf("%d", &card) != 1 || card < 0 || card >= MOST_CARDS)
            give_up("a card is missing or out of bounds in", "the decisions");
        cards[at] = (Card)card;
    }
    return cards;
}

static const Cards *read_deck_named(const Decks *decks, int has_network)
{
    int deck;
    if (scanf("%d", &deck) != 1 || deck < 0 || deck >= decks->count)
        give_up("a deck is missing or out of bounds in", "the decisions");
    if (has_network)
        network_prepare(&decks->cards[deck]);
    return &decks->cards[deck];
}

void replay(const Decks *decks, int has_network)
{
    char decision[16];
    Night night = {.cards = decks->cards};
    Card order[MOST_CARDS], named[MOST_CARDS];
    while (scanf("%15s", decision) == 1) {
        if (strcmp(decision, "deal") == 0) {
            const Cards *cards = read_deck_named(decks, has_network);
            night_deal(&night, cards, read_cards_named(cards->size, order));
        } else if (strcmp(decision, "go_up") == 0) {
            night_go_up(&night, read_cards_named(1, named)[0]);
        } else if (strcmp(decision, "shuffle") == 0) {
            night_shuffle(&night, read_cards_named(night_shuffle_size(&night), named));
        } else {
            give_up("this is no decision", decision);
        }
        print_night(&night, has_network);
    }
}
