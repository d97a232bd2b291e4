import { Failure } from '../command.ts';
import { say } from '../language.ts';
import type { TableFigures } from './figures.ts';
import type { Measure } from './game-balance.ts';
import { defaultsText } from './options-text.ts';
import type { Report } from './report.ts';
import { type Share, share } from './statistics.ts';
import { countOf, interval, percent, playersText } from './words.ts';

/** A line for every measure of every table. A measure that has nothing to measure fails: it would say that all is well. */
export function measuresText(report: Report, measures: readonly Measure[]): string {
  return report.tables
    .map((table) => {
      const head = `${playersText(table.players)}, ${defaultsText(report.manifest, table)}`;
      return [head, ...measures.map((measure) => `  ${lineOf(measure, table)}`)].join('\n');
    })
    .join('\n');
}

function lineOf(measure: Measure, table: TableFigures): string {
  const { count, of } = measure.share(table);
  const title = say(measure.title);
  if (of === 0) {
    throw new Failure(
      say({ ru: `Нечего измерить: «${title}».`, en: `There is nothing to measure: ${title}.` }),
    );
  }
  const found = share(count, of);
  const said = `${title}: ${percent(found.value)} (${interval(found, percent)}; ${countOf(found)})`;
  return said + verdict(found, measure.wanted(table.options));
}

function verdict(found: Share, wanted: ReturnType<Measure['wanted']>): string {
  if (!wanted) return '';
  const { least = 0, most = 1 } = wanted;
  const isKept = found.value >= least && found.value <= most;
  return say({
    ru: ` — нужно ${percent(least)}–${percent(most)}: ${isKept ? 'да' : 'нет'}`,
    en: `, wanted ${percent(least)}–${percent(most)}: ${isKept ? 'yes' : 'no'}`,
  });
}
