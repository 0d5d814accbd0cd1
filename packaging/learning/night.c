#include "night.h"

#include <stddef.h>
#include <string.h>

#include "chance.h"

/* Who is where. */

static int has(const Night *night, Card card)
{
    return card != NOBODY && (night->inn_mask & bit_of(card)) != 0;
}

static int place_of(const Night *night, Card card)
{
    int at = 0;
    while (night->inn[at] != card)
        at++;
    return at;
}

static Card top_of(const Night *night)
{
    return night->asleep ? night->inn[night->asleep - 1] : NOBODY;
}

static Card bottom_of(const Night *night)
{
    return night->asleep ? night->inn[0] : NOBODY;
}

/* Every way from one pile to another. */

Card any_of(Mask mask)
{
    for (int skipped = chance_below(count_of(mask)); skipped > 0; skipped--)
        mask &= mask - 1;
    return lowest_of(mask);
}

static Card take_from_deck(Night *night)
{
    Card card = night->next;
    if (card == NOBODY)
        card = night->order ? night->order[night->cards->size - count_of(night->deck)] : any_of(night->deck);
    night->next = NOBODY;
    night->deck &= ~bit_of(card);
    return card;
}

static void fill_bar(Night *night)
{
    while (count_of(night->bar) < BAR_SIZE && night->deck)
        night->bar |= bit_of(take_from_deck(night));
}

static void take_up(Night *night, Card card)
{
    night->bar &= ~bit_of(card);
    night->inn_mask |= bit_of(card);
    night->inn[night->asleep++] = card;
}

/* Should it come back in this pass, it has not been passed. */
static void take_out(Night *night, Card card)
{
    int at = place_of(night, card);
    night->asleep--;
    memmove(&night->inn[at], &night->inn[at + 1], (size_t)(night->asleep - at));
    night->inn_mask &= ~bit_of(card);
    night->passed &= ~bit_of(card);
}

static void end_night(Night *night)
{
    night->is_over = 1;
    night->awaited = NOTHING;
}

static void send_away(Night *night, Card card)
{
    if (!has(night, card))
        return;
    take_out(night, card);
    night->left |= bit_of(card);
    if (count_of(night->left) >= LEFT_LIMIT)
        end_night(night);
}

static void send_all_away(Night *night, Mask mask)
{
    for (int at = night->asleep - 1; at >= 0 && !night->is_over; at--)
        if (mask & bit_of(night->inn[at]))
            send_away(night, night->inn[at]);
}

static void send_back(Night *night, Card card)
{
    if (!has(night, card))
        return;
    take_out(night, card);
    night->bar |= bit_of(card);
}

static void push_to_bottom(Night *night, Card card, int rooms_below)
{
    memmove(&night->inn[1], &night->inn[0], (size_t)rooms_below);
    night->inn[0] = card;
}

static void let_in(Night *night)
{
    if (!night->deck)
        return;
    Card card = take_from_deck(night);
    push_to_bottom(night, card, night->asleep++);
    night->inn_mask |= bit_of(card);
}

static void swap_with_bottom(Night *night, Card card)
{
    if (!has(night, card) || bottom_of(night) == card)
        return;
    night->restart = bottom_of(night);
    night->inn[place_of(night, card)] = night->restart;
    night->inn[0] = card;
}

static void sink(Night *night, Card card)
{
    if (has(night, card) && bottom_of(night) != card)
        push_to_bottom(night, card, place_of(night, card));
}

/* What irks a patron in the Inn. */

static int sleeps_beside(const Night *night, int at, Mask mask)
{
    if (at > 0 && (mask & bit_of(night->inn[at - 1])))
        return 1;
    return at + 1 < night->asleep && (mask & bit_of(night->inn[at + 1]));
}

static int has_run(const Night *night, Mask mask, int number)
{
    int length = 0;
    for (int at = 0; at < night->asleep; at++) {
        length = mask & bit_of(night->inn[at]) ? length + 1 : 0;
        if (length == number)
            return 1;
    }
    return 0;
}

