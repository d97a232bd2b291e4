import { fieldOf, type TerrainPiece } from '@bridgehead/geometry';
import { ScriptedChance, type Seat } from '@bridgehead/kernel';
import { expect } from 'vitest';
import { packFrom } from '../content/index.ts';
import type { Event } from '../rules/events.ts';
import { findGun, findMachine, findSquad, soundDurability } from '../rules/kinds.ts';
import type { OptionalRules } from '../rules/options.ts';
import type { Playing } from '../rules/playing.ts';
import { retell } from '../rules/retell.ts';
import { FLIGHT } from '../rules/space.ts';
import {
  type Gun,
  type Load,
  type Machine,
  NONE,
  type Piece,
  type PieceId,
  type Soldier,
  type State,
} from '../rules/state.ts';
import { observe, type View } from '../rules/view.ts';

/** Tiny positions on a bare table of 1200 × 800. Seat 0 looks to the right, seat 1 to the left, unless it says otherwise. */

const pack = packFrom();

const BASIC: OptionalRules = {
  specials: false,
  ammo: false,
  refill: false,
  grenades: false,
  jumps: false,
  aimed: false,
  panic: false,
  tours: 12,
  difference: 0,
};

export type Place = readonly [x: number, y: number, z?: number];

interface Setting {
  readonly mission?: string;
  readonly rules?: Partial<OptionalRules>;
  readonly terrain?: readonly TerrainPiece[];
  /** The side of every seat. */
  readonly sides?: readonly number[];
}

export class Battle {
  readonly state: State;
  readonly events: Event[] = [];
  readonly #field;

  constructor({ mission = 'annihilation', rules, terrain = [], sides = [0, 1] }: Setting = {}) {
    this.#field = fieldOf({ width: 1200, depth: 800, pieces: terrain });
    this.state = {
      mission,
      ground: { layout: 'outskirts' },
      sides,
      rules: { ...BASIC, ...rules },
      stage: { stage: 'turn', seat: 0 },
      tour: 1,
      order: [...sides.keys()],
      squads: [],
      pieces: [],
      costs: sides.map(() => 0),
      out: [],
      refilled: [],
      scores: [...new Set(sides)].map(() => 0),
      asked: 0,
      goal: null,
      outcome: null,
    };
  }

  /** The first soldiers of a squad, as many as there are places; the rest of it is not there. */
  squad(seat: Seat, kind: string, ...places: readonly Place[]): PieceId[] {
    if (!findSquad(pack, kind)) throw new Error(`no squad is called “${kind}”`);
    this.state.squads.push({ seat, model: kind, hasActed: false });
    const squad = this.state.squads.length - 1;
    return places.map((place, model) =>
      this.#add({
        kind: 'soldier',
        squad,
        model,
        machine: NONE,
        hasActed: false,
        panics: false,
        ...this.#at(seat, place),
      }),
    );
  }

  /** One soldier of a squad, by its place in the armlist from 1. */
  soldier(seat: Seat, kind: string, number: number, place: Place): PieceId {
    const [id = NONE] = this.squad(seat, kind, place);
    this.state.pieces[id] = { ...(this.state.pieces[id] as Soldier), model: number - 1 };
    return id;
  }

  /** With a pilot of that squad's kind, a squad of its own; without one if it does not say. */
  machine(
    seat: Seat,
    kind: string,
    place: Place,
    { weapons = [0], pilot }: { weapons?: readonly number[]; pilot?: string } = {},
  ): PieceId {
    const model = findMachine(pack, kind);
    if (!model) throw new Error(`no machine is called “${kind}”`);
    const at = this.#at(seat, place);
    const isFlying = model.chassis === 'wings' && pilot !== undefined;
    const id = this.#add({
      kind: 'machine',
      model: kind,
      weapons,
      owner: seat,
      seat,
      ...at,
      z: isFlying ? FLIGHT : at.z,
      cx: at.hx,
      cy: at.hy,
      isFlying,
      durability: soundDurability(model),
      ammo: model.ammo,
      pilot: NONE,
      since: 0,
      hasActed: false,
    });
    if (pilot === undefined) return id;
    const [soldier = NONE] = this.squad(seat, pilot, place);
    const machine = this.get<Machine>(id);
    machine.pilot = soldier;
    const crewman = this.get<Soldier>(soldier);
    crewman.status = 'aboard';
    crewman.machine = id;
    return id;
  }

  gun(seat: Seat, kind: string, place: Place): PieceId {
    const model = findGun(pack, kind);
    if (!model) throw new Error(`no gun is called “${kind}”`);
    const { durability, ammo } = model;
    return this.#add({
      kind: 'gun',
      model: kind,
      owner: seat,
      seat,
      ...this.#at(seat, place),
      durability,
      ammo,
      shots: 0,
      hasMoved: false,
      isSpared: false,
    });
  }

  load(role: Load['role'], place: Place): PieceId {
    return this.#add({ kind: 'load', role, ...this.#at(0, place), hasMoved: false });
  }

  get<Kind extends Piece = Piece>(id: PieceId): Kind {
    return this.state.pieces[id] as Kind;
  }

  durability(id: PieceId): number {
    return this.get<Machine | Gun>(id).durability;
  }

  turn(id: PieceId, hx: number, hy: number): void {
    const piece = this.get(id);
    Object.assign(piece, { hx, hy }, piece.kind === 'machine' && { cx: hx, cy: hy });
  }

  /**
   * Dice as they fall: D12 8 is written 8. A die that is missing, or left over, fails the test, and so does whatever comes
   * of it without being told, or otherwise where nobody listens.
   */
  roll(act: (game: Playing) => void, ...faces: readonly number[]): readonly Event[] {
    const before = structuredClone(this.state);
    const unheard = structuredClone(this.state);
    act({ ...this.battlefield, state: unheard, chance: diceOf(faces) });
    const events = this.part(act, ...faces);
    expect(unheard, 'where nobody listens').toEqual(this.state);
    const view = events.reduce(retell, observe(before, 'spectator'));
    expect(drawn(view), 'what was told').toEqual(drawn(observe(this.state, 'spectator')));
    return events;
  }

  /** Less than a whole action: not everything that is told of it has come about. */
  part(act: (game: Playing) => void, ...faces: readonly number[]): readonly Event[] {
    const chance = diceOf(faces);
    const from = this.events.length;
    act({ ...this.battlefield, chance, emit: (event) => this.events.push(event) });
    if (!chance.isUsedUp) throw new Error('dice are left that nobody rolled');
    return this.events.slice(from);
  }

  get battlefield() {
    return { armoury: pack, field: this.#field, state: this.state };
  }

  #add(piece: Piece): PieceId {
    return this.state.pieces.push(piece) - 1;
  }

  #at(seat: Seat, [x, y, z = 0]: Place) {
    return { status: 'table' as const, x, y, z, hx: seat === 0 ? 1 : -1, hy: 0 };
  }
}

function diceOf(faces: readonly number[]): ScriptedChance {
  return new ScriptedChance(faces.map((face) => face - 1));
}

/** Everything but what is asked next. */
function drawn({ stage: _stage, asked: _asked, ...view }: View) {
  return view;
}

export function told<Kind extends Event['kind']>(events: readonly Event[], kind: Kind) {
  return events.filter((event): event is Event & { readonly kind: Kind } => event.kind === kind);
}
