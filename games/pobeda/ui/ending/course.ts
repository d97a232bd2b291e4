import type { Seat } from '@bridgehead/kernel';
import type { Cell, Line } from '../../rules/board.ts';
import type { Card } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import type { Colour } from '../../rules/teams.ts';

/** Who did something, and on which turn. */
export interface Act {
  readonly seat: Seat;
  readonly turn: number;
}

export interface Placement extends Act {
  readonly colour: Colour;
  readonly cell: Cell;
}

export interface TakenLine extends Act {
  readonly colour: Colour;
  readonly line: Line;
}

/** What a game came to, turn by turn. */
export interface Course {
  readonly turns: number;
  readonly opening: (Act & { readonly card: Card }) | undefined;
  readonly placements: readonly Placement[];
  readonly lines: readonly TakenLine[];
  readonly removed: number;
}

export function courseOf(story: readonly Event[]): Course {
  const placements: Placement[] = [];
  const lines: TakenLine[] = [];
  let opening: Course['opening'];
  let act: Act = { seat: 0, turn: 0 };
  let removed = 0;
  for (const told of story) {
    if (told.kind === 'played' || told.kind === 'emptyTurn') {
      act = { seat: told.seat, turn: act.turn + 1 };
      opening ??= { ...act, card: told.card };
    } else if (told.kind === 'placed') {
      placements.push({ ...act, colour: told.colour, cell: told.cell });
    } else if (told.kind === 'removed') {
      removed++;
    } else if (told.kind === 'line') {
      lines.push({ ...act, colour: told.colour, line: told.line });
    }
  }
  return { turns: act.turn, opening, placements, lines, removed };
}

/** The chips of a line as they came to stay there, the last one last. Corners have none. */
export function chipsOf(
  { placements }: Course,
  { colour, turn }: TakenLine,
  cells: readonly Cell[],
): Placement[] {
  return cells
    .flatMap((cell) => {
      const chip = placements.findLast(
        (each) => each.cell === cell && each.colour === colour && each.turn <= turn,
      );
      return chip ? [chip] : [];
    })
    .sort((a, b) => a.turn - b.turn);
}

/** The line after which its colour was ahead of every other to the end; undefined where nobody ever was. */
export function leadTakenBy({ lines }: Course, colour: Colour): TakenLine | undefined {
  const made = new Map<Colour, number>();
  let lead: TakenLine | undefined;
  for (const line of lines) {
    made.set(line.colour, (made.get(line.colour) ?? 0) + 1);
    const own = made.get(colour) ?? 0;
    const others = Math.max(0, ...[...made].flatMap(([of, count]) => (of === colour ? [] : [count])));
    if (own <= others) lead = undefined;
    else lead ??= line;
  }
  return lead;
}
