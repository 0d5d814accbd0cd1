#include "network.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "chance.h"

enum { MOST_ASLEEP = 14, MOST_UNSEEN = 14, SURPLUS = 6, MOST_ON = 8192 };

/* Rows that belong together, in the order in which they are written. */
enum group {
    AT_BASE,
    AT_BAR,
    IN_DECK,
    ON_FLOOR,
    FROM_TOP,
    PAIRED,
    ASLEEP,
    UNSEEN,
    FOOD_SURPLUS,
    SHOWN_IN_INN,
    SHOWN_AT_BAR = SHOWN_IN_INN + 2,
    SENSITIVE = SHOWN_AT_BAR + TRAITS,
    TO_COME = SENSITIVE + QUIRKS,
    BAR_COUNT = TO_COME + QUIRKS,
    LEFT_AT,
    GROUPS = LEFT_AT + GOALS,
};

static const char *const names[GROUPS] = {
    [AT_BASE] = "base",
    [AT_BAR] = "bar",
    [IN_DECK] = "deck",
    [ON_FLOOR] = "floor",
    [FROM_TOP] = "top",
    [PAIRED] = "pair",
    [ASLEEP] = "asleep",
    [UNSEEN] = "unseen",
    [FOOD_SURPLUS] = "surplus",
    [SHOWN_IN_INN + FOOD] = "food_in_inn",
    [SHOWN_IN_INN + DRINK] = "drink_in_inn",
    [SHOWN_AT_BAR + FOOD] = "food_at_bar",
    [SHOWN_AT_BAR + DRINK] = "drink_at_bar",
    [SHOWN_AT_BAR + FIGHTS] = "fights_at_bar",
    [SHOWN_AT_BAR + NOISE] = "noise_at_bar",
    [SHOWN_AT_BAR + ODOR] = "odor_at_bar",
    [SENSITIVE] = "sensitive_to_fights",
    [SENSITIVE + 1] = "sensitive_to_noise",
    [SENSITIVE + 2] = "sensitive_to_odor",
    [TO_COME] = "fights_to_come",
    [TO_COME + 1] = "noise_to_come",
    [TO_COME + 2] = "odor_to_come",
    [BAR_COUNT] = "bar_size",
    [LEFT_AT] = "left_at_7",
    [LEFT_AT + 1] = "left_at_8",
    [LEFT_AT + 2] = "left_at_9",
    [LEFT_AT + 3] = "left_at_10",
};

typedef float Row[UNITS];

static Shape shape;
static int first[GROUPS + 1]; /* where the rows of each group begin */
static Row *rows;
static Row *row_swings; /* a swing is the mean square of the slopes that a weight has met of late */
static Row voices[GOALS], voice_swings[GOALS];
static float leanings[GOALS], leaning_swings[GOALS];
static float reach[UNITS], brightest[UNITS];

/* Sums for the cards of the deck that was prepared last. */
static Row bar_sums[MOST_CARDS], deck_sums[MOST_CARDS];
static Row floor_sums[MOST_FLOORS][MOST_CARDS], top_sums[MOST_TOPS][MOST_CARDS];
static Row pair_sums[MOST_CARDS][MOST_CARDS]; /* below, above */

static int at_most(int number, int most)
{
    return number < most ? number : most;
}

/* How many rows every group has. */
static void count_groups(int sizes[GROUPS])
{
    int blocks = 0;
    for (int floor = 0; floor < shape.floor_count; floor++)
        if (shape.floors[floor] >= blocks)
            blocks = shape.floors[floor] + 1;
    sizes[AT_BASE] = 1;
    sizes[AT_BAR] = sizes[IN_DECK] = shape.keys;
    sizes[ON_FLOOR] = blocks * shape.keys;
    sizes[FROM_TOP] = shape.tops * shape.keys;
    sizes[PAIRED] = shape.pair_keys * shape.pair_keys;
    sizes[ASLEEP] = (MOST_ASLEEP + 1) * LEFT_LIMIT;
    sizes[UNSEEN] = (MOST_UNSEEN + 1) * LEFT_LIMIT;
    sizes[FOOD_SURPLUS] = 2 * SURPLUS + 1;
    sizes[BAR_COUNT] = 8;
    for (int preference = FOOD; preference <= DRINK; preference++) {
        sizes[SHOWN_IN_INN + preference] = 8;
        sizes[SHOWN_AT_BAR + preference] = 6;
    }
    for (int quirk = 0; quirk < QUIRKS; quirk++) {
        sizes[SHOWN_AT_BAR + FIGHTS + quirk] = 5;
        sizes[SENSITIVE + quirk] = 7;
        sizes[TO_COME + quirk] = 9;
    }
    for (int goal = 0; goal < GOALS; goal++)
        sizes[LEFT_AT + goal] = LEFT_LIMIT;
}

