import { Badge, Button, Hidden, IconButton, useLocalized, Words } from '@bridgehead/kit';
import type { Decision, SeatLabel } from '@bridgehead/kernel';
import { Link } from '@tanstack/react-router';
import { PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Mark } from '../art/Mark.tsx';
import type { TableCarrier } from '../carrier/carrier.ts';
import type { Snapshot } from '../carrier/snapshot.ts';
import { useMessages } from '../text/index.ts';
import { usePlayMessages } from '../text/play/index.ts';
import type { Around } from './around.ts';
import { feltBy } from './result/outcome.ts';
import type { AnyCue, Told } from './staging/stage.ts';
import { TableSettings } from './TableSettings.tsx';
import { TakeBackButton } from './TakeBackButton.tsx';
import styles from './TopLine.module.css';
import type { HotSeat } from './useHotSeat.ts';

export interface TopLineProps {
  readonly carrier: TableCarrier;
  readonly seats: readonly SeatLabel[];
  readonly snapshot: Told;
  readonly hotSeat: HotSeat;
  readonly replaying: boolean;
  readonly around: Around | undefined;
  /** What the board asks of several questions. */
  readonly asked: Decision | undefined;
  /** Of the viewer's seat, while the seats themselves are out of sight. */
  readonly mark: ReactNode;
  /** One more thing to do at this table. */
  readonly tool: ReactNode;
  /** Opens the panel where it is not beside the board. */
  readonly onPanel: (() => void) | undefined;
  readonly onBroken: (error: unknown) => void;
}

/** Whose turn it is, what they must do, and what you may do. */
export function TopLine(props: TopLineProps) {
  const { carrier, seats, snapshot, hotSeat, replaying, around, asked, mark, tool } = props;
  const { onPanel, onBroken } = props;
  const { app } = useMessages();
  const { table, curtain, replay } = usePlayMessages();
  const say = useLocalized();
  const { title } = carrier.info;
  const { passTo, facing } = hotSeat;
  return (
    <header className={styles.top}>
      <Link to="/" className={styles.home} aria-label={app.home} title={app.home}>
        <Mark />
      </Link>
      <h1 className={styles.title}>
        {say(title)}
        {replaying && <span className={styles.replay}> · {replay.ofDay}</span>}
      </h1>
      {snapshot.cue && !snapshot.cue.isAgain ? (
        <Acting cue={snapshot.cue} snapshot={snapshot} seats={seats} />
      ) : (
        <Prompts
          snapshot={snapshot}
          put={asked}
          name={facing === null ? undefined : seats[facing]?.name}
          mark={mark}
        />
      )}
      {passTo !== null && (
        <Button look="primary" className={styles.pass} onClick={hotSeat.pass}>
          <span>
            <Words>{curtain.pass(seats[passTo]?.name ?? '')}</Words>
          </span>
        </Button>
      )}
      <div className={styles.tools}>
        {tool}
        {!replaying && (!around || snapshot.viewer !== 'spectator') && (
          <TakeBackButton key={snapshot.viewer} carrier={carrier} snapshot={snapshot} onBroken={onBroken} />
        )}
        <TableSettings carrier={carrier} replaying={replaying} menu={around?.menu} />
        {onPanel && (
          <IconButton label={table.panel} className={styles.panel} onClick={onPanel}>
            <PanelRight aria-hidden size={22} />
            {around && around.talk.unread > 0 && (
              <Badge count={around.talk.unread} label={around.talk.news} />
            )}
          </IconButton>
        )}
      </div>
    </header>
  );
}

interface ActingProps {
  readonly cue: AnyCue;
  readonly snapshot: Snapshot;
  readonly seats: readonly SeatLabel[];
}

/** While something is told nobody is asked: who acts, or the phase it belongs to. */
function Acting({ cue, snapshot: { log }, seats }: ActingProps) {
  const { telling } = usePlayMessages();
  const say = useLocalized();
  const seat = log.find(({ seq }) => seq === cue.seq)?.seat ?? null;
  const name = seat === null ? undefined : seats[seat]?.name;
  return (
    <p className={styles.prompts}>
      <strong>
        <Words>{cue.phase ? say(cue.phase) : name ? telling.acting(name) : ''}</Words>
      </strong>
    </p>
  );
}

interface PromptsProps {
  readonly snapshot: Snapshot;
  readonly put: Decision | undefined;
  /** Who “you” are, where that changes with every turn. */
  readonly name: string | undefined;
  readonly mark: ReactNode;
}

function Prompts({ snapshot: { prompts, viewer, result }, put, name, mark }: PromptsProps) {
  const { table } = usePlayMessages();
  const say = useLocalized();
  if (result) {
    return (
      <p className={`${styles.prompts} ${styles[feltBy(result.outcome, viewer)] ?? ''}`}>
        <strong>
          <Words>{say(result.text)}</Words>
        </strong>
      </p>
    );
  }
  const due = prompts.filter(({ decision }) => decision.must);
  const own = prompts.filter(({ decision }) => decision.seat === viewer);
  // What others will soon close is said as plainly as what must be done.
  const asked = own.filter(({ decision }) => decision.must || decision.fleeting);
  // Several questions are answered one after another: the one that the board puts is said, else the first of each kind.
  const isPut = asked.some(({ decision }) => decision.id === put?.id);
  const first = asked.filter(({ decision }, place) =>
    isPut
      ? decision.id === put?.id
      : asked.findIndex((other) => other.decision.kind === decision.kind) === place,
  );
  const may = isPut
    ? []
    : own.filter(({ decision }) => !asked.some((prompt) => prompt.decision === decision));
  // Whoever has several things of a kind to do is named once.
  const said = due.filter(({ text }, place) => due.findIndex((other) => other.text.en === text.en) === place);
  const shown = asked.length > 0 ? first : said.slice(0, 3);
  return (
    <p className={`${styles.prompts} ${asked.length > 0 ? styles.asked : ''} ${mark ? styles.marked : ''}`}>
      {mark && (
        <span className={styles.mark} aria-hidden>
          {mark}
        </span>
      )}
      {shown.map(({ decision, text }, place) => (
        <strong key={decision.id}>
          {name && asked.length > 0 && place === 0 && (
            <span className={styles.who}>
              <Words>{name}</Words>
            </span>
          )}
          <Words>{say(text)}</Words>
        </strong>
      ))}
      {may.length > 0 && <Hidden>{table.mayDo}</Hidden>}
      {may.map(({ decision, text }) => (
        <span key={decision.id} className={styles.may}>
          <Words>{say(text)}</Words>
        </span>
      ))}
    </p>
  );
}
