import { canonicalJson } from '@bridgehead/kernel';
import { useEffect, useState } from 'react';
import type { View } from '../../rules/view.ts';

export type Ask = (question: unknown) => Promise<unknown>;

interface Kept {
  readonly key: string;
  readonly view: View;
  readonly answer: unknown;
}

/** What the rules answer about this view; undefined until they have, and for no question. */
export function useAsked<Answer>(ask: Ask, view: View, question: object | null): Answer | undefined {
  const key = question === null ? '' : canonicalJson(question);
  const [kept, keep] = useState<Kept | null>(null);
  useEffect(() => {
    if (key === '') return;
    let isStale = false;
    ask(JSON.parse(key)).then(
      (answer) => !isStale && keep({ key, view, answer }),
      // The table is closed, or the view has gone on: whoever looks asks again.
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [ask, view, key]);
  return kept && kept.key === key && kept.view === view ? (kept.answer as Answer) : undefined;
}

/** Several questions at once, in their order. */
export function useAskedAll<Answer>(
  ask: Ask,
  view: View,
  questions: readonly object[],
): readonly Answer[] | undefined {
  const key = canonicalJson(questions);
  const [kept, keep] = useState<Kept | null>(null);
  useEffect(() => {
    let isStale = false;
    Promise.all((JSON.parse(key) as unknown[]).map(ask)).then(
      (answer) => !isStale && keep({ key, view, answer }),
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [ask, view, key]);
  return kept && kept.key === key && kept.view === view ? (kept.answer as Answer[]) : undefined;
}