static void make_room(const Shape *wanted)
{
    int sizes[GROUPS];
    shape = *wanted;
    count_groups(sizes);
    for (int group = 0; group < GROUPS; group++)
        first[group + 1] = first[group] + sizes[group];
    rows = calloc((size_t)first[GROUPS], sizeof *rows);
    row_swings = calloc((size_t)first[GROUPS], sizeof *row_swings);
    if (!rows || !row_swings)
        give_up("there is no room for", "the network");
}

static void fill(Row row, float middle, float width)
{
    for (int unit = 0; unit < UNITS; unit++)
        row[unit] = middle + width * (float)(chance_share() - 0.5);
}

void network_begin(const Shape *wanted)
{
    make_room(wanted);
    for (int row = 0; row < first[GROUPS]; row++) {
        fill(rows[row], row == first[AT_BASE] ? 0.3f : 0, 0.1f);
        fill(row_swings[row], 0.01f, 0);
    }
    for (int goal = 0; goal < GOALS; goal++) {
        fill(voices[goal], 0, 0.6f);
        fill(voice_swings[goal], 0.01f, 0);
        leaning_swings[goal] = 0.01f;
    }
}

/* Which rows are on: first those that count, then those of the cards. */

/* The row of a count; the last one of a group is that of all greater counts. */
static int row_of_count(int group, int count)
{
    return first[group] + at_most(count, first[group + 1] - first[group] - 1);
}

static int count_rows(const Night *night, int goal, int on[])
{
    int found = 0;
    int left = count_of(night->left), unseen = count_of(night->deck);
    int food = showing(night, night->inn_mask, FOOD), drink = showing(night, night->inn_mask, DRINK);
    int surplus = food - drink < -SURPLUS ? -SURPLUS : at_most(food - drink, SURPLUS);
    on[found++] = first[AT_BASE];
    on[found++] = first[ASLEEP] + at_most(night->asleep, MOST_ASLEEP) * LEFT_LIMIT + left;
    on[found++] = first[UNSEEN] + at_most(unseen, MOST_UNSEEN) * LEFT_LIMIT + left;
    on[found++] = first[FOOD_SURPLUS] + SURPLUS + surplus;
    on[found++] = row_of_count(SHOWN_IN_INN + FOOD, food);
    on[found++] = row_of_count(SHOWN_IN_INN + DRINK, drink);
    on[found++] = row_of_count(BAR_COUNT, count_of(night->bar));
    on[found++] = first[LEFT_AT + goal - LOWEST_GOAL] + left;
    for (int trait = 0; trait < TRAITS; trait++)
        on[found++] = row_of_count(SHOWN_AT_BAR + trait, showing(night, night->bar, trait));
    for (int quirk = 0; quirk < QUIRKS; quirk++) {
        Mask sensitive = night->inn_mask & night->cards->sensitive[quirk];
        on[found++] = row_of_count(SENSITIVE + quirk, count_of(sensitive));
        on[found++] = row_of_count(TO_COME + quirk, showing(night, night->deck, FIGHTS + quirk));
    }
    return found;
}

static int card_rows(const Patron *patron, int start, int on[])
{
    for (int at = 0; at < patron->key_count; at++)
        on[at] = start + patron->keys[at];
    return patron->key_count;
}

static int pair_rows(const Patron *below, const Patron *above, int on[])
{
    int found = 0;
    for (int one = 0; one < below->pair_key_count; one++)
        for (int other = 0; other < above->pair_key_count; other++)
            on[found++] = first[PAIRED] + below->pair_keys[one] * shape.pair_keys + above->pair_keys[other];
    return found;
}

