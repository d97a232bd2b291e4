import { IconButton } from '@bridgehead/kit';
import { useSounds } from '@bridgehead/kit/table';
import { Keyboard, ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';
import { groundOf } from '../rules/ground.ts';
import { missionIn } from './mission.ts';
import { Announcer } from './Announcer.tsx';
import { BoardArea } from './board/BoardArea.tsx';
import { doingOf } from './first-battle/doing.ts';
import { BringSheet, KeysDialog, PieceDialog } from './later.ts';
import { Roster } from './panels/Roster.tsx';
import { RosterDialog } from './panels/RosterDialog.tsx';
import { coloursOf } from './pieces/colours.ts';
import { SeatMark } from './pieces/SeatMark.tsx';
import { type Scene, SceneProvider } from './scene.ts';
import { SeatNote } from './SeatNote.tsx';
import { SOUNDS } from './sounds.ts';
import { useStep } from './step.ts';
import { MESSAGES } from './text.ts';
import { Tray } from './tray/Tray.tsx';
import { useCursor } from './use-cursor.ts';
import { useDeployment } from './use-deployment.ts';
import { useDraft } from './use-draft.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTape } from './use-tape.ts';
import { type Props, useTurn } from './use-turn.ts';

type Opened = 'piece' | 'roster' | 'keys';

export function Table(props: Props) {
  const { pack, view, viewer, language, seats, latest, beat, ask, frame } = props;
  const scene: Scene = useMemo(
    () => ({
      pack,
      view,
      viewer,
      language,
      text: MESSAGES[language],
      seats,
      ground: groundOf(pack, view.ground),
      mission: missionIn(pack, view),
      colours: coloursOf(pack, view),
    }),
    [pack, view, viewer, language, seats],
  );
  const [opened, open] = useState<Opened | null>(null);
  const turn = useTurn(props, scene);
  const draft = useDraft(ask, scene, turn);
  const deploying = useDeployment(props, turn);
  const tape = useTape(props);
  const cursor = useCursor(viewer, scene);
  const step = useStep(latest, beat);
  const confirm = () => {
    if (!draft.move) return;
    cursor.put(null);
    turn.answer(draft.move);
  };
  const read = () => open('piece');
  useShortcuts({
    scene,
    turn,
    draft,
    deploying,
    tape,
    cursor,
    onConfirm: confirm,
    onRead: read,
    onKeys: () => open('keys'),
  });
  useSounds(latest, SOUNDS);
  const { text } = scene;
  return (
    <SceneProvider value={scene}>
      {frame({
        board:
          view.stage.stage === 'muster' ? (
            <BringSheet turn={turn} table={props} />
          ) : (
            <BoardArea
              ask={ask}
              turn={turn}
              draft={draft}
              deploying={deploying}
              tape={tape}
              cursor={cursor}
              step={step}
              onConfirm={confirm}
            />
          ),
        tray: view.stage.stage !== 'muster' && (
          <Tray
            turn={turn}
            draft={draft}
            deploying={deploying}
            table={props}
            onConfirm={confirm}
            onRead={read}
          />
        ),
        tools: (
          <>
            <IconButton label={text.roster} word={text.rosterShort} onClick={() => open('roster')}>
              <ListChecks aria-hidden size={22} />
            </IconButton>
            <IconButton label={text.keys} onClick={() => open('keys')}>
              <Keyboard aria-hidden size={22} />
            </IconButton>
          </>
        ),
        seatMark: (seat) => <SeatMark seat={seat} />,
        seatNote: (seat) => <SeatNote seat={seat} />,
        spotlight: <Roster onUnit={turn.select} />,
        asked: turn.decision,
        doing: doingOf(turn, draft, tape),
      })}
      <Announcer turn={turn} draft={draft} cursor={cursor} tape={tape} />
      {opened === 'piece' && turn.selected !== null && (
        <PieceDialog id={turn.selected} onClose={() => open(null)} />
      )}
      {opened === 'roster' && <RosterDialog onUnit={turn.select} onClose={() => open(null)} />}
      {opened === 'keys' && <KeysDialog onClose={() => open(null)} />}
    </SceneProvider>
  );
}
