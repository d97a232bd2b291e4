import { type GameText, type NoFigures, plain, say, type Sentences } from '@bridgehead/kernel';
import { smallRulebook } from '../small-rulebook.ts';
import { type Event, manifest, type Move, ROUNDS, type State, STRONGEST, TARGET } from './rules.ts';

interface Reasons {
  random: NoFigures;
  aim: { charge: number };
}

export const REASONS: Sentences<Reasons> = {
  random: plain('Наугад.', 'At random.'),
  aim: ({ charge }) => ({
    ru: `С зарядом ${charge} мина ложится у цели.`,
    en: `A charge of ${charge} lands near the target.`,
  }),
};

export const REFUSALS: Sentences<{ charge: { charge: number; most: number } }> = {
  charge: ({ charge, most }) => ({
    ru: `Заряда ${charge} нет: он бывает от 1 до ${most}.`,
    en: `There is no charge of ${charge}: charges go from 1 to ${most}.`,
  }),
};

const metres = (landed: number) => landed.toFixed(1);

export const text: GameText<Move, Event, State> = {
  rulebook: async () =>
    smallRulebook('MOR', manifest.title, [
      {
        ru: `Заряд — от 1 до ${STRONGEST}. Каждый стреляет ${ROUNDS} раза.`,
        en: `A charge goes from 1 to ${STRONGEST}. Everybody fires ${ROUNDS} times.`,
      },
      {
        ru: `Кто ближе всех к отметке ${TARGET}, тот выиграл.`,
        en: `Whoever lands nearest to ${TARGET} has won.`,
      },
    ]),
  summary: {
    ru: 'Стреляют по очереди: кто ближе к цели?',
    en: 'Everybody fires in turn: who lands nearest?',
  },
  guide: () => [],
  refusal: (refusal) => say(REFUSALS, refusal),
  decision: ({ seat }, _view, names) => ({
    ru: `Стреляет ${names.seat(seat)}.`,
    en: `${names.seat(seat)} is to fire.`,
  }),
  move: ({ charge }) => ({ ru: `Заряд ${charge}`, en: `Charge ${charge}` }),
  event: ({ seat, landed }, names) => ({
    ru: `${names.seat(seat)}: разрыв на отметке ${metres(landed)}.`,
    en: `${names.seat(seat)} lands at ${metres(landed)}.`,
  }),
  reason: (reason) => say(REASONS, reason),
  outcome(outcome, _view, names) {
    const winner = outcome.kind === 'win' ? names.seat(outcome.winners[0] as number) : '';
    return { ru: `Ближе всех к цели — ${winner}.`, en: `${winner} came nearest.` };
  },
};