static int block_of(int floor)
{
    return shape.floors[at_most(floor, shape.floor_count - 1)];
}

static int all_rows(const Night *night, int goal, int on[])
{
    const Patron *patrons = night->cards->patrons;
    int found = count_rows(night, goal, on);
    for (Mask mask = night->bar; mask; mask &= mask - 1)
        found += card_rows(&patrons[lowest_of(mask)], first[AT_BAR], on + found);
    for (Mask mask = night->deck; mask; mask &= mask - 1)
        found += card_rows(&patrons[lowest_of(mask)], first[IN_DECK], on + found);
    for (int at = 0; at < night->asleep; at++) {
        const Patron *patron = &patrons[night->inn[at]];
        int from_top = night->asleep - 1 - at;
        found += card_rows(patron, first[ON_FLOOR] + block_of(at) * shape.keys, on + found);
        if (from_top < shape.tops)
            found += card_rows(patron, first[FROM_TOP] + from_top * shape.keys, on + found);
        if (from_top > 0)
            found += pair_rows(patron, &patrons[night->inn[at + 1]], on + found);
    }
    return found;
}

/* Sums. */

static inline void add(Row sum, const Row row)
{
    for (int unit = 0; unit < UNITS; unit++)
        sum[unit] += row[unit];
}

static void add_rows(Row sum, const int on[], int count)
{
    for (int at = 0; at < count; at++)
        add(sum, rows[on[at]]);
}

static void sum_card(Row sum, const Patron *patron, int start)
{
    int on[MOST_KEYS];
    memset(sum, 0, sizeof(Row));
    add_rows(sum, on, card_rows(patron, start, on));
}

void network_prepare(const Cards *cards)
{
    int on[MOST_KEYS * MOST_KEYS];
    for (int card = 0; card < cards->size; card++) {
        const Patron *patron = &cards->patrons[card];
        sum_card(bar_sums[card], patron, first[AT_BAR]);
        sum_card(deck_sums[card], patron, first[IN_DECK]);
        for (int floor = 0; floor < shape.floor_count; floor++)
            sum_card(floor_sums[floor][card], patron, first[ON_FLOOR] + block_of(floor) * shape.keys);
        for (int top = 0; top < shape.tops; top++)
            sum_card(top_sums[top][card], patron, first[FROM_TOP] + top * shape.keys);
        for (int above = 0; above < cards->size; above++) {
            memset(pair_sums[card][above], 0, sizeof(Row));
            add_rows(pair_sums[card][above], on, pair_rows(patron, &cards->patrons[above], on));
        }
    }
}

static void sum_prepared(Row sum, const Night *night, int goal)
{
    int on[MOST_KEYS * 2];
    memset(sum, 0, sizeof(Row));
    add_rows(sum, on, count_rows(night, goal, on));
    for (Mask mask = night->bar; mask; mask &= mask - 1)
        add(sum, bar_sums[lowest_of(mask)]);
    for (Mask mask = night->deck; mask; mask &= mask - 1)
        add(sum, deck_sums[lowest_of(mask)]);
    for (int at = 0; at < night->asleep; at++) {
        int card = night->inn[at], from_top = night->asleep - 1 - at;
        add(sum, floor_sums[at_most(at, shape.floor_count - 1)][card]);
        if (from_top < shape.tops)
            add(sum, top_sums[from_top][card]);
        if (from_top > 0)
            add(sum, pair_sums[card][night->inn[at + 1]]);
    }
}

/* What the units say to the sums; they are rectified in place. */
static float told(Row sum, int goal)
{
    float logit = leanings[goal - LOWEST_GOAL];
    for (int unit = 0; unit < UNITS; unit++) {
        sum[unit] = sum[unit] > 0 ? sum[unit] : 0;
        logit += sum[unit] * voices[goal - LOWEST_GOAL][unit];
    }
    return 1 / (1 + expf(-logit));
}

float network_chance(const Night *night, int goal)
{
    Row sum;
    sum_prepared(sum, night, goal);
    return told(sum, goal);
}

/* Learning: every weight goes down its slope, in steps measured by the slopes that it has met of late. */

