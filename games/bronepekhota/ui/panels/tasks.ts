import type { Localized } from '@bridgehead/kernel';
import { formatList } from '@bridgehead/kit';
import type { Scene } from '../scene.ts';

interface Task {
  /** Who has to do it, where that is not for everybody, nor for whoever looks. */
  readonly whose: string | null;
  readonly task: Localized;
}

/** What one's own side has to do; what every side has to for whoever looks on. */
export function tasksIn({
  mission: { tasks },
  view: { sides },
  viewer,
  seats,
  language,
}: Pick<Scene, 'mission' | 'view' | 'viewer' | 'seats' | 'language'>): readonly Task[] {
  const own = viewer === 'spectator' ? undefined : sides[viewer];
  const isEverybodys = tasks.length === 1;
  if (!isEverybodys && own !== undefined)
    return tasks.slice(own, own + 1).map((task) => ({ whose: null, task }));
  const namesOf = (side: number) =>
    formatList(
      language,
      seats.filter((_, seat) => sides[seat] === side).map(({ name }) => name),
    );
  return tasks.map((task, side) => ({ whose: isEverybodys ? null : namesOf(side), task }));
}
