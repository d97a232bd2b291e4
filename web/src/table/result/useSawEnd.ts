import { useState } from 'react';
import type { GameResult } from '../../carrier/snapshot.ts';

/** Whether the game ended while this page looked on: what was over before is no occasion any more. */
export function useSawEnd(result: GameResult | null): boolean {
  const [wasOver] = useState(result !== null);
  return result !== null && !wasOver;
}