/* How fast swings follow the slopes, and which part of a slope a unit hears that is dark, lest it stay so. */
static const float SWING_OF_ROWS = 0.001f;
static const float SWING_OF_VOICES = 0.0001f;
static const float HEARD_IN_THE_DARK = 0.02f;
/* So many rows, squared, move together as far as a single voice. */
static const float MOVED_TOGETHER = 7;

static inline void go_down(float *weight, float *swing, float slope, float rate, float follow)
{
    *swing += follow * (slope * slope - *swing);
    *weight -= rate * slope / (sqrtf(*swing) + 0.001f);
}

void network_learn(const Night *night, Lesson lesson)
{
    static int on[MOST_ON];
    int count = all_rows(night, lesson.goal, on);
    int at_goal = lesson.goal - LOWEST_GOAL;
    Row lit = {0}, slopes;
    add_rows(lit, on, count);
    float error = told(lit, lesson.goal) - lesson.target;
    for (int unit = 0; unit < UNITS; unit++) {
        float *voice = &voices[at_goal][unit];
        slopes[unit] = (lit[unit] > 0 ? 1 : HEARD_IN_THE_DARK) * error * *voice;
        go_down(voice, &voice_swings[at_goal][unit], error * lit[unit], lesson.rate, SWING_OF_VOICES);
    }
    go_down(&leanings[at_goal], &leaning_swings[at_goal], error, lesson.rate, SWING_OF_VOICES);
    float shared = lesson.rate * MOVED_TOGETHER / sqrtf((float)count);
    for (int at = 0; at < count; at++)
        for (int unit = 0; unit < UNITS; unit++)
            go_down(&rows[on[at]][unit], &row_swings[on[at]][unit], slopes[unit], shared, SWING_OF_ROWS);
}

void network_measure(const Night *night)
{
    for (int goal = LOWEST_GOAL; goal < LOWEST_GOAL + GOALS; goal++) {
        Row sum;
        sum_prepared(sum, night, goal);
        for (int unit = 0; unit < UNITS; unit++) {
            reach[unit] = fmaxf(reach[unit], fabsf(sum[unit]));
            brightest[unit] = fmaxf(brightest[unit], sum[unit]);
        }
    }
}

/* Files. */

static void write_row(FILE *file, const Row row)
{
    for (int unit = 0; unit < UNITS; unit++)
        fprintf(file, unit + 1 < UNITS ? "%.9g " : "%.9g\n", (double)row[unit]);
}

void network_write(const char *path)
{
    FILE *file = open_file(path, "w");
    for (int group = 0; group < GROUPS; group++) {
        fprintf(file, "%s %d\n", names[group], first[group + 1] - first[group]);
        for (int row = first[group]; row < first[group + 1]; row++)
            write_row(file, rows[row]);
    }
    fprintf(file, "voices %d\n", GOALS);
    for (int goal = 0; goal < GOALS; goal++)
        write_row(file, voices[goal]);
    fprintf(file, "leanings 1\n");
    for (int goal = 0; goal < GOALS; goal++)
        fprintf(file, "%.9g\n", (double)leanings[goal]);
    fprintf(file, "reach 1\n");
    write_row(file, reach);
    fprintf(file, "brightest 1\n");
    write_row(file, brightest);
    if (fclose(file))
        give_up("this file cannot be written", path);
}

static void read_floats(FILE *file, float *numbers, int count)
{
    for (int at = 0; at < count; at++)
        if (fscanf(file, "%f", &numbers[at]) != 1)
            give_up("a weight is missing in", "the network");
}

static void skip_heading(FILE *file)
{
    if (fscanf(file, " %*[a-z_0-9] %*d") == EOF)
        give_up("rows are missing in", "the network");
}

void network_read(const char *path, const Shape *wanted)
{
    FILE *file = open_file(path, "r");
    make_room(wanted);
    for (int group = 0; group < GROUPS; group++) {
        skip_heading(file);
        read_floats(file, rows[first[group]], UNITS * (first[group + 1] - first[group]));
    }
    skip_heading(file);
    read_floats(file, voices[0], UNITS * GOALS);
    skip_heading(file);
    read_floats(file, leanings, GOALS);
    fclose(file);
}
