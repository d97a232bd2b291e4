// Weighs the JavaScript of the build, gzipped as the server sends it: what the home page loads before a game is opened, what the table of each
// game adds, what a game shows later, and what playing online adds to both.
import { readdir, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMITS = { home: 120_000, game: 165_000, later: 120_000, online: 60_000 };
/** One measures, looks and walks, and so do its bots; the other has 164 cards that say what they do. */
const LARGER = { bronepekhota: 241_000, rubezh: 172_000 };
const dist = new URL(
  `${process.argv[2] ? `file://${process.argv[2]}/` : new URL('../dist/', import.meta.url)}`,
);

const files = (await readdir(new URL('assets/', dist), { recursive: true }))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `assets/${name.replaceAll('\\', '/')}`);
const sources = new Map(
  await Promise.all(files.map(async (name) => [name, await readFile(new URL(name, dist), 'utf8')])),
);
const weight = (names) =>
  [...names].reduce((sum, name) => sum + gzipSync(sources.get(name) ?? '', { level: 9 }).length, 0);

/** Static imports only: what the browser must have before the module runs. */
const STATIC = /(?:from|import)\s*["'](\.{1,2}\/[\w./-]+\.js)["']/g;
/**
 * Dynamic imports and workers as well: everything a page may come to load. Not Vite's lists of what to fetch ahead, in which
 * every page names what it shares with others: that would weigh the online pages with every table.
 */
const ANY = /["'`]((?:\.{1,2}\/|\/assets\/)[\w./-]+\.js)["'`]/g;

function importsOf(name, pattern) {
  return [...sources.get(name).matchAll(pattern)].map(([, path]) =>
    path.startsWith('.') ? posix.join(posix.dirname(name), path) : path.replace(/^\//, ''),
  );
}

function reach(entries, pattern, stop = () => false) {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name) || !sources.has(name) || stop(name)) return;
    seen.add(name);
    importsOf(name, pattern).forEach(visit);
  };
  entries.forEach(visit);
  return seen;
}

const html = await readFile(new URL('index.html', dist), 'utf8');
const entries = [...html.matchAll(/(?:src|href)="\/(assets\/[\w./-]+\.js)"/g)].map(([, name]) => name);
const home = reach(entries, STATIC);
/** And what a table loads only when somebody asks for it. */
const OTHER_PAGES =
  /\/(EndGame|LocalEnd|MyTables|Waiting|useDeletion|NewTablePage|RulesPage|AboutPage|RecordPage|documents|import|library)-/;
/** Pages about tables on a server, and the parts of the worker that talk to one and check its signature. */
const ONLINE = /\/(OnlinePage|OnlineTablePage|AccountPage|MyOnlineTables|session|seal)-/;
/** What a table can be played without: the rulebook, maps, drawings, the legend, why something cannot be done, where a grenade may fall, and what is told after the game. */
const LATER =
  /^assets\/(?:(?:AfterGame|ResultDock|Result)-|[^/]+\/(?:scenes\/|(?:rulebook|diagrams|ArmyPage|DayMap|Info|WhyNot|Grenade|Aftermath|Chronicle|ending)-))/;
const dynamic = [...home].flatMap((name) => importsOf(name, ANY));

/** What only one game needs lies in a folder of its own: see game-folders.ts. */
const gameOf = (name) => /^assets\/([^/]+)\//.exec(name)?.[1];
const ids = [...new Set(files.flatMap((name) => gameOf(name) ?? []))];
if (ids.length === 0 || home.size === 0) throw new Error('the build has no home page or no games');
const inHome = [...home].find(gameOf);
if (inHome) throw new Error(`the home page loads ${inHome}, which is a game's own`);

const games = Object.fromEntries(
  ids.map((game) => {
    const isElsewhere = (name) =>
      home.has(name) || OTHER_PAGES.test(name) || ONLINE.test(name) || (gameOf(name) ?? game) !== game;
    const own = reach(dynamic, ANY, (name) => isElsewhere(name) || LATER.test(name));
    if ([...own].filter(gameOf).length < 2) throw new Error(`no table and rules of ${game} found`);
    const seen = files.filter((name) => (gameOf(name) ?? game) === game && LATER.test(name));
    const later = reach(seen, ANY, (name) => isElsewhere(name) || own.has(name));
    return [game, { own, later }];
  }),
);
const isKnown = (name) =>
  home.has(name) ||
  OTHER_PAGES.test(name) ||
  ids.some((game) => games[game].own.has(name) || games[game].later.has(name));
const online = reach(
  files.filter((name) => ONLINE.test(name)),
  ANY,
  isKnown,
);

/** What is not kept by the service worker is not there without a network. */
const kept = await readFile(new URL('sw.js', dist), 'utf8');
const forgotten = [...home, ...online].filter((name) => !gameOf(name) && !kept.includes(name));
if (forgotten.length > 0) {
  console.error(`The service worker does not keep ${forgotten.join(', ')}.`);
  process.exitCode = 1;
}

const weighed = [
  { label: 'home', limit: LIMITS.home, names: home },
  ...ids.map((game) => ({ label: game, limit: LARGER[game] ?? LIMITS.game, names: games[game].own })),
  ...ids.map((game) => ({ label: `${game}, later`, limit: LIMITS.later, names: games[game].later })),
  { label: 'online', limit: LIMITS.online, names: online },
];
for (const { label, limit, names } of weighed) {
  const bytes = weight(names);
  const kilobytes = `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`${label}: ${kilobytes} gzipped of ${limit / 1000} kB`);
  if (bytes > limit) {
    console.error(`The build is too heavy: ${label} may take ${limit / 1000} kB and takes ${kilobytes}.`);
    process.exitCode = 1;
  }
  if (process.argv.includes('--list'))
    for (const name of names) console.log(`  ${(weight([name]) / 1000).toFixed(1)} ${name}`);
}
