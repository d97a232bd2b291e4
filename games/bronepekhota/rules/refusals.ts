import type { NoFigures, Said } from '@bridgehead/kernel';

/** Everything these rules refuse for, and the figures a sentence about it needs. Kinds are ids of the content. */

/** BRP-1.5, BRP-1.6 */
export interface ArmyRefusals {
  'no-squads': NoFigures;
  'no-such-kind': { kind: string };
  'extra-kind': { kind: string };
  'mixed-army': { kind: string; other: string };
  'no-such-weapon': { kind: string };
  'fitted-twice': { kind: string };
  'too-many-weapons': { kind: string; taken: number; mounts: number };
  'no-pilot': { kind: string };
  'left-pilotless': { kind: string };
  'no-such-pilot': { kind: string };
  'pilot-rank': { kind: string; rank: number; needed: number };
  'pilot-twice': { kind: string };
  'cost-difference': { cost: number; other: number; most: number };
  /** BRP-12.4: the mission says of what the army is, and what this machine is fitted with. */
  'army-given': NoFigures;
  'weapons-given': { kind: string };
  /** The mission is about the commander's machine, and the army has none. */
  'no-commander': NoFigures;
  /** Per cent of a zone that the footprints cover. */
  'army-too-large': { share: number; most: number };
  /** `kind` is the first that finds no place on this table; beside a unit that is set up so. */
  'no-room-here': { kind: string };
  'crowds-out': { kind: string };
  'not-waiting': NoFigures;
  'place-count': { pieces: number; places: number };
  'outside-the-zone': NoFigures;
}

/** BRP-3.2 */
export interface TurnRefusals {
  /** Something else is asked: `asked` is the kind of the decision. */
  'asked-else': { asked: string };
  'no-such-piece': NoFigures;
  'not-in-this-unit': NoFigures;
  'turn-over': NoFigures;
  'must-fight': NoFigures;
  'nobody-acts': NoFigures;
  'unit-used': NoFigures;
  'order-of-all': NoFigures;
}

/** BRP-7 */
export interface ShotRefusals {
  'no-weapon': NoFigures;
  'no-grenades': NoFigures;
  'no-aimed-fire': NoFigures;
  'own-weapon-only': NoFigures;
  'not-only-shooting': NoFigures;
  'has-shot': NoFigures;
  'weapon-fired': NoFigures;
  'rate-reached': { rate: number };
  'chose-other': NoFigures;
  'gun-not-touched': { kind: string };
  'gun-not-yours': { kind: string };
  'gunner-rank': { kind: string; rank: number; needed: number };
  'gun-shared': { kind: string };
  'in-contact': NoFigures;
  'no-ammo': { left: number; needed: number };
  'target-count': { most: number };
  'no-target': NoFigures;
  'friendly-target': NoFigures;
  'spared-target': NoFigures;
  'grenade-at-flyer': NoFigures;
  'not-in-front': NoFigures;
  'not-seen': NoFigures;
  'nobody-in-sight': NoFigures;
}

/** BRP-4, BRP-9.4, BRP-10.2 */
export interface MoveRefusals {
  'has-moved': NoFigures;
  'on-foot-only': NoFigures;
  'too-far': { price: number; points: number };
  /** `obstacle` is what geometry says is in the way: edge, terrain, piece, rise, drop, nowhere; no-way if there is none. */
  'way-blocked': { obstacle: string };
  /** `fault` is why nobody can stand there: edge, level, terrain, piece. */
  'cannot-stand': { fault: string };
  'contact-on-the-way': { fault: string };
  'contact-after-fight': NoFigures;
  'not-movable': NoFigures;
  'moved-already': NoFigures;
  'push-nowhere': NoFigures;
  'not-at-hand': NoFigures;
  'machines-only': NoFigures;
  'does-not-go-so': NoFigures;
  'turns-too-far': NoFigures;
  'cabin-too-far': NoFigures;
  'leaves-by-enemies': NoFigures;
  'not-beside': NoFigures;
  /** BRP-0.8 */
  'no-exit': NoFigures;
  'not-at-the-exit': NoFigures;
  'exit-needs-points': NoFigures;
  /** BRP-12.4 */
  'needs-escort': { kind: string };
  /** BRP-0.4 */
  'not-alongside': NoFigures;
  'no-jump-pack': NoFigures;
  'no-jumps': NoFigures;
  'jump-too-far': { length: number; height: number; most: number };
  'jump-blocked': NoFigures;
  'no-platform': NoFigures;
  'not-behind': NoFigures;
  'enemy-load': NoFigures;
  'enemy-by-load': NoFigures;
  'tow-nowhere': NoFigures;
  'tows-forward': NoFigures;
}

/** BRP-8 to BRP-10 */
export interface AbilityRefusals {
  'has-fought': NoFigures;
  'flyers-do-not-fight': NoFigures;
  'no-enemy-touched': NoFigures;
  'not-the-contact': NoFigures;
  'no-gun': NoFigures;
  'own-gun': { kind: string };
  'gun-held': { kind: string };
  'machine-not-touched': NoFigures;
  'machine-piloted': { kind: string };
  'no-room-to-fly': { kind: string };
  'cannot-mend': NoFigures;
  'nothing-to-mend': NoFigures;
  'object-not-touched': { kind: string };
  'enemy-object': { kind: string };
  'sound-object': { kind: string };
  'has-acted': NoFigures;
  'enemy-near': NoFigures;
  'no-refills': NoFigures;
  'has-refilled': NoFigures;
  'not-refillable': NoFigures;
}

export interface Refusals extends ArmyRefusals, TurnRefusals, MoveRefusals, ShotRefusals, AbilityRefusals {}

export type BronepekhotaRefusal = Said<Refusals> & { readonly clause: string };
