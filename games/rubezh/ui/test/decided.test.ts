import { describe, expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import type { Course } from '../ending/course.ts';
import { decidedBy } from '../ending/decided.ts';

const quiet = { arrived: 0, destroyed: 0, lost: [], captured: [] };
const idle = { destroyed: 0, held: 0, fell: null };

function told(ending: string, course: Partial<Course>, language: 'ru' | 'en' = 'en'): string {
  const table = {
    pack: packFrom(),
    view: { scenario: 'terespol', fresh: [null, null] },
    language,
    outcome: { kind: ending === 'brokeOut' ? 'won' : 'lost', ending },
  } as const;
  return decidedBy(table, { turns: [], deeds: [], unclaimed: 0, ...course }).join(' ');
}

describe('what decided a game', () => {
  test('is more than that it is lost: who fell last, and what the enemy had left', () => {
    const turns = [
      { ...quiet, turn: 1, lost: [0] },
      { ...quiet, turn: 2, lost: [3, 4] },
    ];
    expect(told('destroyed', { turns })).toContain(
      'The last to fall, in turn 2: 95th Medical Battalion and 75th Reconnaissance Battalion. Cards left in the enemy’s fresh forces: 2.',
    );
  });

  test('or which points went last', () => {
    const turns = [{ ...quiet, turn: 9, captured: [1] }];
    expect(told('captured', { turns }, 'ru')).toContain('На 9\u2011м ходу потеряно: Канатный мост.');
  });

  test('of a victory, the unit that destroyed most, unless two did alike', () => {
    const deeds = [idle, { ...idle, destroyed: 7 }, { ...idle, destroyed: 5 }];
    expect(told('brokeOut', { deeds })).toContain('2nd Cadet Platoon, 7');
    expect(told('brokeOut', { deeds: [deeds[1] ?? idle, deeds[1] ?? idle] })).not.toContain('7');
  });
});
