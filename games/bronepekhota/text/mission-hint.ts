import type { Language, Localized, OptionValue } from '@bridgehead/kernel';
import type { Pack, ToldMission } from '../content/pack.ts';
import type { Force } from '../rules/mission.ts';
import { kindName } from './names.ts';

interface Words {
  readonly given: (sides: string) => string;
  readonly side: (number: number, force: string) => string;
  readonly own: string;
  readonly table: (title: string) => string;
  readonly tours: (count: number) => string;
  readonly quoted: (title: string) => string;
  readonly pilotless: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  ru: {
    given: (sides) => `Войска даёт миссия: ${sides}.`,
    side: (number, force) => `сторона ${number} — ${force}`,
    own: 'Армию каждый приводит свою.',
    table: (title) => `Стол: ${title}.`,
    tours: (count) => `Туров: ${count}.`,
    quoted: (title) => `«${title}»`,
    pilotless: 'без пилота',
  },
  en: {
    given: (sides) => `The mission gives the forces: ${sides}.`,
    side: (number, force) => `side ${number} has ${force}`,
    own: 'Each player brings an army.',
    table: (title) => `Table: ${title}.`,
    tours: (count) => `Rounds: ${count}.`,
    quoted: (title) => title,
    pilotless: 'without a pilot',
  },
};

/** Before a table is opened: what it is about, who brings what, and where and how long where that is not left to choose. */
export function missionHint(pack: Pack, value: OptionValue): Localized | undefined {
  const mission = pack.missions.find(({ id }) => id === value);
  return mission && { ru: hintIn('ru', pack, mission), en: hintIn('en', pack, mission) };
}

function hintIn(language: Language, pack: Pack, { briefing, forces, layout, tours }: ToldMission): string {
  const words = WORDS[language];
  const table = pack.layouts.find(({ id }) => id === layout)?.title[language];
  const sides = forces?.map((force, side) => words.side(side + 1, forceIn(language, pack, force)));
  return [
    briefing[language],
    sides ? words.given(sides.join('; ')) : words.own,
    ...(table === undefined ? [] : [words.table(table)]),
    ...(tours === null ? [] : [words.tours(tours)]),
  ].join(' ');
}

/** «Трибунаторы», «Раптор», «Миномёт» × 2 */
function forceIn(language: Language, pack: Pack, { squads, machines, guns }: Force): string {
  const { quoted, pilotless } = WORDS[language];
  const called = (kind: string) => quoted(kindName(pack, kind)[language]);
  const all = [
    ...squads.map(called),
    ...machines.map(({ kind, isPilotless }) => (isPilotless ? `${called(kind)} ${pilotless}` : called(kind))),
    ...guns.map(({ kind }) => called(kind)),
  ];
  return [...new Set(all)]
    .map((name) => {
      const count = all.filter((other) => other === name).length;
      return count === 1 ? name : `${name}\u00a0×\u00a0${count}`;
    })
    .join(', ');
}
