/* Learns the outlook of a night from nights that it plays against chance; started by `packaging/learn.py`.
 *
 * In every choice it takes what is best by the mean of the outlooks over all cards that may be drawn next,
 * but for a slip now and then. What is learned for the start of a turn is that mean, mixed with how the night
 * ended; behind a slip the end tells nothing of the turns before it, and they learn from the mean alone.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "chance.h"
#include "network.h"
#include "night.h"
#include "replay.h"

enum {
    MOST_CHOICES = 8,      /* after so many within a turn it is judged as it stands */
    MOST_DECISIONS = 60,   /* a night that asks longer is given up as lost */
    NIGHTS_EACH = 2,       /* so many nights with a deck before the next one */
    MEASURED_NIGHTS = 400, /* half of them at random */
};

static const double SHARE_WITHOUT_SLIPS = 0.3; /* these nights tell how well it plays */
static const double SHARE_OF_FIRST_DECK = 0.1; /* the published deck comes first among many */

typedef struct {
    double seconds;
    double mix;                   /* the weight of how a night ended, beside that of the mean */
    double slip;                  /* how often a choice is any */
    double first_rate, last_rate; /* how far weights go in a step: falls from the one to the other */
} Plan;

/* Turns of one night that are still to be learned, and the means found there. */
typedef struct {
    int count;
    Night nights[MOST_DECISIONS];
    float means[MOST_DECISIONS];
} Turns;

typedef struct {
    long nights;
    long played[GOALS], won[GOALS]; /* of those without slips since the last report */
} Tally;

/* The worth of a night that has come to a rest; the first choice within a turn is weighed, others are not. */
static float worth(Night *night, int goal, int choices)
{
    while (night->awaited == SHUFFLE)
        night_shuffle(night, NULL);
    if (night->is_over)
        return night_is_won(night, goal) ? 1 : 0;
    if (night->awaited == PLACE || choices == MOST_CHOICES)
        return network_chance(night, goal);
    float best = 0;
    for (Mask bar = choices ? night->bar & -night->bar : night->bar; bar; bar &= bar - 1) {
        Night twin = *night;
        night_go_up(&twin, lowest_of(bar));
        best = fmaxf(best, worth(&twin, goal, choices + 1));
    }
    return best;
}

static float worth_of_next(const Night *night, Card card, Card next, int goal)
{
    Night twin = *night;
    twin.next = next;
    night_go_up(&twin, card);
    return worth(&twin, goal, 0);
}

/* The mean worth of sending a patron up, over all cards that may be drawn next. */
static float mean_worth(const Night *night, Card card, int goal)
{
    if (!night->deck)
        return worth_of_next(night, card, NOBODY, goal);
    float total = 0;
    for (Mask deck = night->deck; deck; deck &= deck - 1)
        total += worth_of_next(night, card, lowest_of(deck), goal);
    return total / (float)count_of(night->deck);
}

static Card best_choice(const Night *night, int goal, float *mean)
{
    Card best = NOBODY;
    *mean = -1;
    for (Mask bar = night->bar; bar; bar &= bar - 1) {
        float found = mean_worth(night, lowest_of(bar), goal);
        if (found > *mean) {
            *mean = found;
            best = lowest_of(bar);
        }
    }
    return best;
}

/* Learns the turns that were kept, and forgets them; `mix` is the weight of `end` beside their means. */
static void learn_turns(Turns *turns, double mix, double end, Lesson lesson)
{
    for (int at = 0; at < turns->count; at++) {
        lesson.target = (float)((1 - mix) * (double)turns->means[at] + mix * end);
        network_learn(&turns->nights[at], lesson);
    }
    turns->count = 0;
}

/* Plays a night and learns from it; returns whether it was won. */
static int play_and_learn(const Cards *cards, const Plan *plan, double slip, Lesson lesson)
{
    static Turns turns;
    Night night;
    night_deal(&night, cards, NULL);
    for (int decision = 0; !night.is_over && decision < MOST_DECISIONS; decision++) {
        if (night.awaited == SHUFFLE) {
            night_shuffle(&night, NULL);
            continue;
        }
        float mean;
        Card card = best_choice(&night, lesson.goal, &mean);
        if (night.awaited == PLACE) {
            turns.nights[turns.count] = night;
            turns.means[turns.count++] = mean;
        }
        if (chance_share() < slip) {
            card = any_of(night.bar);
            learn_turns(&turns, 0, 0, lesson);
        }
        night_go_up(&night, card);
    }
    int is_won = night_is_won(&night, lesson.goal);
    learn_turns(&turns, plan->mix, is_won, lesson);
    return is_won;
}

