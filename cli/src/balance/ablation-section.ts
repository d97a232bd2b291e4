import type { Manifest } from '@bridgehead/kernel';
import { say } from '../language.ts';
import type { AblationFigures } from './ablation.ts';
import { summaryOf, verdictOf } from './ablation-text.ts';
import { framed, type Section, table } from './figure.ts';
import { defaultsText } from './options-text.ts';
import { rowPlot } from './rows.ts';
import { escaped } from './svg.ts';
import { countOf, interval, playersText, points, WORDS } from './words.ts';

/** What each is worth, over all tables and at each table. */
export function ablationSection(manifest: Manifest, figures: AblationFigures): Section {
  const { each, wanted, note } = figures;
  const rows = each.map((worth) => ({
    label: say(worth.title),
    bars: [{ series: 0, name: say(worth.title), estimate: worth }],
  }));
  const plot = rowPlot(rows, points, [wanted.least, wanted.most]);
  const read = say({
    ru: 'Те же раздачи сыграны ещё раз, и одно из перечисленного в них пусто. Точка — насколько реже без него выигрывают, в процентных пунктах; левее нуля без него выигрывают чаще. Пунктир — пределы желаемого.',
    en: 'The same deals are played once more with one of these blank. A point is how much less is won without it, in percentage points; left of nought more is won without it. Dashed lines are the bounds of what is wanted.',
  });
  const body =
    `<p>${escaped(`${read} ${say(note)}`)}</p><p>${escaped(summaryOf(figures))}</p>` +
    framed(say(WORDS.worth), plot, HEADS.map(say), worthRows(figures)) +
    tableByTable(manifest, figures);
  return { id: 'ablation', title: say(figures.title), body };
}

const HEADS = [WORDS.series, WORDS.figure, WORDS.interval, WORDS.wonWith, WORDS.wonWithout, WORDS.verdict];

function worthRows(figures: AblationFigures): string[][] {
  return figures.each.map((worth) => [
    say(worth.title),
    points(worth.value),
    interval(worth, points),
    countOf(worth.with),
    countOf(worth.without),
    verdictOf(figures, worth),
  ]);
}

function tableByTable(manifest: Manifest, { each }: AblationFigures): string {
  const tables = each[0]?.tables ?? [];
  if (tables.length < 2) return '';
  const heads = tables.map((at) => `${playersText(at.players)}, ${defaultsText(manifest, at)}`);
  const rows = each.map(({ title, tables: own }) => [
    say(title),
    ...own.map((worth) => `${points(worth.value)} (${interval(worth, points)})`),
  ]);
  return table([say(WORDS.series), ...heads], rows);
}
