import { type EndedTable, type EndStory, formatList } from '@bridgehead/kit';
import type { Pack } from '../../content/pack.ts';
import { lossOf } from '../../rules/ending.ts';
import type { Event } from '../../rules/events.ts';
import { ENDINGS } from '../../rules/endings.ts';
import type { View } from '../../rules/view.ts';
import { pieceCalled, unitCalled } from '../../text/called.ts';
import { whyText } from '../../text/outcome.ts';
import { type Course, courseOf, sumOf } from './course.ts';
import { ownerOf } from './losses.ts';
import { Portrait } from './Portrait.tsx';
import { ENDING } from './words/index.ts';

/** So many of the last losses are shown on the way to the end. */
const LAST = 4;

/** How long and how loud it was, the hardest tour, who did most; what each side paid, and what decided it. */
export function story(table: EndedTable<View, Pack>, events: readonly Event[]): EndStory {
  const { pack, view, language, outcome, seats } = table;
  const words = ENDING[language];
  const course = courseOf(events, view);
  const { tours, losses } = course;
  const [shots, hits, grenades, fights] = (['shots', 'hits', 'grenades', 'fights'] as const).map((figure) =>
    sumOf(tours, (tour) => tour[figure]),
  ) as [number, number, number, number];
  const isOwn = (ENDINGS as readonly string[]).includes(outcome.ending);
  const last = losses.at(-1);
  const called = (piece: number) => pieceCalled({ pack, view }, piece)[language];
  return {
    lines:
      tours.length === 0
        ? [words.noBattle]
        : [
            words.course(tours.length, shots, hits, grenades, fights),
            hardest(table, course),
            ...best(table, course),
            words.losses(paid()),
          ],
    ...(isOwn && {
      decided: {
        text: [
          whyText(outcome, { pack, view })[language],
          ...(last && last.by !== null && outcome.ending === 'wipedOut'
            ? [words.lastBlow(called(last.by), called(last.piece))]
            : []),
        ].join(' '),
        through: losses.slice(-LAST).map(({ piece, tour }) => ({
          key: piece,
          picture: <Portrait pack={pack} view={view} id={piece} />,
          title: words.lost(tour, called(piece), seats[ownerOf(view, piece)]?.name ?? ''),
        })),
      },
    }),
    figures: [
      { label: words.figures.tours, value: tours.length },
      { label: words.figures.shots, value: shots },
      { label: words.figures.hits, value: hits },
      ...(grenades > 0 ? [{ label: words.figures.grenades, value: grenades }] : []),
      { label: words.figures.fights, value: fights },
    ],
  };

  function paid(): string {
    const sides = [...new Set(view.sides)];
    return sides
      .map((side) => {
        const names = seats.filter((_, seat) => view.sides[seat] === side).map(({ name }) => name);
        return words.lossesOf(
          formatList(language, names),
          Math.round(lossOf({ armoury: pack, state: view }, side)),
        );
      })
      .join(', ');
  }
}

function hardest({ view, language }: EndedTable<View, Pack>, { tours, losses }: Course): string {
  const words = ENDING[language];
  const cost = tours.map(({ tour }) => losses.filter((loss) => loss.tour === tour));
  const worst = cost.reduce((most, each) => (each.length > most.length ? each : most), []);
  const [first] = worst;
  if (!first) return words.bloodless;
  const men = worst.filter(({ piece }) => view.pieces[piece]?.kind === 'soldier').length;
  return words.hardest(first.tour, men, worst.length - men);
}

function best({ pack, view, language, seats }: EndedTable<View, Pack>, { units }: Course): string[] {
  const [first, next] = units.toSorted((one, other) => other.deeds.kills - one.deeds.kills);
  if (!first || first.deeds.kills === 0 || first.deeds.kills === next?.deeds.kills) return [];
  const { unit, seat, deeds } = first;
  const name = seats[seat]?.name ?? '';
  return [ENDING[language].best(unitCalled({ pack, view }, unit)[language], name, deeds.kills)];
}