static void play_and_count(const Cards *cards, const Plan *plan, float rate, Tally *tally)
{
    Lesson lesson = {.rate = rate, .goal = LOWEST_GOAL + chance_below(GOALS)};
    int is_clean = chance_share() < SHARE_WITHOUT_SLIPS;
    int is_won = play_and_learn(cards, plan, is_clean ? 0 : plan->slip, lesson);
    tally->nights++;
    tally->played[lesson.goal - LOWEST_GOAL] += is_clean;
    tally->won[lesson.goal - LOWEST_GOAL] += is_clean && is_won;
}

/* Prints the seconds gone, the nights played, and for every goal the clean nights played and won of late. */
static void report(double seconds, Tally *tally)
{
    printf("%.1f %ld", seconds, tally->nights);
    for (int goal = 0; goal < GOALS; goal++) {
        printf(" %ld %ld", tally->played[goal], tally->won[goal]);
        tally->played[goal] = tally->won[goal] = 0;
    }
    printf("\n");
    fflush(stdout);
}

static const Cards *any_deck(const Decks *decks)
{
    int is_first = chance_share() < SHARE_OF_FIRST_DECK;
    return &decks->cards[is_first ? 0 : chance_below(decks->count)];
}

/* Seconds of work of a core. */
static double seconds_gone(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static void learn(const Decks *decks, const Plan *plan)
{
    Tally tally = {0};
    double start = seconds_gone(), gone = 0, reported = 0;
    while (gone < plan->seconds) {
        const Cards *cards = any_deck(decks);
        double rate = plan->first_rate * pow(plan->last_rate / plan->first_rate, gone / plan->seconds);
        network_prepare(cards);
        for (int night = 0; night < NIGHTS_EACH; night++)
            play_and_count(cards, plan, (float)rate, &tally);
        gone = seconds_gone() - start;
        if (gone - reported >= 1) {
            reported = gone;
            report(gone, &tally);
        }
    }
    report(gone, &tally);
}

/* Plays a night only to see how far the sums go. */
static void play_and_measure(const Cards *cards, int goal, int is_at_random)
{
    Night night;
    night_deal(&night, cards, NULL);
    for (int decision = 0; !night.is_over && decision < MOST_DECISIONS; decision++) {
        if (night.awaited == SHUFFLE) {
            night_shuffle(&night, NULL);
            continue;
        }
        float mean;
        network_measure(&night);
        night_go_up(&night, is_at_random ? any_of(night.bar) : best_choice(&night, goal, &mean));
    }
}

static void measure(const Decks *decks)
{
    for (int played = 0; played < MEASURED_NIGHTS; played++) {
        const Cards *cards = any_deck(decks);
        network_prepare(cards);
        play_and_measure(cards, LOWEST_GOAL + played % GOALS, played < MEASURED_NIGHTS / 2);
    }
}

static int use(void)
{
    fprintf(stderr, "learn DECKS WEIGHTS SECONDS SEED MIX SLIP FIRST_RATE LAST_RATE\n"
                    "replay DECKS [WEIGHTS] < DECISIONS\n");
    return EXIT_FAILURE;
}

int main(int count, char **words)
{
    if (count == 10 && strcmp(words[1], "learn") == 0) {
        Decks decks = read_decks(words[2]);
        Plan plan = {atof(words[4]), atof(words[6]), atof(words[7]), atof(words[8]), atof(words[9])};
        chance_seed(strtoull(words[5], NULL, 10));
        network_begin(&decks.shape);
        learn(&decks, &plan);
        measure(&decks);
        network_write(words[3]);
        return EXIT_SUCCESS;
    }
    if ((count == 3 || count == 4) && strcmp(words[1], "replay") == 0) {
        Decks decks = read_decks(words[2]);
        if (count == 4)
            network_read(words[3], &decks.shape);
        replay(&decks, count == 4);
        return EXIT_SUCCESS;
    }
    return use();
}
