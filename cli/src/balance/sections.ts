import type { OptionSpec, OptionValue } from '@bridgehead/kernel';
import { say, type Text } from '../language.ts';
import { ablationSection } from './ablation-section.ts';
import { barFigure, rowFigure, type Section, spreadFigure, table } from './figure.ts';
import type { KindFigures, NumberFigures, TableFigures } from './figures.ts';
import type { Topic } from './game-balance.ts';
import { defaultsText } from './options-text.ts';
import type { Bar, BarGroup } from './plots.ts';
import { defaultTables, type Report } from './report.ts';
import type { Estimate, Share } from './statistics.ts';
import { escaped, MOST_SERIES } from './svg.ts';
import { amount, countOf, interval, percent, playersText, WORDS } from './words.ts';

export function sectionsOf(report: Report): readonly Section[] {
  const { manifest, topics } = report;
  const varied = manifest.options.filter(({ id }) =>
    report.tables.some((played) => played.varied?.option === id),
  );
  return [
    outcomes(report),
    ...(manifest.cooperative ? [] : [places(report)]),
    ...topics.map((topic) => topicSection(report, topic)),
    ...varied.map((spec) => optionSection(report, spec)),
    ...(report.ablation ? [ablationSection(manifest, report.ablation)] : []),
    everyTable(report),
  ];
}

function outcomes(report: Report): Section {
  const rate = headlineName(report);
  const rates = byPlayers(report, (played) => barOf(headline(report, played), 0, rate));
  const endings = byPlayers(report, (played) =>
    Object.entries(played.endings).flatMap(([ending, estimate], series) =>
      barOf(estimate, series, nameOf(report.endings, ending)),
    ),
  );
  const body = barFigure(rate, rates, percent) + barFigure(say(WORDS.endings), endings, percent);
  return { id: 'outcomes', title: say(WORDS.outcomes), body };
}

function places(report: Report): Section {
  const groups = byPlayers(report, (played) =>
    played.places.map((estimate, series) => ({
      series,
      name: say({ ru: `${series + 1}-й ход`, en: `turn ${series + 1}` }),
      estimate,
    })),
  );
  const note = say({
    ru: 'Игроки сосчитаны в том порядке, в каком начали ходить. В команде выигрывают все её игроки; если каждый за себя, при равных шансах у N игроков доля каждого — 1/N.',
    en: 'Players are counted in the order in which they began to move. A team wins with all its players; each for themselves, with equal chances, N players would have 1/N each.',
  });
  const body = `<p>${note}</p>${barFigure(say(WORDS.places), groups, percent)}`;
  return { id: 'places', title: say(WORDS.places), body };
}

function topicSection(report: Report, topic: Topic): Section {
  const body = topic.kinds ? kindFigure(report, topic, topic.kinds) : numberFigures(report, topic);
  return { id: `topic-${topic.id}`, title: say(topic.title), body };
}

function kindFigure(report: Report, topic: Topic, kinds: Names): string {
  if (Object.keys(kinds).length > MOST_SERIES) return manyKindsFigure(report, topic, kinds);
  const groups = byPlayers(report, ({ topics }) =>
    Object.entries((topics[topic.id] as KindFigures).kinds).flatMap(([kind, { mean }], series) =>
      barOf(mean, series, nameOf(kinds, kind)),
    ),
  );
  return barFigure(meanCaption(topic), groups, amount);
}

function manyKindsFigure(report: Report, topic: Topic, kinds: Names): string {
  const rows = Object.keys(kinds).map((kind) => ({
    label: nameOf(kinds, kind),
    bars: defaultTables(report).flatMap(({ players, topics }, series) =>
      barOf((topics[topic.id] as KindFigures).kinds[kind]?.mean, series, playersText(players)),
    ),
  }));
  return rowFigure(meanCaption(topic), rows, amount);
}

function numberFigures(report: Report, topic: Topic): string {
  const title = say(topic.title);
  const means = byPlayers(report, ({ topics }) => barOf(topics[topic.id]?.mean, 0, title));
  const spreads = defaultTables(report).map(({ players, topics }, series) => {
    const { spread } = topics[topic.id] as NumberFigures;
    return spreadFigure(`${title}, ${playersText(players)}: ${say(WORDS.spread)}`, spread, series);
  });
  return barFigure(meanCaption(topic), means, amount) + spreads.join('');
}

function meanCaption({ title, kinds }: Topic): string {
  return `${say(title)}: ${say(kinds ? WORDS.perGame : WORDS.mean)}`;
}

/** The values of one option side by side, for each number of players that leaves a choice. */
function optionSection(report: Report, { id, label, hint, describe }: OptionSpec): Section {
  const { topics, tables } = report;
  const counts = new Set(tables.flatMap(({ varied, players }) => (varied?.option === id ? [players] : [])));
  const compared = tables.filter(
    ({ varied, players }) => counts.has(players) && (varied === null || varied.option === id),
  );
  const nameIn = ({ options }: TableFigures) => say(describe(options[id] as OptionValue));
  const names = [...new Set(compared.map(nameIn))];
  const groups = (estimate: (played: TableFigures) => Estimate | null | undefined) =>
    [...counts].map((players) => ({
      label: playersText(players),
      bars: compared
        .filter((played) => played.players === players)
        .flatMap((played) => barOf(estimate(played), names.indexOf(nameIn(played)), nameIn(played))),
    }));
  const rates = groups((played) => headline(report, played));
  const figures = topics.map((topic) => {
    const means = groups((played) => played.topics[topic.id]?.mean);
    return barFigure(meanCaption(topic), means, amount);
  });
  const note = hint ? `<p>${escaped(say(hint))}.</p>` : '';
  const rate = barFigure(headlineName(report), rates, percent);
  return { id: `option-${id}`, title: say(label), body: note + rate + figures.join('') };
}

function everyTable(report: Report): Section {
  const { manifest, topics, tables } = report;
  const rows = tables.map((played) => {
    const rate = headline(report, played);
    const means = topics.map(({ id }) => {
      const mean = played.topics[id]?.mean;
      return mean ? amount(mean.value) : '—';
    });
    const shares = [percent(rate.value), interval(rate, percent), countOf(rate)];
    return [String(played.players), defaultsText(manifest, played), ...shares, ...means];
  });
  const heads = [say(WORDS.players), say(WORDS.options), headlineName(report)];
  const more = [WORDS.interval, WORDS.games, ...topics.map(({ title }) => title)].map(say);
  const body = table([...heads, ...more], rows);
  return { id: 'tables', title: say(WORDS.tables), body };
}

type Names = Readonly<Record<string, Text>>;

function byPlayers(report: Report, bars: (played: TableFigures) => readonly Bar[]): readonly BarGroup[] {
  return defaultTables(report).map((played) => ({ label: playersText(played.players), bars: bars(played) }));
}

function barOf(estimate: Estimate | null | undefined, series: number, name: string): readonly Bar[] {
  return estimate ? [{ series, name, estimate }] : [];
}

/** An id stands for itself where the game gives it no name. */
function nameOf(names: Names, id: string): string {
  const name = names[id];
  return name ? say(name) : id;
}

/** The first thing to know of a table: how often it is won together, or by anybody at all. */
function headline({ manifest }: Report, { outcomes: shares }: TableFigures): Share {
  return shares[manifest.cooperative ? 'won' : 'win'] as Share;
}

function headlineName({ manifest }: Report): string {
  return say(manifest.cooperative ? WORDS.won : WORDS.decided);
}
