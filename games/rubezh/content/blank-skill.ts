import type { Effect } from '../rules/vocabulary.ts';
import type { Pack, WordedSkill } from './pack.ts';

/** A choice between nothing and nothing: a text that any pack may hold, and that never changes anything. */
const NOTHING: Effect = { do: 'choose', of: [[], []] };

/**
 * The same pack with one skill blank: its cards are drawn and held as ever, but nobody can play, cycle or react with them
 * (RUB-5.2). Whatever can be done with the blank pack can be done with the whole one, too.
 */
export function blankSkill(pack: Pack, id: string): Pack {
  const blanked = (skill: WordedSkill): WordedSkill =>
    skill.id === id ? { id, title: skill.title, copies: skill.copies, does: [NOTHING] } : skill;
  return {
    ...pack,
    units: pack.units.map((unit) => ({ ...unit, skills: unit.skills.map(blanked) })),
  };
}
