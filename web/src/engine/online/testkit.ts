import {
  listMoves,
  type AnyGame,
  beginGame,
  chanceFrom,
  type Decision,
  heardBy,
  type SeatLabel,
  seedFromText,
  Table,
  type ToldStep,
  type Viewer,
} from '@bridgehead/kernel';
import { pobeda } from '@bridgehead/pobeda';
import type { ClientMessage, PlayView, RoomView, ServerMessage } from '@bridgehead/wire';
import type { OnlineState } from '../../carrier/online.ts';
import type { Snapshot } from '../../carrier/snapshot.ts';
import { ServerTable } from './server-table.ts';
import type { LinkListener } from './socket.ts';

const seed = seedFromText('server table');
const seats: SeatLabel[] = [
  { kind: 'human', name: 'Anna' },
  { kind: 'human', name: 'Boris' },
];
export const game = (await pobeda.load()) as unknown as AnyGame;

export const room: RoomView = {
  table: 't',
  version: 1,
  game: 'pobeda',
  phase: 'playing',
  visibility: 'link',
  options: {},
  clock: { kind: 'none' },
  contentHash: '',
  seats: seats.map(({ name }) => ({ kind: 'human', name, ready: true, present: true })),
  you: 0,
  host: true,
  proposal: null,
  watchers: 0,
  unheardBy: [],
  rematch: null,
};

/** A real game on the other end of a line that the test cuts and mends. */
export function sitDown(viewer: Viewer = 0) {
  const begun = beginGame(game, { options: { edition: '2019', teams: '1+1' }, seats, seed });
  if ('refusal' in begun) throw new Error(begun.refusal.reason);
  const { header } = begun;
  const real = Table.open(game.rules, header, chanceFrom(seed));
  const steps: ToldStep[] = [];
  const sent: ClientMessage[] = [];
  let listener: LinkListener | undefined;
  let shown: Snapshot | undefined;
  let online: OnlineState | undefined;
  const broken: unknown[] = [];

  const table = new ServerTable(
    't',
    undefined,
    {
      online: (state) => {
        online = state;
      },
      begun: ({ snapshot }) => {
        shown = snapshot;
      },
      snapshot: (snapshot) => {
        shown = snapshot;
      },
      broken: (error) => broken.push(error),
    },
    {
      connect: (heard) => {
        listener = heard;
        return { send: (message) => sent.push(message), wake: () => {}, rest: () => {}, close: () => {} };
      },
      loadGame: async () => game,
      fetchRecord: async () => ({ record: real.record(seed), whys: [] }),
      now: () => 0,
    },
  );

  const standing = () => ({
    pending: game.rules.pending(real.state),
    outcome: real.outcome,
  });
  const play = (from: number): PlayView => ({
    ...standing(),
    clock: null,
    header,
    viewer,
    seq: steps.length,
    view: real.view(viewer),
    from,
    lineBefore: from,
    steps: steps.slice(from),
    ...(from === 0 && { opening: heardBy(real.opening, viewer) }),
  });
  const tell = async (message: ServerMessage) => {
    listener?.heard(message);
    for (let i = 0; i < 20; i++) await Promise.resolve();
  };
  /** The real game moves on by itself; the message that would tell of it. */
  const advance = (): ServerMessage => {
    const decision = game.rules.pending(real.state).find(({ must }) => must) as Decision;
    const [move] = listMoves(game.rules, real.state, decision);
    const progress = real.answer({ seat: decision.seat, decision: decision.id, move });
    if ('refusal' in progress) throw new Error(progress.refusal.reason);
    const step = { seq: steps.length + 1, seat: decision.seat, events: heardBy(progress.events, viewer) };
    steps.push(step);
    const changed = real.view(viewer) as Record<string, unknown>;
    return { kind: 'step', step, changed, stands: { ...standing() } };
  };
  const open = (): string => {
    listener?.opened();
    return sent.at(-1)?.id ?? '';
  };
  /** The newest steps after `from`; without it those that the page does not know. */
  const connect = async (from?: number) => {
    const re = open();
    const opening = sent.at(-1);
    if (opening?.kind !== 'open') throw new Error('the first message must open the table');
    const view = { ...room, you: viewer === 'spectator' ? null : viewer };
    await tell({ kind: 'table', re, room: view, play: play(from ?? opening.since ?? 0), chat: [] });
    return opening;
  };
  return {
    table,
    real,
    sent,
    broken,
    tell,
    advance,
    play,
    open,
    connect,
    cut: () => listener?.closed(),
    cutOff: () => listener?.cutOff(),
    shown: () => shown as Snapshot,
    online: () => online as OnlineState,
  };
}
