/* Plays nights by decisions that are read, and tells every state: so that the rules can be compared. */
#ifndef REPLAY_H
#define REPLAY_H

#include "cards.h"

/* Reads decisions from the standard input, one a line, and prints the state after each of them.
 *
 * A line is `deal DECK CARD...` (the first card drawn first), `go_up CARD` or `shuffle CARD...` (top room
 * first). With a network the chances for all goals follow where the player places somebody next.
 */
void replay(const Decks *decks, int has_network);

#endif