static int is_irked(const Night *night, int at)
{
    const Irk *irk = &night->cards->patrons[night->inn[at]].irk;
    Mask pile = irk->place == BAR ? night->bar : night->inn_mask;
    switch ((enum irk_kind)irk->kind) {
    case NEVER:
        return 0;
    case AT_LEAST:
        return count_of(pile & irk->of) >= irk->number;
    case EXACTLY:
        return count_of(pile & irk->of) == irk->number;
    case AT_MOST:
        return count_of(pile & irk->of) <= irk->number;
    case MORE:
        return count_of(pile & irk->of) > count_of(pile & irk->other);
    case EQUAL:
        return count_of(pile & irk->of) == count_of(pile & irk->other);
    case BESIDE:
        return sleeps_beside(night, at, irk->of);
    case RUN:
        return has_run(night, irk->of, irk->number) || has_run(night, irk->other, irk->number);
    case ON_TOP:
        return at == night->asleep - 1;
    case AT_BOTTOM:
        return at == 0 && night->asleep >= irk->number;
    case HIGH:
        return at + 1 >= irk->number;
    }
    return 0;
}

/* What a patron does then. */

static void cut_short(Night *night)
{
    night->is_cut = 1;
    night->frame_count = 0;
    night->restart = NOBODY;
}

/* Begins to resolve the effects of the patron at that place of the Inn, unless it is too much. */
static void irk(Night *night, int at)
{
    if (night->resolutions == MOST_RESOLUTIONS) {
        cut_short(night);
        return;
    }
    night->resolutions++;
    night->frames[night->frame_count++] = (Frame){
        .card = night->inn[at],
        .step = 0,
        .above = at + 1 < night->asleep ? night->inn[at + 1] : NOBODY,
        .below = at > 0 ? night->inn[at - 1] : NOBODY,
        .two_below = at > 1 ? night->inn[at - 2] : NOBODY,
    };
}

/* Irks a patron by another's effect, if it is in the Inn and is not irked already. */
static void irk_other(Night *night, Card card)
{
    if (!has(night, card))
        return;
    for (int at = 0; at < night->frame_count; at++)
        if (night->frames[at].card == card)
            return;
    irk(night, place_of(night, card));
}

static Card meant(const Night *night, const Frame *frame, int who)
{
    switch ((enum who)who) {
    case SELF:
        return frame->card;
    case ABOVE:
        return frame->above;
    case BELOW:
        return frame->below;
    case TWO_BELOW:
        return frame->two_below;
    case TOP:
        return top_of(night);
    case BOTTOM:
        return bottom_of(night);
    }
    return NOBODY;
}

static void take_effect(Night *night, const Frame *frame, const Effect *effect)
{
    switch ((enum effect_kind)effect->kind) {
    case LEAVE:
        send_away(night, meant(night, frame, effect->who));
        break;
    case LEAVE_SENSITIVE:
        send_all_away(night, effect->mask);
        break;
    case IRK:
        irk_other(night, meant(night, frame, effect->who));
        break;
    case TO_BAR:
        send_back(night, meant(night, frame, effect->who));
        break;
    case DRAW_TO_BOTTOM:
        let_in(night);
        break;
    case SHUFFLE_BELOW:
        if (has(night, frame->card) && place_of(night, frame->card) >= 2)
            night->awaited = SHUFFLE;
        break;
    case SWAP_WITH_BOTTOM:
        swap_with_bottom(night, frame->card);
        break;
    case BRING_FROM_BAR:
        if (night->bar)
            night->awaited = BRING;
        break;
    case TO_BOTTOM:
        sink(night, frame->card);
        break;
    }
}

/* Counts the restart patron and everyone below as not yet passed. */
static void apply_restart(Night *night)
{
    Card card = night->restart;
    night->restart = NOBODY;
    if (!has(night, card))
        return;
    for (int at = place_of(night, card); at >= 0; at--)
        night->passed &= ~bit_of(night->inn[at]);
}

