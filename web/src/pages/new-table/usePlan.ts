import type { Options } from '@bridgehead/kernel';
import { useEffect, useState } from 'react';
import { ask } from '../../carrier/engine.ts';
import type { Plan } from '../../carrier/protocol.ts';

interface Answered {
  readonly plan: Plan;
  readonly seats: number;
  readonly options: Options;
}

/** What the game allows for this many seats; the last answer stays, outdated, while the next is on its way. */
export function usePlan(game: string, seats: number, options: Options) {
  const [answered, setAnswered] = useState<Answered>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let current = true;
    ask('plan', { game, seats, options }).then(
      (plan) => current && setAnswered({ plan, seats, options }),
      (error: unknown) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [game, seats, options]);
  if (failure) throw failure;
  return { plan: answered?.plan, isCurrent: answered?.seats === seats && answered.options === options };
}
