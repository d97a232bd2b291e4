import { type EndedTable, useLanguage } from '@bridgehead/kit';
import { Print } from '@bridgehead/kit/print';
import type { ReactNode } from 'react';
import type { Pack } from '../../content/pack.ts';
import type { View } from '../../rules/view.ts';
import { beatenIn, type Engine, engineKept, engineLeft } from './engines.ts';
import { Costs } from './pictures/Costs.tsx';
import { Draw, type Remains } from './pictures/Draw.tsx';
import { Mission } from './pictures/Mission.tsx';
import { WipedOut } from './pictures/WipedOut.tsx';
import { sceneOf, winningColours, wornBy } from './scenes.ts';
import { ENDING, type EndingWords } from './words/index.ts';

type Ended = Pick<EndedTable<View, Pack>, 'pack' | 'view' | 'outcome'>;

/** How it ended, as a linocut in the ink of whoever won, with what really fought in it. */
export function Picture(ended: Ended) {
  const { drawing, label } = drawn(ended, ENDING[useLanguage()].pictures);
  return (
    <div role="img" aria-label={label}>
      <Print>{drawing}</Print>
    </div>
  );
}

function drawn(ended: Ended, words: EndingWords['pictures']): { drawing: ReactNode; label: string } {
  const { pack, view, outcome } = ended;
  const colours = winningColours(pack, view, outcome);
  const beaten = beatenIn(view, outcome);
  switch (sceneOf(outcome)) {
    case 'wipedOut': {
      const left = engineLeft(pack, view, beaten);
      const worn = wornBy(pack, view, beaten[0] ?? 0);
      const drawing = <WipedOut colours={colours} beaten={worn} left={left} />;
      return { drawing, label: words.wipedOut[kindOf(left)] };
    }
    case 'costs': {
      const kept = engineKept(pack, view, outcome.kind === 'win' ? outcome.winners : []);
      return { drawing: <Costs colours={colours} kept={kept} />, label: words.costs[kindOf(kept)] };
    }
    case 'mission':
      return { drawing: <Mission colours={colours} />, label: words.mission };
    case 'draw': {
      const sides = [0, 1].map((side) => remainsOf(ended, side)) as [Remains, Remains];
      const engine = sides.find(({ left }) => left)?.left ?? null;
      return { drawing: <Draw sides={sides} />, label: words.draw[kindOf(engine)] };
    }
  }
}

function kindOf(engine: Engine | null): keyof EndingWords['pictures']['draw'] {
  return engine?.kind ?? 'infantry';
}

function remainsOf({ pack, view }: Ended, side: number): Remains {
  const seats = [...view.sides.keys()].filter((seat) => view.sides[seat] === side);
  return { colours: wornBy(pack, view, seats[0] ?? 0), left: engineLeft(pack, view, seats) };
}
