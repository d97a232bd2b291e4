import type { Localized, Names, Outcome, Seat } from '@bridgehead/kernel';
import type { Faction, View } from '../rules/index.ts';
import { type Roster, squadKindOf } from './called.ts';

type Ended = Roster & { readonly view: View };

const WHY: Readonly<Record<string, Localized>> = {
  wipedOut: { ru: 'Солдаты остались только у одной стороны.', en: 'Only one side has soldiers left.' },
  costs: {
    ru: 'Туры кончились: исход решили потери.',
    en: 'The rounds are over: losses decide.',
  },
};
const EVEN: Readonly<Record<string, Localized>> = {
  wipedOut: { ru: 'На столе не осталось ни одного солдата.', en: 'Not one soldier is left on the table.' },
  costs: { ru: 'Туры кончились: потери равны.', en: 'The rounds are over, and the losses are equal.' },
};
const DECIDED: Localized = { ru: 'Миссия решена.', en: 'The mission is decided.' };

/** What decided it. */
export function whyText({ kind, ending }: Outcome, ended: Ended): Localized {
  return (kind === 'draw' ? EVEN : WHY)[ending] ?? goalText(ended) ?? DECIDED;
}

/** What decided it, and who has won. */
export function outcomeText(outcome: Outcome, ended: Ended, names: Names): Localized {
  const why = whyText(outcome, ended);
  if (outcome.kind === 'draw') return { ru: `${why.ru} Ничья.`, en: `${why.en} A draw.` };
  const winners = outcome.kind === 'win' ? outcome.winners.map((seat) => names.seat(seat)) : [];
  const list = (language: 'ru' | 'en-GB') => new Intl.ListFormat(language).format(winners);
  return winners.length === 1
    ? { ru: `${why.ru} Побеждает ${list('ru')}.`, en: `${why.en} ${list('en-GB')} wins.` }
    : { ru: `${why.ru} Побеждают ${list('ru')}.`, en: `${why.en} ${list('en-GB')} win.` };
}

function goalText({ pack, view: { mission, goal } }: Ended): Localized | undefined {
  return pack.missions.find(({ id }) => id === mission)?.goals[goal ?? -1]?.text;
}

const VICTORIES: Readonly<Record<Faction, Localized>> = {
  polaris: { ru: 'Победа Империи Полярис', en: 'Victory for the Empire of Polaris' },
  protectorate: { ru: 'Победа Торгового Протектората', en: 'Victory for the Trade Protectorate' },
};

/** Where one power has beaten the other: whoever fights against their own has a name alone. */
export function victoryText(outcome: Outcome, ended: Ended): Localized | undefined {
  if (outcome.kind !== 'win') return undefined;
  const [ours, ...more] = powersOf(ended, (seat) => outcome.winners.includes(seat));
  const theirs = powersOf(ended, (seat) => !outcome.winners.includes(seat));
  return ours && more.length === 0 && !theirs.includes(ours) ? VICTORIES[ours] : undefined;
}

function powersOf(ended: Ended, isTheirs: (seat: Seat) => boolean): readonly Faction[] {
  const colours = ended.view.squads
    .filter(({ seat }) => isTheirs(seat))
    .map(({ model }) => squadKindOf(ended, model)?.colours);
  return [...new Set(colours)].filter((colour) => colour !== undefined && colour !== 'green');
}
