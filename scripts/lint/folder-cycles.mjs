import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from '../run.mjs';

/** Where a package keeps what it is made of: its folders may depend on each other one way only. */
const PARTS = [
  'kernel/src',
  'geometry/src',
  'kit/src',
  'wire/src',
  'bots/src',
  'server/src',
  'web/src',
  'cli/src',
  'games/*',
];

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** @typedef {Map<string, Map<string, string>>} Graph  folder → folder it imports from → a file that does so */

function partsOf(pattern) {
  const [base, star] = pattern.split('/*');
  if (star === undefined) return [base];
  return readdirSync(join(root, base), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${base}/${name}`);
}

/** The folder right below the part; a file that lies in the part itself stands for itself. */
function folderOf(part, file) {
  const [first] = relative(part, file).split(sep);
  return `${part}/${first}`;
}

function importsOf(text) {
  return [...text.matchAll(IMPORT)].map(([, path]) => path);
}

function graphOf(part) {
  /** @type {Graph} */
  const graph = new Map();
  const files = readdirSync(join(root, part), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.test\.|(^|[/\\])test[/\\]/.test(file))
    .map((file) => join(part, file));
  for (const file of files) {
    const from = folderOf(part, file);
    if (!graph.has(from)) graph.set(from, new Map());
    for (const path of importsOf(readFileSync(join(root, file), 'utf8'))) {
      const to = folderOf(part, join(dirname(file), path));
      if (to !== from && !graph.get(from).has(to)) graph.get(from).set(to, file);
    }
  }
  return graph;
}

/** The shortest way from a folder back to itself, as folders; null where there is none. */
function cycleThrough(graph, start) {
  const cameFrom = new Map();
  const queue = [start];
  for (const folder of queue) {
    for (const next of graph.get(folder)?.keys() ?? []) {
      if (next === start) {
        const way = [folder];
        while (way[0] !== start) way.unshift(cameFrom.get(way[0]));
        return [...way, start];
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, folder);
      queue.push(next);
    }
  }
  return null;
}

/** The circles of a graph, each told once with an import that closes it. A circle of single files is another rule's. */
function circlesOf(graph) {
  const circles = [];
  const told = new Set();
  for (const folder of graph.keys()) {
    const cycle = cycleThrough(graph, folder);
    if (!cycle || told.has(folder) || cycle.every((one) => one.endsWith('.ts'))) continue;
    for (const one of cycle) told.add(one);
    const steps = cycle
      .slice(1)
      .map((to, index) => `  ${cycle[index]} → ${to} (${graph.get(cycle[index]).get(to)})`);
    circles.push(['Folders depend on each other in a circle:', ...steps].join('\n'));
  }
  return circles;
}

const circles = PARTS.flatMap(partsOf).flatMap((part) => {
  const graph = graphOf(part);
  if (graph.size === 0) throw new Error(`nothing to check in ${part}`);
  return circlesOf(graph);
});
for (const circle of circles) console.error(circle);
process.exitCode = circles.length === 0 ? 0 : 1;
