import type { Rulebook } from '@bridgehead/kernel';
import { components } from './01-components.ts';
import { goal } from './02-goal.ts';
import { setup } from './03-setup.ts';
import { turn } from './04-turn.ts';
import { actions } from './05-actions.ts';
import { defence } from './06-defence.ts';
import { end } from './07-end.ts';
import { enemies } from './08-enemies.ts';
import { units } from './09-units.ts';
import { events } from './10-events.ts';
import { points } from './11-points.ts';

export const rulebook: Rulebook = [
  components,
  goal,
  setup,
  turn,
  actions,
  defence,
  end,
  enemies,
  units,
  events,
  points,
];
