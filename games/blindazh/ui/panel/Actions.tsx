import { Button, type ButtonLook, IconButton } from '@bridgehead/kit';
import { X } from 'lucide-react';
import { hittingFaces, soldierOf, stepsTo, waysOf } from '../../rules/index.ts';
import { percentOf } from '../chances.ts';
import { type Scene, useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './Panel.module.css';
import { RotateButton } from './RotateButton.tsx';
import { Directions } from './Throwing.tsx';

/** What can be done now with what is picked up. Nothing here knows a rule: every button is a legal move. */
export function Actions({ turn }: { readonly turn: Turn }) {
  const scene = useScene();
  const { text } = scene;
  const { ready, offers } = turn;
  const clear =
    turn.tile === null && turn.inspected !== null && !turn.isThrowing
      ? offers.clears.get(turn.inspected)
      : undefined;
  if (!ready && !clear && !turn.isHolding) return null;
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {turn.isThrowing && <Directions turn={turn} />}
        {ready && (
          <Button look={lookOf(turn)} onClick={() => turn.take(ready)}>
            {labelOf(scene, turn)}
          </Button>
        )}
        {turn.turns.length > 1 && <RotateButton turn={turn} />}
        {clear && <Button onClick={() => turn.take(clear)}>{text.clear}</Button>}
        {turn.isHolding && (
          <IconButton label={text.cancel} onClick={turn.cancel}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
    </div>
  );
}

type Judged = Pick<Turn, 'isRash' | 'isHopeless' | 'isUnadvised' | 'missed'>;

/** What loses is red. One is never led to what cannot succeed, leaves out a good shot, or is not what was advised. */
export function lookOf({ isRash, isHopeless, isUnadvised, missed }: Judged): ButtonLook {
  if (isRash) return 'danger';
  return isHopeless || isUnadvised || missed ? 'plain' : 'primary';
}

function labelOf({ pack, view, text }: Scene, { ready }: Turn): string {
  if (!ready) return '';
  const { move, decision } = ready;
  if (move.kind === 'attack') {
    const faces = hittingFaces(pack, view, soldierOf(view, decision.seat), view.enemies[move.cell] as number);
    return text.attack(text.percent(percentOf(faces)));
  }
  if (move.kind === 'move') return text.walk(stepsTo(waysOf(pack, view, decision.seat), move.to) ?? 0);
  return text.does[move.kind];
}
