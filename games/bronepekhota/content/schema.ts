import { packProblem } from '@bridgehead/kernel';
import { id, list, localized, whole } from '@bridgehead/kernel/content';
import * as v from 'valibot';
import { CHASSIS, COLOURS, type Firearm, type Blast } from '../rules/armoury.ts';
import { readyArmySchema } from './armies.ts';
import { blastSchema, fireSchema, soldierSchema } from './figures.ts';
import { clusterSchema } from './cluster.ts';
import { layoutSchema } from './layout.ts';
import { missionSchema } from './mission.ts';
import type { Pack } from './pack.ts';
import { unfitMission } from './mission-sense.ts';
import { nonsense, unfitArmy } from './sense.ts';
import { sizeSchema } from './size.ts';

/** What a content pack may hold: squads, machines, guns, weapons, tables, missions and armies, and their words. */

const title = localized(60);
const colours = v.picklist(COLOURS);
const truth = v.exactOptional(v.literal(true));
const cost = whole(1, 600);
const rank = whole(1, 9);
const rate = whole(1, 6);
const ammo = whole(1, 60);

const squadSchema = v.strictObject({
  id,
  title,
  colours,
  cost: whole(0, 600),
  rank: whole(0, 9),
  speed: whole(1, 12),
  armour: whole(0, 20),
  mends: truth,
  jumps: v.exactOptional(whole(1, 12)),
  isLed: truth,
  isExtra: truth,
  soldiers: list(soldierSchema, 1, 6),
});

interface Fire {
  readonly fire: Firearm;
  readonly blast?: Blast;
  readonly targets?: number;
}

function firearmOf({ fire, blast, targets }: Fire): Firearm {
  return { ...fire, ...(blast && { blast }), ...(targets && { targets }) };
}

const weaponSchema = v.pipe(
  v.strictObject({
    id,
    title,
    fire: v.exactOptional(fireSchema),
    blast: v.exactOptional(blastSchema),
    targets: v.exactOptional(whole(2, 6)),
    melee: v.exactOptional(whole(1, 9)),
    isPlatform: truth,
    mounts: v.exactOptional(whole(1, 6), 1),
  }),
  v.check(
    ({ fire, melee, isPlatform }) =>
      [fire, melee, isPlatform].filter((use) => use !== undefined).length === 1,
    'It must shoot, or strike, or be a platform',
  ),
  v.check(
    ({ fire, blast, targets }) => fire !== undefined || (blast ?? targets) === undefined,
    'It does not shoot',
  ),
  v.transform(({ fire, blast, targets, ...weapon }) =>
    fire
      ? { ...weapon, firearm: firearmOf({ fire, ...(blast && { blast }), ...(targets && { targets }) }) }
      : weapon,
  ),
);

const sectorSchema = v.pipe(
  v.strictTuple([whole(1, 40), whole(0, 12)]),
  v.transform(([from, speed]) => ({ from, speed })),
);

const machineSchema = v.strictObject({
  id,
  title,
  colours,
  weight: v.picklist(['light', 'heavy']),
  cost,
  rank,
  rate,
  ammo,
  chassis: v.picklist(CHASSIS),
  sectors: v.pipe(
    list(sectorSchema, 1, 6),
    v.check(
      (sectors) => sectors.every(({ from }, index) => index === 0 || from < (sectors[index - 1]?.from ?? 0)),
      'The sectors do not go down',
    ),
  ),
  mounts: whole(1, 8),
  arsenal: list(id, 1, 12),
  size: sizeSchema,
  platformSize: v.exactOptional(sizeSchema),
});

const gunSchema = v.pipe(
  v.strictObject({
    id,
    title,
    colours,
    cost,
    rank,
    rate,
    ammo,
    durability: whole(1, 40),
    isMobile: v.boolean(),
    fire: fireSchema,
    blast: v.exactOptional(blastSchema),
    size: sizeSchema,
  }),
  v.transform(({ fire, blast, ...gun }) => ({
    ...gun,
    firearm: firearmOf({ fire, ...(blast && { blast }) }),
  })),
);

const packSchema = v.strictObject({
  id,
  title: localized(80),
  squads: list(squadSchema, 1, 100),
  machines: list(machineSchema, 0, 100),
  guns: list(gunSchema, 0, 50),
  weapons: list(weaponSchema, 0, 200),
  layouts: list(layoutSchema, 1, 40),
  clusters: list(clusterSchema, 1, 80),
  missions: list(missionSchema, 1, 60),
  armies: list(readyArmySchema, 0, 40),
});

/** Checks a pack. What is wrong, and in which entry, is said in a sentence. */
export function readPack(json: unknown): Pack {
  const result = v.safeParse(packSchema, json, { abortEarly: true });
  if (!result.success) throw packProblem('войск', json, result.issues[0]);
  const issue = nonsense(result.output) ?? unfitArmy(result.output) ?? unfitMission(result.output);
  if (issue) throw packProblem('войск', json, issue);
  return result.output;
}
