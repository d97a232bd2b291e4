// Weighs the gzipped JavaScript of the build: what the home page loads before a game is opened, what a table
// adds, and what playing online adds to both.
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

const LIMITS = { home: 150_000, pobeda: 110_000, blindazh: 110_000, online: 56_000 };
const GAMES = ['pobeda', 'blindazh'];
const dist = new URL(
  `${process.argv[2] ? `file://${process.argv[2]}/` : new URL('../dist/', import.meta.url)}`,
);
const assets = new URL('assets/', dist);

const files = (await readdir(assets)).filter((name) => name.endsWith('.js'));
const sources = new Map(
  await Promise.all(files.map(async (name) => [name, await readFile(new URL(name, assets), 'utf8')])),
);
const weight = (names) => [...names].reduce((sum, name) => sum + gzipSync(sources.get(name) ?? '').length, 0);

/** Static imports only: what the browser must have before the module runs. */
const STATIC = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;
/**
 * Dynamic imports and workers as well: everything a page may come to load. Not Vite's lists of what to fetch ahead, in which
 * every page names what it shares with others: that would weigh the online pages with every table.
 */
const ANY = /["'`](?:\.\/|\/assets\/)([\w.-]+\.js)["'`]/g;

function reach(entries, pattern, stop = () => false) {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name) || !sources.has(name) || stop(name)) return;
    seen.add(name);
    for (const [, next] of sources.get(name).matchAll(pattern)) visit(next);
  };
  entries.forEach(visit);
  return seen;
}

const html = await readFile(new URL('index.html', dist), 'utf8');
const entries = [...html.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)].map(([, name]) => name);
const home = reach(entries, STATIC);
const OTHER_PAGES = /^(NewTablePage|RulesPage|AboutPage|RecordPage|documents|library)-/;
/** Pages about tables on a server, and the parts of the worker that talk to one and check its signature. */
const ONLINE = /^(OnlinePage|OnlineTablePage|AccountPage|MyOnlineTables|session|seal)-/;
const dynamic = [...home].flatMap((name) => [...sources.get(name).matchAll(ANY)].map(([, next]) => next));

/** A game's table stands beside its name in the home page's catalogue; what it plays by leads to its manifest. */
const TABLE = /id:[`"'](\w+)[`"'],title:(?:(?!id:[`"']).)*?import\([`"']\.\/([\w.-]+\.js)/gs;
const LOAD = /async load\([^)]*\)\{[^;]*?Promise\.all\(\[([^\]]*)\]\)/g;
const MANIFEST = /id:[`"'](\w+)[`"'],title:/;
const own = new Map(GAMES.map((game) => [game, new Set()]));
for (const source of sources.values()) {
  for (const [, game, table] of source.matchAll(TABLE)) own.get(game)?.add(table);
  for (const [, imports] of source.matchAll(LOAD)) {
    const parts = [...imports.matchAll(ANY)].map(([, name]) => name);
    const manifest = [...reach(parts, STATIC)].map((name) => MANIFEST.exec(sources.get(name))).find(Boolean);
    for (const part of parts) own.get(manifest?.[1])?.add(part);
  }
}
for (const [game, parts] of own) if (parts.size < 2) throw new Error(`no chunks of ${game} found`);

const games = Object.fromEntries(
  GAMES.map((game) => {
    const isOthers = (name) => GAMES.some((other) => other !== game && own.get(other).has(name));
    const isElsewhere = (name) =>
      home.has(name) || OTHER_PAGES.test(name) || ONLINE.test(name) || isOthers(name);
    return [game, reach(dynamic, ANY, isElsewhere)];
  }),
);
const isKnown = (name) =>
  home.has(name) || OTHER_PAGES.test(name) || GAMES.some((game) => games[game].has(name));
const online = reach(
  files.filter((name) => ONLINE.test(name)),
  ANY,
  isKnown,
);

for (const [label, names] of Object.entries({ home, ...games, online })) {
  const bytes = weight(names);
  const kilobytes = `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`${label}: ${kilobytes} gzipped of ${LIMITS[label] / 1000} kB`);
  if (bytes > LIMITS[label]) {
    console.error(
      `The build is too heavy: ${label} may take ${LIMITS[label] / 1000} kB and takes ${kilobytes}.`,
    );
    process.exitCode = 1;
  }
  if (process.argv.includes('--list'))
    for (const name of names) console.log(`  ${(weight([name]) / 1000).toFixed(1)} ${name}`);
}
