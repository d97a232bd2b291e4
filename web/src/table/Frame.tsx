import type { SeatLabel } from '@bridgehead/kernel';
import { Dialog, type FrameParts, useSettings } from '@bridgehead/kit';
import { useMedia } from '@bridgehead/kit/table';
import { type ReactNode, useState } from 'react';
import { MAIN_ID } from '../app/Root.tsx';
import type { AdvisedMove } from '../carrier/snapshot.ts';
import { useMessages } from '../text/index.ts';
import { usePlayMessages } from '../text/play/index.ts';
import type { Around } from './around.ts';
import styles from './Frame.module.css';
import { Guide } from './Guide.tsx';
import { HintButton } from './hint/HintButton.tsx';
import { HintSlip } from './hint/HintSlip.tsx';
import type { Hint } from './hint/useHint.ts';
import { Latest } from './Latest.tsx';
import { Panel, type PanelProps } from './Panel.tsx';
import { Seats } from './Seats.tsx';
import { SinceButton } from './since/SinceButton.tsx';
import { SinceList } from './since/SinceList.tsx';
import { ownLast } from './since/since.ts';
import { useSince } from './since/useSince.ts';
import { Caption } from './staging/Caption.tsx';
import { PaceMenu } from './staging/PaceMenu.tsx';
import type { Stage, Told } from './staging/stage.ts';
import { TitleCard } from './staging/TitleCard.tsx';
import { useGoingOn } from './staging/useGoingOn.ts';
import { TopLine } from './TopLine.tsx';
import { Tray } from './Tray.tsx';
import { useGuide } from './useGuide.ts';
import type { HotSeat } from './useHotSeat.ts';

export interface FrameProps extends Pick<PanelProps, 'panel' | 'onPanel' | 'wish'> {
  readonly parts: FrameParts;
  readonly stage: Stage;
  readonly seats: readonly SeatLabel[];
  readonly snapshot: Told;
  readonly hotSeat: HotSeat;
  /** Undefined where nobody is advised. */
  readonly hint: Hint | undefined;
  readonly onTakeHint: (move: AdvisedMove) => void;
  /** The move that was made takes its time. */
  readonly isWorking: boolean;
  readonly replaying: boolean;
  readonly around: Around | undefined;
  readonly dock: ReactNode;
  readonly onBroken: (error: unknown) => void;
}

/** Where everything lies: wide windows show it all, narrow ones keep the panel in a sheet and the hand in a drawer. */
export function Frame(props: FrameProps) {
  const { parts, stage, seats, snapshot, hotSeat, hint, onTakeHint, isWorking, replaying } = props;
  const { carrier } = stage;
  const { cue } = snapshot;
  const { around, dock, panel, onPanel, wish, onBroken } = props;
  const { app } = useMessages();
  const { table } = usePlayMessages();
  const isStaged = useSettings(({ pace }) => pace !== 'instant') && stage.isStaged && !snapshot.result;
  const wide = useMedia('(min-width: 64rem)');
  /** A low window keeps its height for the board: the hand stands beside it, in the place of the panel. */
  const roomy = useMedia('(min-width: 64rem) and (min-height: 48rem)');
  const walk = useGuide(carrier.info, snapshot, parts.doing);
  const learns = !replaying && !snapshot.result && !(around && snapshot.viewer === 'spectator');
  const guide = walk && learns && <Guide walk={walk} />;
  const hintButton = hint && <HintButton hint={hint} />;
  const tools = (
    <>
      {parts.tools}
      {hintButton}
      <PaceMenu />
    </>
  );
  const advice = hint?.moves !== undefined && (
    <HintSlip moves={hint.moves} onTake={onTakeHint} onClose={hint.close} />
  );
  const slip = advice || guide;
  const [enlarged, setEnlarged] = useState(false);
  const plays = !replaying && snapshot.viewer !== 'spectator';
  const since = useSince(carrier.info.id, snapshot, plays);
  const [isReading, setReading] = useState(false);
  const openSince = () => setReading(true);
  const goesOn = useGoingOn(stage, snapshot, replaying);
  const closeSpotlight = () => {
    setEnlarged(false);
    parts.reading?.close();
  };

  return (
    <div
      className={`${styles.frame} ${slip ? styles.guided : ''}`}
      data-lesson={guide ? walk.step.until : undefined}
    >
      <TopLine
        carrier={carrier}
        seats={seats}
        snapshot={snapshot}
        hotSeat={hotSeat}
        replaying={replaying}
        around={around}
        asked={parts.asked}
        mark={!wide && slip && snapshot.viewer !== 'spectator' && parts.seatMark(snapshot.viewer)}
        tool={
          wide && (
            <>
              {plays && <SinceButton unread={since.unread} onOpen={openSince} />}
              {tools}
            </>
          )
        }
        onPanel={roomy ? undefined : () => onPanel({ ...panel, open: true })}
        onBroken={onBroken}
      />
      <aside className={styles.side} aria-label={table.seats}>
        {!wide && slip ? (
          slip
        ) : (
          <Seats strip={!wide} snapshot={snapshot} seats={seats} parts={parts} around={around} />
        )}
        {wide && parts.spotlight && <div className={styles.spotlight}>{parts.spotlight}</div>}
      </aside>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={styles.board}
        aria-label={table.board}
        onClickCapture={goesOn}
      >
        {around?.strip}
        {parts.board}
        <TitleCard cue={cue} />
        {isWorking && (
          <p className={styles.working} role="status">
            {table.working}
          </p>
        )}
      </main>
      <div className={styles.foot}>
        {wide && !roomy && slip}
        {around?.cards}
        {dock}
        <div className={`${styles.hand} ${isStaged ? styles.staged : ''}`}>
          {!snapshot.result && (
            <div inert={cue !== null}>
              <Tray
                drawer={!wide && !guide}
                beside={
                  <>
                    <Latest
                      snapshot={snapshot}
                      unread={since.unread}
                      onOpen={plays ? openSince : parts.spotlight ? () => setEnlarged(true) : undefined}
                    />
                    {tools}
                  </>
                }
              >
                {parts.tray}
              </Tray>
            </div>
          )}
          {cue && (
            <Caption
              stage={stage}
              cue={cue}
              waits={snapshot.waits}
              glimpse={wide || cue.stage !== 'told' ? null : (parts.glimpse?.(cue.event) ?? null)}
              tools={<PaceMenu />}
            />
          )}
        </div>
      </div>
      {plays && (
        <SinceList
          open={isReading}
          since={since}
          own={ownLast(snapshot.log, snapshot.viewer)}
          seats={seats}
          parts={parts}
          isSheet={!wide}
          onAgain={(from) => void stage.again(from).catch(onBroken)}
          onClose={() => setReading(false)}
        />
      )}
      <Panel
        isSheet={!roomy}
        carrier={carrier}
        parts={parts}
        seats={seats}
        snapshot={snapshot}
        around={around}
        panel={panel}
        onPanel={onPanel}
        wish={wish}
      >
        {slip}
      </Panel>
      {!wide && (
        <Dialog
          open={parts.spotlight !== undefined && (enlarged || parts.reading !== undefined)}
          title={parts.reading?.title ?? table.latest}
          closeLabel={app.close}
          onClose={closeSpotlight}
        >
          {parts.spotlight}
        </Dialog>
      )}
    </div>
  );
}
