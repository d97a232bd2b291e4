import { useEffect, useState } from 'react';
import { describeGame } from './describe.ts';

/** The strengths of bots a game has, the weakest first; empty until they are known. */
export function useBots(game: string): readonly string[] {
  const [bots, setBots] = useState<readonly string[]>([]);
  useEffect(() => {
    describeGame(game).then(
      (card) => setBots(card.bots),
      () => {},
    );
  }, [game]);
  return bots;
}
