import type { TableProps } from '@bridgehead/kit';
import { type GridRef, PingNews } from '@bridgehead/kit/table';
import type { Line } from '../advice.ts';
import type { Pack } from '../../content/index.ts';
import type { InfoTab } from '../info/Info.tsx';
import { Threats } from '../info/Threats.tsx';
import type { Event, Move, View } from '../../rules/index.ts';
import { Panel } from '../panel/Panel.tsx';
import { Status } from '../panel/Status.tsx';
import { placeText } from '../pointing/place.ts';
import type { Pointing } from '../pointing/use-pointing.ts';
import { useScene } from '../scene.ts';
import type { Step } from '../step.ts';
import { OpenTiles } from '../tray/OpenTiles.tsx';
import type { Turn } from '../use-turn.ts';
import { Board } from './Board.tsx';
import styles from './BoardArea.module.css';
import { sheetPlace } from './sheet.ts';

export type Asking = Pick<TableProps<View, Move, Event, Pack>, 'pending' | 'whyNot' | 'openClause' | 'beat'>;

interface BoardAreaProps {
  readonly turn: Turn;
  readonly advice: readonly Line[];
  readonly pointing: Pointing;
  readonly step: Step;
  readonly grid: GridRef;
  readonly asking: Asking;
  readonly onInfo: (tab: InfoTab) => void;
}

/** The board as large as it can be; everything else beside it, below it, or over it only while it is needed. */
export function BoardArea({ turn, advice, pointing, step, grid, asking, onInfo }: BoardAreaProps) {
  const scene = useScene();
  const { pack, view, seats, text } = scene;
  const { board } = pack;
  const isWatching = view.viewer === 'spectator';
  const isBusy = (turn.isHolding || turn.inspected !== null || pointing.isOn) && !turn.isAdvised;
  return (
    <div className={styles.area}>
      <div className={`${styles.layout} ${isWatching ? styles.watched : ''}`}>
        <div
          className={styles.board}
          style={{ '--shape': board.lanes / board.length } as React.CSSProperties}
        >
          <Board
            turn={turn}
            advice={advice}
            pointing={pointing}
            step={step}
            beat={asking.beat}
            grid={grid}
            onThreats={() => onInfo('threats')}
          />
        </div>
        <div className={styles.side}>
          <Status onTiles={() => onInfo('tiles')} />
          {isWatching && <OpenTiles turn={turn} pointing={pointing} />}
          <div className={`${styles.sheet} ${styles[sheetPlace(board, turn)]} ${isBusy ? '' : styles.idle}`}>
            <Panel turn={turn} pointing={pointing} asking={asking} />
          </div>
          <div className={styles.threats}>
            <Threats />
          </div>
        </div>
      </div>
      <PingNews
        shown={pointing.shown}
        viewer={view.viewer}
        seats={seats}
        text={text}
        say={(place) => placeText(scene, place)}
      />
    </div>
  );
}
