import { say } from '../language.ts';
import type { Report } from './report.ts';
import { sectionsOf } from './sections.ts';
import { STYLE } from './style.ts';
import { escaped } from './svg.ts';
import { language, WORDS } from './words.ts';

/** The whole report as one file that needs nothing else. */
export function pageOf(report: Report): string {
  const sections = sectionsOf(report);
  const title = escaped(`${say(report.manifest.title)} — ${say(WORDS.title).toLowerCase()}`);
  const links = sections.map(({ id, title: words }) => `<a href="#${id}">${escaped(words)}</a>`);
  const bodies = sections.map(
    ({ id, title: words, body }) => `<section id="${id}"><h2>${escaped(words)}</h2>\n${body}</section>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
${preface(report)}
<nav>${links.join(' ')}</nav>
${bodies.join('\n')}
</body>
</html>
`;
}

function preface({ bot, budget, seed, games, tables, seconds }: Report): string {
  const all = tables.reduce((sum, played) => sum + played.games, 0);
  const played = say({
    ru: `На всех местах бот «${bot}», до ${budget} мс на ход. Столов: ${tables.length}, партий за каждым: ${games}, всего: ${all}. Ключ раздачи — «${seed}»: за столами с одним числом игроков раздачи одни и те же. Счёт занял ${Math.round(seconds)} с.`,
    en: `The bot “${bot}” in every seat, up to ${budget} ms a move. Tables: ${tables.length}, games at each: ${games}, in all: ${all}. The seed is “${seed}”: tables with the same number of players start from the same chance. It took ${Math.round(seconds)} s.`,
  });
  const read = say({
    ru: 'Столбик — то, что вышло; усик — пределы, в которых истинное значение лежит с уверенностью 95\u00a0%. Если усики двух столбиков далеко перекрываются, разница ничего не доказывает: нужно больше партий. Настройки меняются по одной, остальные — по умолчанию; разделы без названия настройки показывают столы по умолчанию.',
    en: 'A bar is what came out; its whisker is the range that holds the true figure with 95% confidence. Where two whiskers overlap widely the difference proves nothing: play more games. Options are changed one at a time around the defaults; sections that name no option show the default tables.',
  });
  return `<p>${escaped(played)}</p>\n<p>${escaped(read)}</p>`;
}
