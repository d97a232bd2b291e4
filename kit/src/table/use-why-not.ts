import { canonicalJson, type Decision } from '@bridgehead/kernel';
import { useEffect, useState } from 'react';
import type { SaidRefusal, TableProps } from '../game-ui.ts';

/** What the rules say to a move that is not offered. Null until they have answered, and while no move is meant. */
export function useWhyNot<Move>(
  whyNot: TableProps<unknown, Move, unknown, unknown>['whyNot'],
  decision: Decision | undefined,
  move: Move | null,
): SaidRefusal | null {
  const key = decision && move !== null ? canonicalJson({ decision: decision.id, move }) : null;
  const [answered, setAnswered] = useState<{ key: string; said: SaidRefusal | null } | null>(null);
  useEffect(() => {
    if (!decision || key === null) return;
    let isStale = false;
    whyNot(decision, JSON.parse(key).move).then(
      (said) => !isStale && setAnswered({ key, said }),
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [whyNot, decision, key]);
  return answered?.key === key ? (answered?.said ?? null) : null;
}
