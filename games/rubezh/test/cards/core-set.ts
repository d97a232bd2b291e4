import { packFrom } from '../../content/index.ts';
import type { CardSet } from '../../rules/card-set.ts';

/** Cards of the core set, tried out among enemies whose figures are those of RUB-8 whatever is tuned. */

const FIGURES: Readonly<Record<string, readonly [attack: number, defence: number]>> = {
  infantry: [1, 3],
  rockets: [2, 2],
  'armoured-car': [3, 4],
  artillery: [3, 3],
  sappers: [1, 2],
  motorised: [2, 3],
  rifle: [2, 3],
  aviation: [3, 4],
  paratroopers: [3, 4],
  tanks: [5, 5],
};

const pack = packFrom();
export const coreSet: CardSet = {
  ...pack,
  enemies: pack.enemies.map((kind) => {
    const [attack, defence] = FIGURES[kind.id] as readonly [number, number];
    return { ...kind, attack, defence };
  }),
};
