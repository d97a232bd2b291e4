import type { Profiler } from 'node:inspector';
import { Session } from 'node:inspector/promises';

/** The parts of a move, each with the calls it begins with: function and file, or all of a file. */
const PARTS = {
  parse: [/ws\/lib\/receiver/, /sockets\/read-message/],
  judge: [/^judge .*kernel/],
  play: [/^(step|play|clone\w*|pending) .*(kernel|rules)/, /rules\/(turn|ending|drawing)\./],
  observe: [/^observe /],
  changes: [/wire\/src\/changes/, /tables\/told/],
  write: [/storage\/append-queue/, /pg(-\w+)?\/(lib|dist|index)/],
  send: [/sockets\/(outgoing|frame)/, /^send .*sockets\/connection/],
  collect: [/^\(garbage collector\)/],
} as const satisfies Record<string, readonly RegExp[]>;

export type Part = keyof typeof PARTS | 'rest';

export type Shares = Readonly<Record<Part, number>>;

/** Watches this process until it is told to stop, and says which share of its busy time went to which part. */
export async function watchParts(): Promise<() => Promise<Shares>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  return async () => {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    return shares(profile);
  };
}

function shares({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Shares {
  const partOf = partsOfCalls(nodes);
  const micros = new Map<Part, number>();
  let busy = 0;
  for (const [index, id] of samples.entries()) {
    const part = partOf.get(id);
    if (!part) continue;
    const spent = timeDeltas[index] ?? 0;
    busy += spent;
    micros.set(part, (micros.get(part) ?? 0) + spent);
  }
  if (busy === 0) throw new Error('the profile is empty: the figures are worth nothing');
  const share = (part: Part) => Math.round(((micros.get(part) ?? 0) / busy) * 1000) / 10;
  const parts = [...Object.keys(PARTS), 'rest'] as Part[];
  return Object.fromEntries(parts.map((part) => [part, share(part)])) as Shares;
}

/** A process that waits, and what it takes to watch one. */
const NOT_WORK = new Set(['(idle)', 'watchParts']);

/** A call belongs to its own part, else to its caller's. */
function partsOfCalls(nodes: readonly Profiler.ProfileNode[]): Map<number, Part> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parts = new Map<number, Part>();
  const visit = (id: number, callers: Part): void => {
    const { callFrame, children = [] } = byId.get(id) as Profiler.ProfileNode;
    if (NOT_WORK.has(callFrame.functionName)) return;
    const own = partNamed(`${callFrame.functionName} ${callFrame.url}`) ?? callers;
    parts.set(id, own);
    for (const child of children) visit(child, own);
  };
  if (nodes[0]) visit(nodes[0].id, 'rest');
  return parts;
}

function partNamed(call: string): Part | undefined {
  for (const [part, beginnings] of Object.entries(PARTS)) {
    if (beginnings.some((beginning) => beginning.test(call))) return part as Part;
  }
  return undefined;
}
