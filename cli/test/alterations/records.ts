import { admit, findGame } from '@bridgehead/catalogue';
import {
  type Agreement,
  type AnyGame,
  askedFor,
  chanceFrom,
  type Decision,
  type GameRecord,
  humansOf,
  lapseOf,
  pick,
  type SeatLabel,
  seedFromText,
  sidesOf,
  type Sfc32,
  Table,
  writeHeader,
} from '@bridgehead/kernel';
import { games } from '@bridgehead/kernel/test-games';
import { Notary } from '@bridgehead/server/testkit';

for (const game of games) admit(game);

/** A record as it was made, the game it is of, and, where a server has sealed it, that server. */
export interface Original {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly server: Notary | null;
}

interface Kind {
  readonly game: string;
  readonly seats: readonly SeatLabel['kind'][];
  readonly options?: Readonly<Record<string, unknown>>;
  /** After so many entries people agree to end it. */
  readonly agreed?: { readonly after: number; readonly end: Agreement['end'] };
}

const SIX = ['human', 'human', 'human', 'bot', 'human', 'human'] as const;

/**
 * Three teams of two, because only there somebody votes (POB-9.3); a game of findings, of which the house has none, and one
 * where time runs out for everybody.
 */
const KINDS: readonly Kind[] = [
  { game: 'pobeda', seats: ['human', 'human'] },
  { game: 'pobeda', seats: ['human', 'bot'], options: { edition: 'classic' } },
  { game: 'pobeda', seats: ['human', 'human', 'human', 'bot'], options: { teams: '2+2' } },
  { game: 'pobeda', seats: SIX, options: { teams: '2+2+2', strictDraw: true } },
  { game: 'pobeda', seats: SIX, options: { teams: '2+2+2', edition: 'classic' } },
  { game: 'pobeda', seats: ['human', 'human'], agreed: { after: 12, end: 'draw' } },
  { game: 'pobeda', seats: ['human', 'bot'], agreed: { after: 9, end: 'resigned' } },
  { game: 'blindazh', seats: ['human'] },
  { game: 'blindazh', seats: ['human', 'human'], options: { difficulty: 'recruit' } },
  { game: 'blindazh', seats: ['human', 'bot', 'human'] },
  { game: 'blindazh', seats: ['human', 'human', 'human', 'bot'] },
  { game: 'blindazh', seats: ['human', 'human'] },
  { game: 'rubezh', seats: ['human', 'bot', 'human'] },
  { game: 'bronepekhota', seats: ['human', 'human'], options: { mission: 'capture', tours: 6 } },
  { game: 'mortar', seats: ['human', 'human'] },
  { game: 'ambush', seats: ['human', 'bot', 'human', 'human'] },
];

const NAMES = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дина', 'Егор'];
const TAKEN_BACK_EVERY = 30;
const LAPSED_EVERY = 3;

/** Every kind once at a table of its own, and once at a server's, which has sealed it. */
export async function makeRecords(seed: string): Promise<Original[]> {
  const server = new Notary();
  const originals: Original[] = [];
  for (const [index, kind] of [...KINDS, ...KINDS].entries()) {
    const game = (await findGame(kind.game)?.load()) as AnyGame;
    const record = playOut(game, kind, `${seed} ${index}`);
    const isOnline = index >= KINDS.length;
    originals.push({
      game,
      record: isOnline ? await server.seal(record, `table-${index}`) : record,
      server: isOnline ? server : null,
    });
  }
  return originals;
}

function playOut(
  { rules, content }: AnyGame,
  { seats: kinds, options = {}, agreed }: Kind,
  words: string,
): GameRecord {
  const seed = seedFromText(words);
  const luck = chanceFrom(seedFromText(`${words}: the players`));
  const seats = kinds.map((kind, seat) => ({
    kind,
    name: NAMES[seat] ?? '',
    ...(kind === 'bot' && { bot: 'quick' }),
  }));
  // Whoever plays alone takes back for practice only.
  const written = writeHeader(rules.manifest, content, { options, seats, seed, practice: true });
  if ('refusal' in written) throw new Error(`no such table: ${JSON.stringify(written.refusal)}`);
  const table = Table.open(rules, written.header, chanceFrom(seed));
  const sides = sidesOf(rules.manifest, written.header);
  for (;;) {
    if (agreed && table.seq >= agreed.after) {
      const { end } = agreed;
      table.agree({ end, by: askedFor(sides, written.header, end, 0) });
      return table.record(seed);
    }
    const pending = rules.pending(table.state);
    if (pending.length === 0) return table.record(seed);
    const decision = anyOf(pending, luck);
    const move = rules.randomMove(table.state, decision, luck);
    const lapsed = luck.below(LAPSED_EVERY) === 0 ? lapseOf(decision) : null;
    const progress = table.answer(lapsed ?? { seat: decision.seat, decision: decision.id, move });
    if ('refusal' in progress) throw new Error(`a legal move was refused: ${progress.refusal.reason}`);
    if (luck.below(TAKEN_BACK_EVERY) === 0) takeBack(table, luck);
  }
}

/** Opportunities, such as claims, are taken now and then, so that the game still gets on. */
function anyOf(pending: readonly Decision[], luck: Sfc32): Decision {
  const musts = pending.filter(({ must }) => must);
  return musts.length > 0 && luck.below(4) > 0 ? pick(musts, luck) : pick(pending, luck);
}

function takeBack(table: Table<unknown, unknown, unknown, unknown>, luck: Sfc32): void {
  const humans = humansOf(table.header);
  const keep = Math.max(0, table.line.length - 1 - luck.below(2));
  if (!table.outcome) table.undo(pick(humans, luck), keep, humans);
}
