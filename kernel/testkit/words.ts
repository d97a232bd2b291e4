import {
  clausesOf,
  type GameText,
  type GuideStep,
  type Manifest,
  readOptions,
  type Rulebook,
} from '@bridgehead/kernel';
import { mustBeSpoken } from './spoken.ts';

/** Every clause once and in order, so many to a chapter, with something to read in both languages. */
export function checkRulebook(rulebook: Rulebook, prefix: string, counts: readonly number[]): void {
  const expected = counts.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, clause) => `${prefix}-${chapter + 1}.${clause + 1}`),
  );
  const clauses = clausesOf(rulebook);
  const found = clauses.map(({ id }) => id);
  if (found.join() !== expected.join()) throw new Error(`the clauses are ${found.join(', ')}`);
  for (const { id, title, paragraphs } of clauses) {
    mustBeSpoken(title, id);
    if (paragraphs.length === 0) throw new Error(`${id} says nothing`);
    for (const paragraph of paragraphs) mustBeSpoken(paragraph, id);
  }
}

/** What is read before the first move: the summary, the guided first turn, and every option with its values. */
export function checkFirstWords<Move, Event, View>(
  text: GameText<Move, Event, View>,
  manifest: Manifest,
): void {
  const { seats, options } = manifest;
  mustBeSpoken(text.summary, 'the summary');
  const usual = readOptions(manifest, seats.min, {});
  if ('refusal' in usual) throw new Error('the game refuses its own defaults');
  checkGuide(text.guide(usual.options));
  for (const { id, label, hint, values, describe } of options) {
    mustBeSpoken(label, id);
    if (hint) mustBeSpoken(hint, id);
    for (const value of values({ seats: seats.max, options: {} })) {
      checkGuide(text.guide({ ...usual.options, [id]: value }));
      const ofValue = text.optionHint?.(id, value);
      if (ofValue) mustBeSpoken(ofValue, `the value ${value} of ${id}`);
      const { ru, en } = describe(value);
      if (!ru.trim() || !en.trim()) throw new Error(`the value ${value} of ${id} has no words`);
    }
  }
}

function checkGuide(guide: readonly GuideStep[]): void {
  for (const { title, text } of guide) {
    mustBeSpoken(title, 'the guide');
    mustBeSpoken(text, 'the guide');
  }
}
