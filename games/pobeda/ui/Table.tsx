import type { Seat } from '@bridgehead/kernel';
import type { TableProps } from '@bridgehead/kit';
import { usePersonal, useSounds } from '@bridgehead/kit/table';
import { useMemo, useRef, useState } from 'react';
import type { Pack } from '../content/schema.ts';
import { type Card, effectOf } from '../rules/cards.ts';
import { looseChip } from '../rules/chips.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { BoardArea } from './board/BoardArea.tsx';
import { Chip } from './marks/Chip.tsx';
import markStyles from './marks/SeatMark.module.css';
import { cardsByCell, type Scene, SceneProvider } from './scene.ts';
import { SeatNote } from './SeatNote.tsx';
import { SOUNDS } from './sounds.ts';
import { CardSheet } from './spotlight/CardSheet.tsx';
import { type Lit, Spotlight } from './spotlight/Spotlight.tsx';
import { type ShownCard, useStep } from './step.ts';
import { MESSAGES } from './text.ts';
import { Tray } from './tray/Tray.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useTurn } from './use-turn.ts';

export function Table(props: TableProps<View, Move, Event, Pack>) {
  const { pack, view, viewer, language, seats, latest, frame } = props;
  const text = MESSAGES[language];
  const cardOn = useMemo(() => cardsByCell({ shuffled: view.shuffled }), [view.shuffled]);
  const scene: Scene = useMemo(
    () => ({ pack, view, language, text, seats, cardOn }),
    [pack, view, language, text, seats, cardOn],
  );
  const turn = useTurn(props, scene);
  const step = useStep(latest);
  const grid = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = usePersonal<Card | null>(viewer, null);
  const [reading, setReading] = usePersonal<Card | null>(viewer, null);
  const [dismissed, setDismissed] = useState<ShownCard | null>(null);
  const closeReading = () => setReading(null);
  const dismiss = () => (reading === null ? setDismissed(step.shown) : closeReading());
  const lit: Lit | null =
    reading !== null ? { how: 'read', card: reading } : step.shown === dismissed ? null : step.shown;

  useShortcuts(turn, scene, grid, dismiss);
  useSounds(latest, SOUNDS);

  const colourOf = (seat: Seat) => view.colours[seat] ?? 0;
  const linesOf = (seat: Seat) => view.lines.filter(({ colour }) => colour === colourOf(seat)).length;
  return (
    <SceneProvider value={scene}>
      {frame({
        board: <BoardArea turn={turn} step={step} grid={grid} pointed={pointed} onRead={setReading} />,
        tray: view.viewer !== 'spectator' && <Tray turn={turn} onPoint={setPointed} onRead={setReading} />,
        seatMark: (seat) => <Chip spot={looseChip(colourOf(seat))} className={markStyles.seatMark} />,
        seatNote: (seat) => (
          <SeatNote cards={view.handSizes[seat] ?? 0} lines={linesOf(seat)} target={view.options.lines} />
        ),
        doing: [...(turn.card === null ? [] : ['card']), ...(reading === null ? [] : ['reading'])],
        readEvent: (event) => ('card' in event ? () => setReading(event.card) : undefined),
        recall: (event) =>
          event.kind === 'played' && effectOf(event.card) === 'event' ? (
            <CardSheet card={event.card} withMap={false} />
          ) : null,
        ...(lit && { spotlight: <Spotlight lit={lit} onClose={dismiss} /> }),
        ...(reading !== null && {
          reading: {
            title: effectOf(reading) === 'event' ? text.eventOfWar : text.special,
            close: closeReading,
          },
        }),
      })}
    </SceneProvider>
  );
}
