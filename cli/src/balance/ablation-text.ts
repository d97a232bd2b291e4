import { say } from '../language.ts';
import type { AblationFigures, AblationWorth } from './ablation.ts';
import { countOf, interval, percent, points } from './words.ts';

/** What a designer has to look at: something that decides games alone, and something that nobody would miss. */
export function verdictOf({ wanted }: AblationFigures, { value, low, high }: AblationWorth): string {
  const { least, most } = wanted;
  if (value > most) {
    return say({ ru: `больше ${percent(most)}`, en: `above ${percent(most)}` }) + doubt(low <= most);
  }
  if (value >= least) return '';
  return say({ ru: `меньше ${percent(least)}`, en: `below ${percent(least)}` }) + doubt(high >= least);
}

function doubt(isDoubtful: boolean): string {
  return isDoubtful ? say({ ru: ', но не наверняка', en: ', but not for certain' }) : '';
}

/** Whether what is wanted of all of them together holds. */
export function summaryOf({ wanted, each }: AblationFigures): string {
  const { least, most, spared } = wanted;
  const much = each.filter(({ value }) => value > most).length;
  const little = each.filter(({ value }) => value < least).length;
  const isKept = much === 0 && little <= spared;
  return say({
    ru: `Больше ${percent(most)}: ${much}, нужно 0. Меньше ${percent(least)}: ${little}, нужно не больше ${spared}. Выполнено: ${isKept ? 'да' : 'нет'}.`,
    en: `Above ${percent(most)}: ${much}, wanted 0. Below ${percent(least)}: ${little}, wanted at most ${spared}. Kept: ${isKept ? 'yes' : 'no'}.`,
  });
}

/** A line for each, those worth the most first. */
export function ablationText(figures: AblationFigures): string {
  const lines = figures.each.map((worth) => {
    const { title, with: whole, without } = worth;
    const games = `${countOf(whole)} → ${countOf(without)}`;
    const said = [`${interval(worth, points)}; ${games}`, verdictOf(figures, worth)].filter(Boolean);
    return [say(title), points(worth.value), said.join('; ')];
  });
  const wide = (column: number) => Math.max(...lines.map((line) => (line[column] ?? '').length));
  const [name, figure] = [wide(0), wide(1)];
  return [
    `${say(figures.title)}: ${say(HEADING)}`,
    ...lines.map(
      ([title = '', value = '', said]) => `  ${title.padEnd(name)}  ${value.padStart(figure)}  (${said})`,
    ),
    summaryOf(figures),
  ].join('\n');
}

const HEADING = {
  ru: 'насколько реже выигрывают без него, в процентных пунктах (95\u00a0%; выиграно с ним → без него)',
  en: 'how much less is won without it, in percentage points (95%; won with it → without it)',
};
