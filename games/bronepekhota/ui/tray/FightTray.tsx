import { Button } from '@bridgehead/kit';
import { Swords } from 'lucide-react';
import { useAskedAll } from '../ask/use-asked.ts';
import { pieceTitle, useScene } from '../scene.ts';
import type { FightOutlook } from '../use-draft.ts';
import type { Props } from '../use-turn.ts';
import { FightOdds } from './FightOdds.tsx';
import styles from './Units.module.css';

/** BRP-4.1.1: whoever ran into an enemy fights it, and has the odds before. */
export function FightTray({ table: { legal, ask, view, answer } }: { readonly table: Props }) {
  const scene = useScene();
  const fights = legal.flatMap(({ decision, move }) => (move.kind === 'fight' ? [{ decision, move }] : []));
  const outlooks = useAskedAll<FightOutlook | null>(
    ask,
    view,
    fights.map(({ move: { by, enemy } }) => ({ ask: 'fight', piece: by, enemy })),
  );
  return (
    <ul className={styles.fights}>
      {fights.map(({ decision, move }, index) => {
        const outlook = outlooks?.[index];
        return (
          <li key={move.enemy}>
            {outlook ? <FightOdds enemy={move.enemy} outlook={outlook} /> : pieceTitle(scene, move.enemy)}
            <Button
              look="primary"
              icon={<Swords aria-hidden size={18} />}
              data-answer
              data-action={index === 0 ? 'confirm' : undefined}
              aria-keyshortcuts={index === 0 ? 'Enter' : String(index + 1)}
              onClick={() => answer(decision, move)}
            >
              {scene.text.confirms.fight}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
