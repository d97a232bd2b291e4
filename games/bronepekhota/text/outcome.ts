import type { Localized, Names, Outcome } from '@bridgehead/kernel';
import { missionText, type View } from '../rules/index.ts';
import type { MissionId } from '../rules/options.ts';

const WHY: Readonly<Record<string, Localized>> = {
  wipedOut: { ru: 'У противника не осталось солдат.', en: 'The enemy has no soldier left.' },
  costs: {
    ru: 'Туры кончились: у победителя меньше потерь.',
    en: 'The tours are over: the winner lost less.',
  },
};
const EVEN: Readonly<Record<string, Localized>> = {
  wipedOut: { ru: 'На столе не осталось ни одного солдата.', en: 'Not one soldier is left on the table.' },
  costs: { ru: 'Туры кончились: потери равны.', en: 'The tours are over, and the losses are equal.' },
};

export function outcomeText(outcome: Outcome, view: View, names: Names): Localized {
  const why = (outcome.kind === 'draw' ? EVEN : WHY)[outcome.ending] ?? ofMission(view);
  if (outcome.kind === 'draw') return { ru: `${why.ru} Ничья.`, en: `${why.en} A draw.` };
  const winners = outcome.kind === 'win' ? outcome.winners.map((seat) => names.seat(seat)) : [];
  const list = winners.join(', ');
  return winners.length === 1
    ? { ru: `${why.ru} Побеждает ${list}.`, en: `${why.en} ${list} wins.` }
    : { ru: `${why.ru} Побеждают ${list}.`, en: `${why.en} ${list} win.` };
}

function ofMission({ mission }: View): Localized {
  const { ru, en } = missionText(mission as MissionId);
  return { ru: `Миссия «${ru}» решена.`, en: `The mission “${en}” is decided.` };
}
