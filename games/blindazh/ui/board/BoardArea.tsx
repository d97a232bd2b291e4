import type { TableProps } from '@bridgehead/kit';
import type { GridRef } from '@bridgehead/kit/table';
import type { Pack } from '../../content/index.ts';
import type { Event, Move, View } from '../../rules/index.ts';
import { Dice } from '../panel/Dice.tsx';
import { Panel } from '../panel/Panel.tsx';
import { Status } from '../panel/Status.tsx';
import { PingNews } from '../pointing/Pings.tsx';
import type { Pointing } from '../pointing/use-pointing.ts';
import { useScene } from '../scene.ts';
import type { Step } from '../step.ts';
import { OpenTiles } from '../tray/OpenTiles.tsx';
import type { Turn } from '../use-turn.ts';
import { Board } from './Board.tsx';
import styles from './BoardArea.module.css';

export type Asking = Pick<TableProps<View, Move, Event, Pack>, 'pending' | 'whyNot' | 'openClause'>;

interface BoardAreaProps {
  readonly turn: Turn;
  readonly pointing: Pointing;
  readonly step: Step;
  readonly grid: GridRef;
  readonly asking: Asking;
}

/** The board as large as it can be; beside or below it the dice and the panel, above it how the squad stands. */
export function BoardArea({ turn, pointing, step, grid, asking }: BoardAreaProps) {
  const { pack, view } = useScene();
  const { viewer } = view;
  const { lanes, length } = pack.board;
  const isWatching = viewer === 'spectator';
  return (
    <div className={styles.area}>
      <div className={`${styles.layout} ${isWatching ? styles.watched : ''}`}>
        <div className={styles.board} style={{ '--shape': lanes / length } as React.CSSProperties}>
          <Board turn={turn} pointing={pointing} step={step} grid={grid} />
        </div>
        <div className={styles.side}>
          <Status />
          <div className={turn.isHolding || turn.inspected !== null ? styles.seen : undefined}>
            <Dice step={step} />
          </div>
          {isWatching && <OpenTiles turn={turn} pointing={pointing} />}
          <Panel turn={turn} pointing={pointing} asking={asking} />
        </div>
      </div>
      <PingNews pointing={pointing} />
    </div>
  );
}
