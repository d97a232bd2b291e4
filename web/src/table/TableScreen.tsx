import { clearToasts, type FrameParts, type Ping, playSound, useLanguage } from '@bridgehead/kit';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { MAIN_ID } from '../app/Root.tsx';
import type { LogStep } from '../carrier/snapshot.ts';
import { documentsOf } from '../documents/documents-of.ts';
import { type CatalogueEntry, loadUi } from '../games/catalogue.ts';
import { useSeats } from '../games/useSeats.ts';
import { reportFault } from '../online/faults.ts';
import { Announcer } from './Announcer.tsx';
import type { Around } from './around.ts';
import { BoardGuard } from './BoardGuard.tsx';
import { Curtain } from './Curtain.tsx';
import { Frame } from './Frame.tsx';
import { useHint } from './hint/useHint.ts';
import { NoBoard, withoutBoard } from './NoBoard.tsx';
import type { PanelState } from './Panel.tsx';
import { useLifted } from './since/useLifted.ts';
import type { Stage } from './staging/stage.ts';
import { useTellingSounds } from './staging/useTellingSounds.ts';
import { useTold } from './staging/useStage.ts';
import styles from './TableScreen.module.css';
import { useAnswer } from './useAnswer.ts';
import { useHotSeat } from './useHotSeat.ts';

export interface TableScreenProps {
  readonly stage: Stage;
  readonly entry: CatalogueEntry;
  /** Something could not be kept or asked: the table must be opened again. */
  readonly onBroken: (error: unknown) => void;
  /** Takes the place of the hand: the scrubber of a replay, the result of a game. */
  readonly dock?: ReactNode;
  readonly replaying?: boolean;
  /** The people and the talk around a table on a server: everybody has a screen of their own. */
  readonly around?: Around | undefined;
}

const NO_PINGS: readonly Ping[] = [];

function eventsOf(log: readonly LogStep[]): unknown[] {
  return log.flatMap(({ takenBack, told }) => (takenBack ? [] : told.map(({ event }) => event)));
}

/** The table as everybody sees it; the game draws its own parts into the frame. */
export function TableScreen(props: TableScreenProps) {
  const { stage, entry, onBroken, dock, replaying = false, around } = props;
  const { carrier } = stage;
  const ui = use(loadUi(entry));
  const language = useLanguage();
  const snapshot = useTold(stage);
  const hotSeat = useHotSeat(carrier, snapshot, !replaying && !around);
  const [panel, setPanel] = useState<PanelState>({ tab: 'log', open: false });
  const [opener, setOpener] = useState(snapshot.viewer);
  // A sheet that the last one opened is not for the next.
  if (opener !== snapshot.viewer) {
    setOpener(snapshot.viewer);
    setPanel({ ...panel, open: false });
  }
  const [wish, setWish] = useState<{ clause: string; number: number }>();

  const openClause = useCallback((clause: string) => {
    setWish((before) => ({ clause, number: (before?.number ?? 0) + 1 }));
    setPanel({ tab: 'rules', open: true });
  }, []);

  const navigate = useNavigate();
  const openPage = (page: string) =>
    void navigate({ to: '/games/$game/$page', params: { game: entry.id, page } });

  const isAdvised = !replaying && snapshot.viewer !== 'spectator' && (!around || carrier.info.cooperative);
  const hint = useHint(carrier, snapshot, isAdvised, onBroken);
  const { moved } = hint;

  const { answer, isWorking } = useAnswer(carrier, openClause, moved, onBroken);

  const { viewer, view, prompts, legal, latest, log, cue, result } = snapshot;
  const { header, content } = carrier.info;
  const seats = useSeats(header.seats);
  const asked = prompts.some(({ decision }) => decision.must && decision.seat === viewer);
  useEffect(() => {
    if (asked) playSound('turn');
  }, [asked]);
  const pending = useMemo(() => prompts.map(({ decision }) => decision), [prompts]);

  const told = useMemo(() => eventsOf(log), [log]);
  const sequel = useMemo(() => hint.moves?.slice(1) ?? [], [hint.moves]);

  useTellingSounds(cue);

  const { curtain } = hotSeat;
  const isCovered = curtain !== null;
  useEffect(() => stage.cover(isCovered), [stage, isCovered]);
  useLifted(stage, snapshot, isCovered);
  useEffect(() => {
    if (!isCovered) return;
    clearToasts();
    return () => document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [isCovered]);
  const frame = (parts: FrameParts) => (
    <Frame
      parts={parts}
      stage={stage}
      seats={seats}
      snapshot={snapshot}
      hotSeat={hotSeat}
      hint={isAdvised ? hint : undefined}
      onTakeHint={({ decision, move }) => answer(decision, move)}
      isWorking={isWorking}
      replaying={replaying}
      around={around}
      dock={dock}
      panel={panel}
      onPanel={setPanel}
      wish={wish}
      onBroken={onBroken}
    />
  );
  return (
    <>
      {isCovered && <Curtain name={seats[curtain]?.name ?? ''} onLift={hotSeat.lift} />}
      <div className={styles.table} inert={isCovered}>
        <BoardGuard
          position={`${viewer} ${snapshot.seq}`}
          onFault={(error) =>
            reportFault({ game: entry.id, part: 'board', about: header.rules, error: String(error) })
          }
          instead={(drawAgain) => frame(withoutBoard(<NoBoard onDrawAgain={drawAgain} />))}
        >
          <ui.Table
            view={view}
            viewer={viewer}
            language={language}
            seats={seats}
            pack={content.pack}
            legal={legal}
            pending={pending}
            latest={latest}
            told={told}
            beat={cue}
            outcome={result?.outcome ?? null}
            isPractice={header.practice ?? false}
            proposed={hint.moves?.[0] ?? null}
            sequel={sequel}
            answer={answer}
            whyNot={carrier.whyNot}
            ask={carrier.ask}
            openClause={openClause}
            openPage={openPage}
            documents={documentsOf(entry.id)}
            pings={around?.pings ?? NO_PINGS}
            point={around?.point}
            frame={frame}
          />
        </BoardGuard>
      </div>
      <Announcer told={snapshot} />
    </>
  );
}
