import { type Decision, type Game, type Knowledge, nextDecision } from '@bridgehead/kernel';
import { blocked, isOnTable, type Point, TABLE } from './ground.ts';
import { type Event, manifest, type Move, rules, type State, walkerOf } from './rules.ts';
import { text } from './text.ts';

const STEP = 5;
/** Straight on first, then more and more to either side. */
const BEARINGS = [0, 2, -2, 3, -3, 4, -4];

function nextStop({ x, y }: Point): Point | undefined {
  const stops = BEARINGS.map((dy) => ({
    x: Math.min(TABLE.width, x + Math.sqrt(STEP * STEP - dy * dy)),
    y: y + dy,
  }));
  return stops.find((to) => isOnTable(to) && !blocked({ x, y }, to));
}

/** A whole turn: step by step past the woods, and a rest. */
function plan(view: State, { seat }: Decision): Move[] {
  const moves: Move[] = [];
  let from = walkerOf(view, seat);
  for (let { left } = view; left >= STEP; left -= STEP) {
    const to = nextStop(from);
    if (!to) break;
    moves.push({ kind: 'walk', to });
    if (to.x === TABLE.width) return moves;
    from = to;
  }
  return [...moves, { kind: 'stop' }];
}

const knowledge: Knowledge<State, Move, State> = {
  glance: (view, decision) => plan(view, decision)[0] as Move,
  candidates: (view, decision) => [plan(view, decision)[0] as Move],
  lines: (view, decision) => [plan(view, decision)],
  explain: (_view, _decision, { kind }) => ({ reason: kind === 'walk' ? 'onward' : 'enough' }),
  wants: () => true,
  foresee(state, seat) {
    for (;;) {
      const decision = nextDecision(rules.pending(state));
      if (!decision) break;
      rules.play(state, decision, plan(state, decision)[0] as Move, { below: () => 0 });
    }
    return walkerOf(state, seat).x / TABLE.width;
  },
};

export const trek: Game<State, Move, Event, State> = {
  manifest,
  load: async () => ({ rules, content: { id: 'trek', hash: 'trek', pack: null }, text, knowledge }),
};
