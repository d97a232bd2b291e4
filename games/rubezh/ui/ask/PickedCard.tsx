import { Button } from '@bridgehead/kit';
import { RefreshCw } from 'lucide-react';
import { unitOf } from '../../rules/ground.ts';
import type { SkillCard } from '../../rules/state.ts';
import { CardWords, WhyNot } from '../later.ts';
import { useScene } from '../scene.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';

/** A skill card picked up in the action phase: what it says, and what can be done with it. */
export function PickedCard({ turn, asking, onLook, card }: AskProps & { readonly card: SkillCard }) {
  const { text, own } = useScene();
  const play = turn.offers.plays.get(card);
  const cycle = turn.offers.cycles.get(card);
  return (
    <>
      <CardWords card={card} onLook={onLook} />
      {own.includes(unitOf(card)) && !play && (
        <WhyNot turn={turn} asking={asking} move={{ kind: 'play', card }} />
      )}
      <div className={styles.buttons}>
        {play && (
          <Button look="primary" onClick={() => turn.take(play)}>
            {text.play}
          </Button>
        )}
        {cycle && (
          <Button icon={<RefreshCw aria-hidden size={18} />} onClick={() => turn.take(cycle)}>
            {text.cycle}
          </Button>
        )}
        <Button look="quiet" onClick={turn.cancel}>
          {text.cancel}
        </Button>
      </div>
    </>
  );
}
