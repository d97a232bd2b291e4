import {
  chanceFrom,
  type Heard,
  nextDecision,
  type Seat,
  type Seed,
  seedFromText,
  type Sfc32,
  Table,
  writeHeader,
} from '@bridgehead/kernel';
import { ownPack } from '../content/index.ts';
import { bronepekhota } from '../index.ts';
import type { Army, Event, Heading, Move, State, View } from '../rules/index.ts';
import { OPTIONAL } from '../rules/options.ts';

/**
 * A table at which whatever a soldier or machine can do lies at hand in the first tour: two people sit at it, every rule of
 * choice is in force, and seat 0 begins. Its pieces look to the right, those of seat 1 to the left.
 */
export interface Drill {
  readonly table: Table<State, Move, Event, View>;
  readonly seed: Seed;
  /** What each move told, and where the generator stands after the last of them. */
  readonly told: readonly (readonly Heard<Event>[])[];
  readonly chance: Sfc32['state'];
  /** The content it is played with. */
  readonly pack: { readonly hash: string; readonly pack: object };
}

type Places = readonly (readonly [x: number, y: number])[];

interface Side {
  readonly army: Army;
  readonly facing: Heading;
  /** Squads, then machines, then guns, in the army's order; a pilot has no place. */
  readonly places: readonly Places[];
}

const SIDES: readonly [Side, Side] = [
  {
    army: {
      title: 'Drill',
      squads: ['heavy-clones', 'light-assault-clones', 'light-assault-landing'],
      machines: [
        { kind: 'helix', weapons: [2], pilot: { squad: 0, soldier: 5 } },
        { kind: 'thunder', weapons: [0, 1, 2], pilot: { squad: 2, soldier: 5 } },
        { kind: 'raptor', weapons: [0, 1], pilot: null },
      ],
      guns: ['mortar', 'mortar'],
    },
    facing: { x: 1, y: 0 },
    places: [
      // By the raptor, the mortar, the enemy's mortar and salamander; within a throw of the militia.
      [
        [188, 480],
        [117, 380],
        [387, 500],
        [377, 380],
        [500, 280],
      ],
      [
        [180, 280],
        [180, 250],
        [150, 280],
        [150, 250],
        [120, 280],
        [120, 250],
      ],
      [
        [40, 90],
        [40, 50],
        [70, 90],
        [70, 50],
        [100, 70],
      ],
      [[300, 130]],
      [[520, 110]],
      [[150, 480]],
      [[150, 380]],
      [[219.5, 130]],
    ],
  },
  {
    army: {
      title: 'Drill',
      squads: ['velian-militia'],
      machines: [{ kind: 'salamander', weapons: [0, 1], pilot: null }],
      guns: ['mortar'],
    },
    facing: { x: -1, y: 0 },
    places: [
      [
        [620, 280],
        [640, 310],
        [640, 250],
        [670, 280],
        [670, 320],
        [670, 240],
      ],
      [[420, 380]],
      [[420, 500]],
    ],
  },
];

const EVERYWHERE = { x: -450, y: -300, width: 900, depth: 600 };

const MISSION = 'hunt';
const LAYOUT = 'quarry';

const drill = {
  ...ownPack,
  id: 'drill',
  layouts: ownPack.layouts.map((layout) =>
    layout.id === LAYOUT
      ? {
          id: LAYOUT,
          title: { ru: 'Полигон', en: 'The drill ground' },
          theme: 'steppe',
          width: 900,
          depth: 600,
          pieces: [{ kind: 'block', look: 'container', box: [230, 230, 100, 70], top: 50 }],
        }
      : layout,
  ),
  missions: ownPack.missions.map((mission) =>
    mission.id === MISSION
      ? {
          id: MISSION,
          title: { ru: 'Учения', en: 'Drill' },
          briefing: { ru: 'Учебный бой.', en: 'An exercise.' },
          tasks: [{ ru: 'Испробуйте всё.', en: 'Try everything.' }],
          layout: LAYOUT,
          tours: 6,
          first: 0,
          zones: [EVERYWHERE, EVERYWHERE],
          exits: [{ side: 0, edge: 'left' }],
          forces: SIDES.map(({ army: { squads, machines, guns } }) => ({
            squads,
            machines: machines.map(({ kind, weapons, pilot }) => ({
              kind,
              weapons,
              ...(!pilot && { isPilotless: true }),
              ...(kind === 'raptor' && { durability: 4 }),
              ...(kind === 'helix' && { durability: 6 }),
            })),
            guns: guns.map((kind) => ({ kind })),
          })),
          goals: [],
        }
      : mission,
  ),
};

/** Armies brought and set up: seat 0 is to name the first unit. */
export async function playDrill(): Promise<Drill> {
  const { rules, content } = await bronepekhota.load({ pack: drill });
  const seed = seedFromText('drill');
  const seats = ['Anna', 'Boris'].map((name) => ({ kind: 'human', name }) as const);
  const optional = Object.fromEntries(OPTIONAL.map((id) => [id, true]));
  const options = { mission: MISSION, ground: 'own', tours: 6, ...optional };
  const written = writeHeader(rules.manifest, content, { options, seats, seed });
  if ('refusal' in written) throw new Error(JSON.stringify(written.refusal));
  const chance = chanceFrom(seed);
  const table = Table.open(rules, written.header, chance);
  const told: (readonly Heard<Event>[])[] = [];
  for (;;) {
    const decision = nextDecision(rules.pending(table.state));
    if (decision?.kind !== 'bring' && decision?.kind !== 'deploy') break;
    const { seat, id } = decision;
    const move =
      decision.kind === 'bring' ? { kind: 'bring', army: sideOf(seat).army } : deployed(table.state, seat);
    const progress = table.answer({ seat, decision: id, move });
    if ('refusal' in progress) throw new Error(JSON.stringify([progress.refusal, move]));
    told.push(progress.events);
  }
  return { table, seed, told, chance: chance.state, pack: { hash: content.hash, pack: drill } };
}

function sideOf(seat: Seat): Side {
  return SIDES[seat] as Side;
}

function deployed(state: State, seat: Seat): Move {
  const { army, facing, places } = sideOf(seat);
  const units = [
    ...state.squads.flatMap((squad, id) => (squad.seat === seat ? [{ squad: id }] : [])),
    ...state.pieces.flatMap((piece, id) =>
      (piece.kind === 'machine' || piece.kind === 'gun') && piece.seat === seat ? [{ piece: id }] : [],
    ),
  ];
  if (units.length !== places.length) throw new Error(`${army.title} has ${units.length} units`);
  const place = units.findIndex((unit) =>
    state.pieces.some(
      (piece, id) =>
        piece.status === 'reserve' &&
        ('piece' in unit ? id === unit.piece : piece.kind === 'soldier' && piece.squad === unit.squad),
    ),
  );
  const unit = units[place];
  if (!unit) throw new Error('everything stands');
  return {
    kind: 'deploy',
    unit,
    places: (places[place] as Places).map(([x, y]) => ({ x, y, z: 0, facing })),
  };
}
