import type { EndedTable, EndStory, Milestone } from '@bridgehead/kit';
import type { Pack } from '../../content/schema.ts';
import { type Cell, cellName, cellsOf, isCorner } from '../../rules/board.ts';
import { effectOf } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { linesOf } from '../../rules/lines.ts';
import type { View } from '../../rules/view.ts';
import { cardTitle, quoted } from '../../text/names.ts';
import { appearances } from '../aftermath/history.ts';
import { growingRows } from '../board/runs.ts';
import { CompassRose } from '../marks/CompassRose.tsx';
import { cardsByCell } from '../scene.ts';
import { Scene } from '../scenes/Scene.tsx';
import { chipsOf, type Course, courseOf, leadTakenBy, type TakenLine } from './course.ts';
import { wonBy } from './result.tsx';
import { type EndingWords, WORDS } from './words.ts';

/** With so many events a line is a threat that nobody has answered in time. */
const THREAT = 4;

type Table = EndedTable<View, Pack>;

/** How it began, where it turned, how it closed; and the line that decided it, through the events of the war it ran. */
export function story(table: Table, events: readonly Event[]): EndStory {
  const { view, outcome, pack, language } = table;
  const words = WORDS[language];
  const course = courseOf(events);
  const colour = wonBy(view, outcome);
  const isPlayedOut = outcome.ending === 'lines' || outcome.ending === 'cards';
  const last = isPlayedOut ? course.lines.findLast((line) => line.colour === colour) : undefined;
  const shown = appearances(events, pack).length;
  return {
    lines: [opening(table, course), turn(table, course, last), closing(table, course, last)],
    ...(last && {
      decided: {
        text: words.line(`${cellName(last.line.from)}–${cellName(last.line.to)}`),
        through: cellsOf(last.line).map((cell) => milestone(table, cell)),
      },
    }),
    figures: [
      { label: words.figures.turns(course.turns), value: course.turns },
      { label: words.figures.events(shown), value: shown },
      { label: words.figures.removed(course.removed), value: course.removed },
      {
        label: words.figures.lines(words.sides.slice(0, view.supply.length).join(' : ').toLowerCase()),
        value: view.supply.map((_, side) => linesOf(view.lines, side)).join(' : '),
      },
    ],
  };
}

function opening({ pack, seats, language }: Table, { opening: first }: Course): string {
  const words = WORDS[language];
  if (!first) return words.noOpening;
  return words.opening(quoted(cardTitle(pack, first.card))[language], seats[first.seat]?.name ?? '');
}

function turn(table: Table, course: Course, last: TakenLine | undefined): string {
  const { view, language } = table;
  const words = WORDS[language];
  const lead = last && leadTakenBy(course, last.colour);
  if (last && lead && lead.turn < last.turn) return words.lead(lead.turn, words.sides[last.colour] ?? '');
  const chips = last ? chipsOf(course, last, cellsOf(last.line)) : [];
  const threat = chips.at(THREAT - 1);
  if (threat && chips.length > THREAT) return words.fourth(threat.turn, eventOf(table, threat.cell));
  return course.lines.length === 0 ? nearest(view, words) : score(view, words);
}

/** Where no line was ever made: who came nearest to one, as the board stands. */
function nearest({ board, lines, supply }: View, words: EndingWords): string {
  const [row] = growingRows(board, lines, supply.length);
  if (!row) return words.noneNear;
  const ends = `${cellName(row.from)}–${cellName(row.to)}`;
  return words.nearest(words.sides[row.colour] ?? '', row.count, ends);
}

function score({ supply, lines }: View, words: EndingWords): string {
  return words.score(
    supply.map((_, side) => words.scoreOf(words.sides[side] ?? '', linesOf(lines, side))).join(', '),
  );
}

function closing(table: Table, course: Course, last: TakenLine | undefined): string {
  const { outcome, seats, language } = table;
  const words = WORDS[language];
  if (outcome.ending === 'cards') return words.cardsOut(course.turns);
  const chip = last && chipsOf(course, last, cellsOf(last.line)).at(-1);
  if (!chip) return words.stopped(course.turns);
  return words.closing(chip.turn, eventOf(table, chip.cell), seats[chip.seat]?.name ?? '');
}

/** «Битва за Москву»: a card is played on its own cell, or any other on it. */
function eventOf({ pack, view, language }: Table, cell: Cell): string {
  const card = cardsByCell(view)[cell];
  return card === undefined ? WORDS[language].corner : quoted(cardTitle(pack, card))[language];
}

function milestone({ pack, view, language }: Table, cell: Cell): Milestone {
  const card = cardsByCell(view)[cell];
  const event = card === undefined || effectOf(card) !== 'event' ? undefined : pack.events[card];
  return isCorner(cell) || !event
    ? { key: cell, picture: <CompassRose />, title: WORDS[language].corner }
    : { key: cell, picture: <Scene id={event.scene} />, title: event.title[language] };
}