/* Resolves all begun effects; returns 0 when the night is over or has to wait. */
static int resolve(Night *night)
{
    while (night->frame_count) {
        Frame *frame = &night->frames[night->frame_count - 1];
        const Patron *patron = &night->cards->patrons[frame->card];
        if (frame->step == patron->effect_count) {
            night->frame_count--;
            continue;
        }
        take_effect(night, frame, &patron->effects[frame->step++]);
        if (night->is_over || night->awaited != NOTHING)
            return 0;
    }
    if (night->restart != NOBODY)
        apply_restart(night);
    return 1;
}

/* The pass. */

static void begin_check(Night *night, int loud)
{
    night->loud = (signed char)loud;
    night->passed = 0;
    night->restart = NOBODY;
    night->resolutions = 0;
    night->frame_count = 0;
    night->is_cut = 0;
}

static Mask sensitive_to(const Night *night, int loud)
{
    Mask mask = 0;
    for (int quirk = 0; quirk < QUIRKS; quirk++)
        if (loud >> quirk & 1)
            mask |= night->cards->sensitive[quirk];
    return mask;
}

/* Resolves what is begun, then checks on; returns 0 when the night is over or has to wait. */
static int run_pass(Night *night)
{
    if (night->frame_count && !resolve(night))
        return 0;
    Mask sensitive = sensitive_to(night, night->loud);
    for (int at = night->asleep - 1; at >= 0 && !night->is_cut; at--) {
        Mask bit = bit_of(night->inn[at]);
        if (night->passed & bit)
            continue;
        night->passed |= bit;
        if (night->loud ? (sensitive & bit) != 0 : is_irked(night, at)) {
            irk(night, at);
            if (!resolve(night))
                return 0;
            at = night->asleep;
        }
    }
    return 1;
}

/* The turn. */

/* Draws, counts the quirks and runs the pass of Bar irks; returns whether the turn is through. */
static int open_bar(Night *night)
{
    night->phase = BAR_PHASE;
    if (night->deck) {
        night->bar |= bit_of(take_from_deck(night));
        fill_bar(night);
    }
    int loud = 0;
    for (int quirk = 0; quirk < QUIRKS; quirk++)
        loud |= (showing(night, night->bar, FIGHTS + quirk) >= LOUD_FROM) << quirk;
    if (!(night->inn_mask & sensitive_to(night, loud)))
        return 1;
    begin_check(night, loud);
    return run_pass(night);
}

/* Ends the night with an empty Deck, else begins the next turn. */
static void end_turn(Night *night)
{
    do {
        if (!night->deck) {
            end_night(night);
            return;
        }
        night->turn++;
        night->phase = INN_PHASE;
        if (night->bar) {
            night->awaited = PLACE;
            return;
        }
    } while (open_bar(night));
}

static void go_on(Night *night)
{
    night->awaited = NOTHING;
    if (run_pass(night) && (night->phase == BAR_PHASE || open_bar(night)))
        end_turn(night);
}

/* What starts the machine: the deal, a placement, a choice, a shuffle. */

void night_deal(Night *night, const Cards *cards, const Card *order)
{
    *night = (Night){.cards = cards, .order = order, .next = NOBODY, .restart = NOBODY};
    night->deck = bit_of((Card)cards->size) - 1;
    fill_bar(night);
    end_turn(night);
}

void night_go_up(Night *night, Card card)
{
    if (night->awaited == BRING)
        night->restart = card;
    else
        begin_check(night, 0);
    take_up(night, card);
    go_on(night);
}

int night_shuffle_size(const Night *night)
{
    const Frame *frame = &night->frames[night->frame_count - 1];
    int number = night->cards->patrons[frame->card].effects[frame->step - 1].number;
    int below = place_of(night, frame->card);
    return number < below ? number : below;
}

static void mix(Card *rooms, int size)
{
    for (int last = size - 1; last > 0; last--) {
        int other = chance_below(last + 1);
        Card moved = rooms[last];
        rooms[last] = rooms[other];
        rooms[other] = moved;
    }
}

void night_shuffle(Night *night, const Card *order)
{
    int size = night_shuffle_size(night);
    int top = place_of(night, night->frames[night->frame_count - 1].card);
    if (!order)
        mix(&night->inn[top - size], size);
    else
        for (int at = 0; at < size; at++)
            night->inn[top - 1 - at] = order[at];
    go_on(night);
}
