import { type GameText, type NoFigures, plain, say, type Sentences } from '@bridgehead/kernel';
import { smallRulebook } from '../small-rulebook.ts';
import { MOST_STRENGTH, UNITS } from './army.ts';
import { type Event, manifest, type Move, type View } from './rules.ts';

interface Reasons {
  random: NoFigures;
  even: NoFigures;
  next: NoFigures;
}

export const REASONS: Sentences<Reasons> = {
  random: plain('Наугад.', 'At random.'),
  even: plain('Ровный строй надёжнее.', 'An even line is safer.'),
  next: plain('Следующий по порядку.', 'The next in line.'),
};

interface Refusals {
  'not-now': NoFigures;
  'no-unit': NoFigures;
  'unit-count': { units: number; needed: number };
  'too-strong': { strength: number; most: number };
}

export const REFUSALS: Sentences<Refusals> = {
  'not-now': plain('Сейчас спрашивают о другом.', 'Something else is asked now.'),
  'no-unit': plain('Такого отряда больше нет.', 'There is no such unit any more.'),
  'unit-count': ({ units, needed }) => ({
    ru: `Отрядов ${units}, а нужно ${needed}.`,
    en: `The army has ${units} units and needs ${needed}.`,
  }),
  'too-strong': ({ strength, most }) => ({
    ru: `Силы ${strength}, а можно не больше ${most}.`,
    en: `Its strength is ${strength}; at most ${most} is allowed.`,
  }),
};

export const text: GameText<Move, Event, View> = {
  rulebook: async () =>
    smallRulebook('MUS', manifest.title, [
      {
        ru: 'Сначала каждый приводит армию, потом отряды выходят по очереди.',
        en: 'First everybody brings an army, then units go forward in turn.',
      },
      {
        ru: `В армии ${UNITS} отряда, вместе не сильнее ${MOST_STRENGTH}.`,
        en: `An army has ${UNITS} units, together no stronger than ${MOST_STRENGTH}.`,
      },
      { ru: 'Отряд выходит один раз: его сила и бросок.', en: 'A unit goes once: its strength and a roll.' },
    ]),
  summary: { ru: 'Чья армия сильнее?', en: 'Whose army is stronger?' },
  guide: () => [],
  refusal: (refusal) => say(REFUSALS, refusal),
  decision({ kind, seat }, _view, names) {
    const who = names.seat(seat);
    return kind === 'bring'
      ? { ru: `${who}: какая армия?`, en: `${who}: which army?` }
      : { ru: `${who}: какой отряд?`, en: `${who}: which unit?` };
  },
  move: (move) =>
    move.kind === 'bring'
      ? { ru: `Армия «${move.army.title}»`, en: `The army “${move.army.title}”` }
      : { ru: `Отряд ${move.unit + 1}`, en: `Unit ${move.unit + 1}` },
  event: (event, names) =>
    event.kind === 'shown'
      ? {
          ru: `${names.seat(event.seat)} приводит армию «${event.title}».`,
          en: `${names.seat(event.seat)} brings the army “${event.title}”.`,
        }
      : {
          ru: `${names.seat(event.seat)} посылает отряд «${event.unit}»: бросок ${event.rolled}.`,
          en: `${names.seat(event.seat)} sends “${event.unit}” and rolls ${event.rolled}.`,
        },
  reason: (reason) => say(REASONS, reason),
  outcome(outcome, _view, names) {
    const best = outcome.kind === 'win' ? outcome.winners : outcome.kind === 'draw' ? outcome.between : [];
    const who = best.map((seat) => names.seat(seat)).join(', ');
    return { ru: `Сильнее всех: ${who}.`, en: `The strongest: ${who}.` };
  },
};
