import type { Options } from '@bridgehead/kernel';
import { useEffect, useState } from 'react';
import { ask } from '../../carrier/engine.ts';
import type { Plan } from '../../engine/protocol.ts';

/** What the game allows for this many seats; the last answer stays while the next is on its way. */
export function usePlan(game: string, seats: number, options: Options): Plan | undefined {
  const [plan, setPlan] = useState<Plan>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let current = true;
    ask('plan', { game, seats, options }).then(
      (reply) => current && setPlan(reply),
      (error: unknown) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [game, seats, options]);
  if (failure) throw failure;
  return plan;
}
