import { type BoardSize, type Event, laneOf, rowOf } from '../../rules/index.ts';

/** What decided a game: what stopped most of the enemy, where most was lost, or how far the trench had come. */
export type Decisive =
  | { readonly kind: 'flag' | 'attack' | 'grenade' | 'traps'; readonly count: number }
  | { readonly kind: 'lane'; readonly lane: number; readonly lost: number }
  | { readonly kind: 'reach'; readonly row: number; readonly length: number };

export function decisiveIn(board: BoardSize, story: readonly Event[], ending: string): Decisive {
  if (ending === 'overrun') return worstLane(board, story);
  return ending === 'noFlag' ? furthest(board, story) : bestMeans(story);
}

function bestMeans(story: readonly Event[]): Decisive {
  const counts = { flag: 0, attack: 0, grenade: 0, traps: 0 };
  for (const event of story) {
    if (event.kind !== 'enemyLost') continue;
    const { cause } = event;
    if (cause === 'mines' || cause === 'hedgehogs') counts.traps++;
    else if (cause === 'flag' || cause === 'attack' || cause === 'grenade') counts[cause]++;
  }
  const kinds = Object.keys(counts) as (keyof typeof counts)[];
  const kind = kinds.reduce((best, next) => (counts[next] > counts[best] ? next : best));
  return { kind, count: counts[kind] };
}

function worstLane(board: BoardSize, story: readonly Event[]): Decisive {
  const losses = Array.from({ length: board.lanes }, () => 0);
  let before = 0;
  for (const event of story) {
    if (event.kind !== 'penalty') continue;
    const lane = laneOf(board, event.cell);
    // The point that reaches the limit ends the count, whatever the shield.
    losses[lane] = (losses[lane] ?? 0) + event.total - before;
    before = event.total;
  }
  const lost = Math.max(...losses);
  return { kind: 'lane', lane: losses.indexOf(lost) + 1, lost };
}

function furthest(board: BoardSize, story: readonly Event[]): Decisive {
  const rows = story.map((event) => (event.kind === 'dug' ? rowOf(board, event.to) + 1 : 1));
  return { kind: 'reach', row: Math.max(1, ...rows), length: board.length };
}
