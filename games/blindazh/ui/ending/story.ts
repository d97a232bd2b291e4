import type { SeatLabel } from '@bridgehead/kernel';
import type { EndedTable, EndStory } from '@bridgehead/kit';
import type { Pack } from '../../content/index.ts';
import { type BoardSize, cellName, type Event, penaltyLimit, type View } from '../../rules/index.ts';
import { creditOf, deedsOf } from '../aftermath/deeds.ts';
import { type Round, roundsOf, sumOf } from '../aftermath/rounds.ts';
import { LATER, type LaterMessages } from '../text/later/index.ts';
import { type Decisive, decisiveIn } from './decisive.ts';
import { sceneOf } from './scenes.ts';

/** The course of the fight, its hardest round, and who or what had the last word. */
export function story(table: EndedTable<View, Pack>, events: readonly Event[]): EndStory {
  const { pack, view, language, seats, outcome } = table;
  const text = LATER[language];
  const rounds = roundsOf(events);
  const removed = rounds.reduce((sum, round) => sum + sumOf(round.removed), 0);
  const scene = sceneOf(outcome);
  const limit = penaltyLimit(view.options);
  const lines = [
    text.course(rounds.length, removed, view.penalties, limit),
    hardest(rounds, text),
    scene === 'overrun' ? lastBlow(pack.board, events, text) : bestSoldier(seats, events, text),
  ];
  return {
    lines: lines.filter((line) => line !== ''),
    decided: { text: decisiveText(text, decisiveIn(pack.board, events, scene)), through: [] },
    figures: [
      { label: text.endFigures.rounds(rounds.length), value: rounds.length },
      { label: text.endFigures.removed(removed), value: removed },
      { label: text.endFigures.lost, value: text.of(view.penalties, limit) },
      { label: text.endFigures.flags(view.flags.length), value: view.flags.length },
    ],
  };
}

function hardest(rounds: readonly Round[], text: LaterMessages): string {
  const losses = rounds.map(({ penalties }) => sumOf(penalties));
  const most = Math.max(0, ...losses);
  return most === 0 ? text.noLosses : text.hardest(losses.indexOf(most) + 1, most);
}

function decisiveText({ decisive }: LaterMessages, decided: Decisive): string {
  if (decided.kind === 'lane') return decisive.lane(decided.lane, decided.lost);
  if (decided.kind === 'reach') return decisive.reach(decided.row, decided.length);
  return decisive[decided.kind](decided.count);
}

function lastBlow(board: BoardSize, events: readonly Event[], text: LaterMessages): string {
  const blow = events.findLast((event) => event.kind === 'penalty');
  return blow?.kind === 'penalty' ? text.lastBlow(blow.cause, cellName(board, blow.cell)) : '';
}

/** Of one soldier alone it goes without saying. */
function bestSoldier(seats: readonly SeatLabel[], events: readonly Event[], text: LaterMessages): string {
  const credits = deedsOf(events, seats.length).map(creditOf);
  const most = Math.max(...credits);
  return most > 0 && seats.length > 1
    ? text.best(seats[credits.indexOf(most)]?.name ?? '', most)
    : text.alone(most);
}
