import type { EndedTable, EndStory } from '@bridgehead/kit';
import { formatList } from '@bridgehead/kit';
import type { Pack } from '../../content/pack.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/view.ts';
import { history } from '../../text/history.ts';
import { LATER } from '../text/later/index.ts';
import { courseOf, sumOf, type TurnTold } from './course.ts';
import { decidedBy } from './decided.ts';

/** How long it lasted and what came, the hardest turn, whom it cost; then what really was. */
export function story(table: EndedTable<View, Pack>, events: readonly Event[]): EndStory {
  const { pack, view, language, outcome } = table;
  const text = LATER[language];
  const course = courseOf(events, view.units.length);
  const { turns, unclaimed } = course;
  const destroyed = sumOf(turns, (turn) => turn.destroyed);
  const names = view.units.flatMap(({ isAlive }, unit) =>
    isAlive ? [] : [pack.units[unit]?.title[language] ?? ''],
  );
  const held = view.points.filter(({ isHeld }) => isHeld).length;
  const worst = hardest(turns);
  return {
    lines: [
      text.course(
        view.turn,
        destroyed,
        sumOf(turns, (turn) => turn.arrived),
      ),
      ...(unclaimed > 0 ? [text.unclaimed(unclaimed)] : []),
      ...(worst ? [text.hardest(worst.turn, worst.lost.length, worst.captured.length)] : []),
      names.length === 0 ? text.nobodyLost : text.lost(formatList(language, names)),
      ...(history[0] ? [history[0][language]] : []),
    ],
    decided: { text: decidedBy(table, course).join(' '), through: [] },
    figures: [
      { label: text.figures.turns, value: view.turn },
      { label: text.figures.destroyed, value: destroyed },
      { label: text.figures.units, value: text.of(view.units.length - names.length, view.units.length) },
      outcome.kind === 'won'
        ? { label: text.figures.points, value: text.of(held, view.points.length) }
        : { label: text.figures.captured, value: text.of(view.points.length - held, view.points.length) },
    ],
  };
}

/** Where one turn cost more than every other. */
function hardest(turns: readonly TurnTold[]): TurnTold | undefined {
  const cost = ({ lost, captured }: TurnTold) => lost.length + captured.length;
  const [worst, next] = turns.toSorted((one, other) => cost(other) - cost(one));
  return worst && cost(worst) > (next ? cost(next) : 0) ? worst : undefined;
}
