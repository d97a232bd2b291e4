import type { Rulebook } from '@bridgehead/kernel';
import { table } from './00-table.ts';
import { before } from './01-before.ts';
import { units } from './02-units.ts';
import { tour } from './03-tour.ts';
import { movement } from './04-movement.ts';
import { damage } from './05-damage.ts';
import { shooting } from './07-shooting.ts';
import { handToHand } from './08-hand-to-hand.ts';
import { abilities } from './09-abilities.ts';
import { helix } from './10-helix.ts';
import { additional } from './11-additional.ts';
import { end } from './12-end.ts';

/** Section 6, live shooting, is not part of this edition: BRP-1.2 says so. */
export const rulebook: Rulebook = [
  table,
  before,
  units,
  tour,
  movement,
  damage,
  shooting,
  handToHand,
  abilities,
  helix,
  additional,
  end,
];
