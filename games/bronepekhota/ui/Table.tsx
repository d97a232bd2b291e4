import { IconButton } from '@bridgehead/kit';
import { PingNews, PointButton, useSounds } from '@bridgehead/kit/table';
import { Keyboard, ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';
import { groundOf } from '../rules/ground.ts';
import { missionIn } from './mission.ts';
import { Announcer } from './Announcer.tsx';
import { BoardArea } from './board/BoardArea.tsx';
import { doingOf } from './first-battle/doing.ts';
import { BringSheet, KeysDialog, PieceDialog, Roster, RosterDialog } from './later.ts';
import { coloursOf } from './pieces/colours.ts';
import { SeatMark } from './pieces/SeatMark.tsx';
import { placeText } from './pointing/place.ts';
import { usePointing } from './pointing/use-pointing.ts';
import { type Scene, SceneProvider } from './scene.ts';
import { SeatNote } from './SeatNote.tsx';
import { SOUNDS } from './sounds.ts';
import { useStep } from './step.ts';
import styles from './Table.module.css';
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
  const pointing = usePointing(props, scene);
  const step = useStep(view, latest, beat);
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
    pointing,
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
              pointing={pointing}
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
            <PointButton pointing={pointing} text={text} />
            <IconButton label={text.roster} word={text.rosterShort} onClick={() => open('roster')}>
              <ListChecks aria-hidden size={22} />
            </IconButton>
            <IconButton className={styles.keys} label={text.keys} onClick={() => open('keys')}>
              <Keyboard aria-hidden size={22} />
            </IconButton>
          </>
        ),
        seatMark: (seat) => <SeatMark seat={seat} />,
        seatNote: (seat) => <SeatNote seat={seat} />,
        // While armies are chosen the sheet says the same, but for what has been brought.
        spotlight: view.costs.some((cost) => cost !== null) && <Roster onUnit={turn.select} />,
        asked: turn.decision,
        doing: doingOf(scene, turn, draft, latest),
      })}
      <PingNews
        shown={pointing.shown}
        viewer={viewer}
        seats={seats}
        text={{ points: text.pings, youPoint: text.youPoint }}
        say={(place) => placeText(scene, place)}
      />
      <Announcer turn={turn} draft={draft} cursor={cursor} tape={tape} />
      {opened === 'piece' && turn.selected !== null && (
        <PieceDialog id={turn.selected} onClose={() => open(null)} />
      )}
      {opened === 'roster' && <RosterDialog onUnit={turn.select} onClose={() => open(null)} />}
      {opened === 'keys' && <KeysDialog onClose={() => open(null)} />}
    </SceneProvider>
  );
}
