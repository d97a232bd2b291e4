import { type GameText, type NoFigures, plain, say, type Sentences } from '@bridgehead/kernel';
import { smallRulebook } from '../small-rulebook.ts';
import { TABLE } from './ground.ts';
import { type Event, manifest, type Move, type State, STRIDE } from './rules.ts';

interface Reasons {
  random: NoFigures;
  onward: NoFigures;
  enough: NoFigures;
}

export const REASONS: Sentences<Reasons> = {
  random: plain('Наугад.', 'At random.'),
  onward: plain('Вперёд, мимо леса.', 'Onward, past the woods.'),
  enough: plain('На сегодня хватит.', 'That is enough for today.'),
};

interface Refusals {
  'off-table': NoFigures;
  'too-far': { length: number; left: number };
  blocked: NoFigures;
}

const paces = (length: number) => length.toFixed(1);

export const REFUSALS: Sentences<Refusals> = {
  'off-table': plain('Это за краем стола.', 'That is off the table.'),
  'too-far': ({ length, left }) => ({
    ru: `Слишком далеко: ${paces(length)} при остатке ${paces(left)}.`,
    en: `Too far: ${paces(length)}, with ${paces(left)} left.`,
  }),
  blocked: plain('Дорогу преграждает лес.', 'A wood is in the way.'),
};

export const text: GameText<Move, Event, State> = {
  rulebook: async () =>
    smallRulebook('TRK', manifest.title, [
      {
        ru: `Идут до края стола, отметки ${TABLE.width}.`,
        en: `The way leads to the edge, at ${TABLE.width}.`,
      },
      { ru: `За ход проходят не больше ${STRIDE}.`, en: `At most ${STRIDE} is walked in a turn.` },
      { ru: 'Сквозь лес не ходят.', en: 'Nobody walks through a wood.' },
    ]),
  summary: { ru: 'Кто первым дойдёт до края?', en: 'Who reaches the edge first?' },
  guide: () => [],
  refusal: (refusal) => say(REFUSALS, refusal),
  decision: ({ seat }, _view, names) => ({
    ru: `Куда идёт ${names.seat(seat)}?`,
    en: `Where does ${names.seat(seat)} go?`,
  }),
  move: (move) =>
    move.kind === 'stop'
      ? { ru: 'Остановиться', en: 'Stop' }
      : { ru: `Идти к ${at(move.to.x, move.to.y)}`, en: `Go to ${at(move.to.x, move.to.y)}` },
  event: (event, names) =>
    event.kind === 'stopped'
      ? { ru: `${names.seat(event.seat)}: привал.`, en: `${names.seat(event.seat)} rests.` }
      : {
          ru: `${names.seat(event.seat)} проходит ${paces(event.length)}.`,
          en: `${names.seat(event.seat)} walks ${paces(event.length)}.`,
        },
  reason: (reason) => say(REASONS, reason),
  outcome(outcome, _view, names) {
    const best = outcome.kind === 'win' ? outcome.winners : outcome.kind === 'draw' ? outcome.between : [];
    const who = best.map((seat) => names.seat(seat)).join(', ');
    return { ru: `Дальше всех: ${who}.`, en: `Furthest: ${who}.` };
  },
};

function at(x: number, y: number): string {
  return `(${paces(x)}; ${paces(y)})`;
}
