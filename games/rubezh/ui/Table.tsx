import type { TableProps } from '@bridgehead/kit';
import { PointButton, useSounds } from '@bridgehead/kit/table';
import { useMemo, useState } from 'react';
import type { Pack } from '../content/pack.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { chancesOf } from './chances.ts';
import { BoardArea } from './board/BoardArea.tsx';
import { deedsIn } from './deeds.ts';
import { CardDialog, EventGist, EventSpotlight, InfoDialog } from './later.ts';
import type { InfoTab, Looking } from './looking.ts';
import { EnemyShape } from './marks/EnemyShape.tsx';
import markStyles from './marks/marks.module.css';
import { SeatMark } from './marks/SeatMark.tsx';
import { forecastsOf } from './odds.ts';
import { useFinger } from './pointing/use-finger.ts';
import { usePointing } from './pointing/use-pointing.ts';
import { commands, eventIn, type Scene, SceneProvider } from './scene.ts';
import { Scene as Drawing } from './scenes/Scene.tsx';
import { SeatNote } from './SeatNote.tsx';
import { SOUNDS } from './sounds.ts';
import { useStep } from './step.ts';
import { MESSAGES } from './text.ts';
import { Tray } from './tray/Tray.tsx';
import { useCarry } from './use-carry.ts';
import { useFocus } from './use-focus.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTurn } from './use-turn.ts';

export function Table(props: TableProps<View, Move, Event, Pack>) {
  const { pack, view, viewer, language, seats, latest, beat, frame } = props;
  const scene: Scene = useMemo(
    () => ({
      pack,
      view,
      language,
      text: MESSAGES[language],
      seats,
      own: viewer === 'spectator' ? [] : commands({ view }, viewer),
    }),
    [pack, view, viewer, language, seats],
  );
  const event = view.eventDiscard.at(-1);
  const [looking, look] = useState<Looking | null>(null);
  const [informing, inform] = useState<InfoTab | null>(null);
  const turn = useTurn(props);
  const { draft } = turn;
  const outlooks = useMemo(() => forecastsOf(scene, draft), [scene, draft]);
  const pointing = usePointing(props);
  const finger = useFinger(pointing);
  const step = useStep(view, latest, beat);
  const carry = useCarry((thing, goal) => {
    const [kind, id] = thing.split(':');
    const [where, point] = goal.split(':');
    if (kind === 'unit' && where === 'point') turn.send(Number(id), Number(point));
    if (kind === 'card') turn.useCard(Number(id));
  });
  useShortcuts(turn, pointing);
  useFocus(turn);
  useSounds(latest, SOUNDS);
  return (
    <SceneProvider value={scene}>
      {frame({
        board: (
          <BoardArea
            turn={turn}
            step={step}
            carry={carry}
            pointing={pointing}
            finger={finger}
            asking={props}
            outlooks={outlooks}
            chances={chancesOf(scene, turn)}
            onLook={look}
            onInfo={inform}
          />
        ),
        tray: viewer !== 'spectator' && <Tray turn={turn} carry={carry} finger={finger} onLook={look} />,
        tools: <PointButton pointing={pointing} text={scene.text} />,
        seatMark: (seat) => <SeatMark seat={seat} />,
        otherMark: <EnemyShape kind="infantry" className={markStyles.mark} />,
        seatNote: (seat) => <SeatNote seat={seat} />,
        ...(event !== undefined && { spotlight: <EventSpotlight card={event} /> }),
        recall: (told) => (told.kind === 'event' ? <EventSpotlight card={told.card} /> : null),
        glimpse: (told) =>
          told.kind === 'event' || told.kind === 'taskLaid'
            ? {
                picture: <Drawing id={eventIn(pack, told.card).id} />,
                shows: <EventGist card={told.card} />,
              }
            : null,
        asked: turn.asked,
        doing: deedsIn(latest.events, scene.own),
        readEvent: (told) =>
          told.kind === 'event' || told.kind === 'taskLaid'
            ? () => look({ of: 'event', id: told.card })
            : undefined,
      })}
      {looking && <CardDialog looking={looking} onClose={() => look(null)} />}
      {informing && <InfoDialog first={informing} onLook={look} onClose={() => inform(null)} />}
    </SceneProvider>
  );
}
