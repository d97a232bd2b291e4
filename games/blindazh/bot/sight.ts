import type { State, View } from '../rules/index.ts';

/** What a player weighs a turn by: a view, or a world played on in thought. */
export type Sight = State | View;

/** Enemy tiles still to come. */
export function waiting(sight: Sight): number {
  return 'enemyStack' in sight ? sight.enemyStack.length : sight.enemyStackSize;
}

/** Building tiles that could be drawn. */
export function drawable(sight: Sight): number {
  return sight.discard.length + ('stack' in sight ? sight.stack.length : sight.stackSize);
}
