import type { Seat } from '@bridgehead/kernel';
import type { TableProps } from '@bridgehead/kit';
import { useMedia, usePersonal, useSounds, useZoom } from '@bridgehead/kit/table';
import { useMemo, useRef } from 'react';
import type { Pack } from '../content/schema.ts';
import type { Cell } from '../rules/board.ts';
import { type Card, effectOf } from '../rules/cards.ts';
import { looseChip } from '../rules/chips.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { AdviceArrow } from './board/AdviceArrow.tsx';
import { BoardArea, BoardZoom } from './board/BoardArea.tsx';
import { Chip } from './marks/Chip.tsx';
import markStyles from './marks/SeatMark.module.css';
import { ActionBar } from './panel/ActionBar.tsx';
import { cardsByCell, type Scene, SceneProvider } from './scene.ts';
import { SeatNote } from './SeatNote.tsx';
import { SOUNDS } from './sounds.ts';
import { CardDialog } from './spotlight/CardDialog.tsx';
import { CardSheet } from './spotlight/CardSheet.tsx';
import { glimpseOf } from './spotlight/glimpse.tsx';
import { Spotlight } from './spotlight/Spotlight.tsx';
import { useStep } from './step.ts';
import { MESSAGES } from './text.ts';
import { Tray } from './tray/Tray.tsx';
import { useReader } from './use-reader.ts';
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
  const zoom = useZoom();
  const [pointed, setPointed] = usePersonal<Card | null>(viewer, null);
  const [peeked, setPeeked] = usePersonal<Cell | null>(viewer, null);
  const isWide = useMedia('(min-width: 64rem)');
  const reader = useReader(scene, turn, latest, isWide);

  useShortcuts(turn, scene, grid, reader.escape);
  useSounds(latest, SOUNDS);

  const colourOf = (seat: Seat) => view.colours[seat] ?? 0;
  const linesOf = (seat: Seat) => view.lines.filter(({ colour }) => colour === colourOf(seat)).length;
  const bar = <ActionBar turn={turn} peeked={peeked} onRead={reader.read} />;
  return (
    <SceneProvider value={scene}>
      {frame({
        board: (
          <BoardArea
            turn={turn}
            step={step}
            grid={grid}
            zoom={zoom}
            pointed={pointed}
            onPeek={setPeeked}
            onRead={reader.read}
          />
        ),
        tray: view.viewer !== 'spectator' && (
          <Tray turn={turn} bar={bar} onPoint={setPointed} onRead={reader.read} />
        ),
        ...(isWide && { tools: <BoardZoom turn={turn} grid={grid} zoom={zoom} /> }),
        seatMark: (seat) => <Chip spot={looseChip(colourOf(seat))} className={markStyles.seatMark} />,
        seatNote: (seat) => (
          <SeatNote cards={view.handSizes[seat] ?? 0} lines={linesOf(seat)} target={view.options.lines} />
        ),
        doing: [...(turn.card === null ? [] : ['card']), ...(reader.reading === null ? [] : ['reading'])],
        readEvent: (event) => ('card' in event ? () => reader.read(event.card) : undefined),
        recall: (event) =>
          event.kind === 'played' && effectOf(event.card) === 'event' ? (
            <CardSheet card={event.card} withMap={false} />
          ) : null,
        glimpse: (event) => glimpseOf(scene, event),
        ...(reader.lit && {
          spotlight: <Spotlight lit={reader.lit} opened={reader.opened} onClose={reader.close} />,
        }),
        ...(!isWide &&
          reader.reading !== null && {
            reading: {
              title: effectOf(reader.reading) === 'event' ? text.eventOfWar : text.special,
              close: reader.close,
            },
          }),
      })}
      {isWide && <CardDialog card={reader.reading} onClose={reader.close} />}
      {turn.advised && <AdviceArrow advised={turn.advised} grid={grid} />}
    </SceneProvider>
  );
}
