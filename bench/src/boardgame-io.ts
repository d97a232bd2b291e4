import { rules } from '@bridgehead/pobeda/rules';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { type Contender, options, seats } from './contest.ts';

/** The same rules inside a boardgame.io client, with what it keeps for undo switched off. */
export const play: Contender = (chance) => {
  const client = Client({
    game: {
      setup: () => rules.setup(options, seats, chance),
      disableUndo: true,
      moves: {
        answer: ({ G }, decision, move) => {
          rules.play(G, decision, move, chance);
        },
      },
    },
    numPlayers: seats.length,
    debug: false,
  });
  client.start();
  let moves = 0;
  for (;;) {
    const state = client.getState()?.G;
    const decision = state && rules.pending(state)[0];
    if (!decision) break;
    client.moves.answer?.(decision, rules.randomMove(state, decision, chance));
    moves++;
  }
  const board = client.getState()?.G.board ?? [];
  client.stop();
  return { moves, board };
};
