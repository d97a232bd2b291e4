import { useMedia } from '@bridgehead/kit/table';
import { useState } from 'react';
import { POINTS } from '../../rules/card-set.ts';
import type { Point } from '../../rules/state.ts';
import { Ask, type Asking } from '../ask/Ask.tsx';
import type { Chances } from '../chances.ts';
import type { InfoTab, Looking } from '../looking.ts';
import type { Outlooks } from '../odds.ts';
import { Plan } from '../plan/Plan.tsx';
import { Pings } from '../later.ts';
import type { Finger } from '../pointing/use-finger.ts';
import type { Pointing } from '../pointing/use-pointing.ts';
import { useScene } from '../scene.ts';
import type { Step } from '../step.ts';
import type { Carry } from '../use-carry.ts';
import type { Turn } from '../use-turn.ts';
import styles from './BoardArea.module.css';
import { PointPanel } from './PointPanel.tsx';
import { Status } from './Status.tsx';
import { useInView } from './use-in-view.ts';

interface BoardAreaProps {
  readonly turn: Turn;
  readonly step: Step;
  readonly carry: Carry;
  readonly pointing: Pointing;
  readonly finger: Finger;
  readonly asking: Asking;
  readonly outlooks: Outlooks;
  readonly chances: Chances;
  readonly onLook: (looking: Looking) => void;
  readonly onInfo: (tab: InfoTab) => void;
}

/** The plan in the middle with its four points around; in a narrow window a list of them under a small plan. */
export function BoardArea(props: BoardAreaProps) {
  const { turn, step, carry, pointing, finger, asking, outlooks, chances, onLook, onInfo } = props;
  const { view, text } = useScene();
  const [pointed, setPointed] = useState<Point | null>(null);
  const list = useInView(view, turn, step);
  const isNarrow = useMedia('(max-width: 43.99rem)');
  const press = (point: Point) =>
    turn.points.has(point) ? turn.pressPoint(point) : onLook({ of: 'point', id: point });
  return (
    <div className={styles.area} {...finger}>
      <Pings pointing={pointing} />
      <div ref={list} className={styles.layout}>
        <div className={styles.middle}>
          <div className={styles.status}>
            <Status onLook={onLook} onInfo={onInfo} />
          </div>
          <div className={styles.plan}>
            <Plan small={isNarrow} lit={step.point ?? pointed} onPress={press} />
          </div>
          <div className={styles.ask}>
            {pointing.isOn && <p className={styles.help}>{text.pointHelp}</p>}
            <Ask turn={turn} asking={asking} onLook={onLook} />
          </div>
        </div>
        {Array.from({ length: POINTS }, (_, point) => (
          <PointPanel
            key={point}
            point={point}
            turn={turn}
            step={step}
            carry={carry}
            outlooks={outlooks}
            chances={chances}
            onLook={onLook}
            onPoint={setPointed}
          />
        ))}
      </div>
    </div>
  );
}
