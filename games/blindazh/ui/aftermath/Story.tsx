import type { Outcome, SeatLabel } from '@bridgehead/kernel';
import { type BoardSize, cellName, type Event, penaltyLimit, type View } from '../../rules/index.ts';
import type { LaterMessages } from '../text/later/index.ts';
import styles from './Aftermath.module.css';
import { type Decisive, decisiveIn } from './decisive.ts';
import { creditOf, type Deeds } from './deeds.ts';
import { PICTURES, ScenePicture } from './Picture.tsx';
import { type Round, sumOf } from './rounds.ts';

interface StoryProps {
  readonly board: BoardSize;
  readonly view: View;
  readonly outcome: Outcome;
  readonly seats: readonly SeatLabel[];
  readonly story: readonly Event[];
  readonly rounds: readonly Round[];
  readonly deeds: readonly Deeds[];
  readonly text: LaterMessages;
}

/** How it ended, as a picture and in three lines: the course, what decided it, and who or what had the last word. */
export function Story({ board, view, outcome, seats, story, rounds, deeds, text }: StoryProps) {
  const picture = PICTURES.find((ending) => ending === outcome.ending) ?? 'overrun';
  const removed = rounds.reduce((sum, round) => sum + sumOf(round.removed), 0);
  const lines = [
    text.course(rounds.length, removed, view.penalties, penaltyLimit(view.options)),
    decisiveText(text, decisiveIn(board, story, picture)),
    picture === 'overrun' ? lastBlow(board, story, text) : bestSoldier(seats, deeds, text),
  ];
  return (
    <section className={styles.story}>
      <ScenePicture picture={picture} label={text.pictures[picture]} men={seats.length} />
      <div className={styles.words}>
        <h3 className={styles.title}>{text.titles[picture]}</h3>
        {lines.filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}

function decisiveText({ decisive }: LaterMessages, decided: Decisive): string {
  if (decided.kind === 'lane') return decisive.lane(decided.lane, decided.lost);
  if (decided.kind === 'reach') return decisive.reach(decided.row, decided.length);
  return decisive[decided.kind](decided.count);
}

function lastBlow(board: BoardSize, story: readonly Event[], text: LaterMessages): string {
  const blow = story.findLast((event) => event.kind === 'penalty');
  return blow?.kind === 'penalty' ? text.lastBlow(blow.cause, cellName(board, blow.cell)) : '';
}

function bestSoldier(seats: readonly SeatLabel[], deeds: readonly Deeds[], text: LaterMessages): string {
  const credits = deeds.map(creditOf);
  const most = Math.max(...credits);
  return most > 0 && seats.length > 1 ? text.best(seats[credits.indexOf(most)]?.name ?? '', most) : '';
}
