import { type EndedTable, type EndResult, formatList } from '@bridgehead/kit';
import type { Pack } from '../../content/pack.ts';
import { isAlive } from '../../rules/pieces.ts';
import type { View } from '../../rules/view.ts';
import { victoryText } from '../../text/outcome.ts';
import { coloursOf } from '../pieces/colours.ts';
import { SideMark } from '../pieces/SeatMark.tsx';
import { ownerOf } from './losses.ts';
import { ENDING } from './words/index.ts';

/** Whoever won, with what is left of their armies; in a draw, whoever shares it. */
export function result(table: EndedTable<View, Pack>): EndResult {
  const { pack, view, language, outcome, seats: labels } = table;
  const words = ENDING[language];
  const colours = coloursOf(pack, view);
  const seats =
    outcome.kind === 'win'
      ? outcome.winners
      : outcome.kind === 'draw'
        ? outcome.between
        : [...view.sides.keys()];
  return {
    // Whoever has lost reads it too: where both are of one power it says who won.
    title:
      outcome.kind === 'win'
        ? (victoryText(outcome, { pack, view })?.[language] ??
          words.won(
            formatList(
              language,
              seats.map((seat) => labels[seat]?.name ?? ''),
            ),
          ))
        : words.drawn,
    people: seats.map((seat) => {
      const { men, all, machines } = leftOf(view, seat);
      return {
        seat,
        mark: <SideMark seat={seat} colour={colours[seat]} />,
        note: words.left(men, all, machines),
      };
    }),
  };
}

function leftOf(view: View, seat: number) {
  const own = view.pieces.filter((_, id) => ownerOf(view, id) === seat);
  const soldiers = own.filter((piece) => piece.kind === 'soldier');
  return {
    men: soldiers.filter(isAlive).length,
    all: soldiers.length,
    machines: own.filter((piece) => piece.kind === 'machine' && piece.status === 'table').length,
  };
}
