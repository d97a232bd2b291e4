import type { TableProps } from '@bridgehead/kit';
import { PointButton, useSounds } from '@bridgehead/kit/table';
import { useMemo, useRef, useState } from 'react';
import type { Pack } from '../content/index.ts';
import { type Event, type Move, threats, type View } from '../rules/index.ts';
import { useAdvice } from './advice.ts';
import { BoardArea } from './board/BoardArea.tsx';
import type { InfoTab } from './info/Info.tsx';
import { InfoButton } from './info/InfoButton.tsx';
import { Info } from './later.ts';
import { EnemyMark } from './marks/EnemyMark.tsx';
import { Soldier } from './marks/SoldierShape.tsx';
import { usePointing } from './pointing/use-pointing.ts';
import { cratersOf } from './craters.ts';
import { type Scene, SceneProvider } from './scene.ts';
import { SeatNote } from './SeatNote.tsx';
import { SOUNDS } from './sounds.ts';
import { useStep } from './step.ts';
import { MESSAGES } from './text.ts';
import { Tray } from './tray/Tray.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useTurn } from './use-turn.ts';

export function Table(props: TableProps<View, Move, Event, Pack>) {
  const { pack, view, language, seats, latest, told, beat, pending, whyNot, openClause, frame } = props;
  const text = MESSAGES[language];
  const scene: Scene = useMemo(
    () => ({
      pack,
      view,
      language,
      text,
      seats,
      threats: threats(pack, view),
      craters: cratersOf(pack, told),
    }),
    [pack, view, language, text, seats, told],
  );
  const [info, setInfo] = useState<InfoTab | null>(null);
  const turn = useTurn(props);
  const advice = useAdvice(props);
  const pointing = usePointing(props);
  const step = useStep(latest);
  const grid = useRef<HTMLDivElement>(null);
  useShortcuts(turn, pointing, view.open, grid);
  useSounds(latest, SOUNDS);
  return (
    <SceneProvider value={scene}>
      {frame({
        board: (
          <BoardArea
            turn={turn}
            advice={advice}
            pointing={pointing}
            step={step}
            grid={grid}
            asking={{ pending, whyNot, openClause, beat }}
            onInfo={setInfo}
          />
        ),
        tray: view.viewer !== 'spectator' && <Tray turn={turn} pointing={pointing} />,
        tools: (
          <>
            <InfoButton onOpen={() => setInfo('legend')} />
            <PointButton pointing={pointing} text={text} />
          </>
        ),
        seatMark: (seat) => <Soldier seat={seat} />,
        otherMark: <EnemyMark />,
        seatNote: (seat) => <SeatNote seat={seat} />,
      })}
      {info !== null && <Info tab={info} onTab={setInfo} openClause={openClause} />}
    </SceneProvider>
  );
}
