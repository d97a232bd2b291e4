import type { AnyGame, Seat } from '@bridgehead/kernel';
import { refuse, type RoomChange } from '@bridgehead/wire';
import { agree, type Attendants, expel, proposeStandIn, takeSeatBack } from './absence.ts';
import { mustAnswerFirst } from './proposals.ts';
import { type Actor, type Changed, type Room, seatOf } from './room.ts';
import { arrange, askAgain, freeSeat, putBot, setReady, show, sit, stand } from './waiting-room.ts';

/** Changes that only touch the room; to start, to end and to play again take more than that. */
export type PlainChange = Exclude<RoomChange, { do: 'start' | 'rematch' | 'end' }>;

export interface RoomContext {
  readonly game: AnyGame;
  readonly attendants: Attendants;
  /** How long the log is. */
  readonly seq: number;
  readonly isOverdue: (seat: Seat) => boolean;
  readonly newId: () => string;
}

/** What a change makes of the room, or why it may not be made. */
export function changeRoom(room: Room, actor: Actor, change: PlainChange, context: RoomContext): Changed {
  switch (change.do) {
    case 'sit':
      return whileWaiting(room, () => sit(room, actor, change));
    case 'stand':
      return whileWaiting(room, () => stand(room, actor));
    case 'ready':
      return whileWaiting(room, () => setReady(room, actor, change));
    case 'put-bot':
      return byHost(room, actor, () => putBot(room, context.game, change));
    case 'free':
      return byHost(room, actor, () => freeSeat(room, actor, change, context.newId));
    case 'arrange':
      return byHost(room, actor, () => arrange(room, context.game, change));
    case 'visibility':
      return byHost(room, actor, () => show(room, change, context.newId));
    case 'clock':
      return byHost(room, actor, () => ({ room: askAgain({ ...room, clock: change.clock }) }));
    case 'practice':
      return byHost(room, actor, () => ({ room: askAgain(withPractice(room, change.practice)) }));
    case 'close':
      return byHost(room, actor, () => ({ room: { ...room, phase: 'closed' } }));
    case 'stand-in':
      return bySeated(room, actor, (seat) => {
        if (mustAnswerFirst(room, context.seq, context.attendants, seat))
          return { refusal: refuse('proposal-open') };
        return proposeStandIn(room, context.game, seat, change, context.newId(), context.attendants);
      });
    case 'return':
      return bySeated(room, actor, (seat) => takeSeatBack(room, seat));
    case 'expel':
      return bySeated(room, actor, () =>
        expel(room, context.game, change.seat, context.isOverdue(change.seat)),
      );
    case 'agree':
      return bySeated(room, actor, (seat) => {
        if (room.proposal?.id !== change.proposal) return { refusal: refuse('no-proposal') };
        return agree(room, seat, context.attendants);
      });
    case 'decline':
      return bySeated(room, actor, (seat) => {
        if (room.proposal?.id !== change.proposal) return { refusal: refuse('no-proposal') };
        const { by, asked } = room.proposal;
        if (seat !== by && !asked.includes(seat)) return { refusal: refuse('not-seated') };
        return { room: { ...room, proposal: null } };
      });
  }
}

function withPractice(room: Room, isPractice: boolean): Room {
  const { practice: _, ...serious } = room;
  return isPractice ? { ...serious, practice: true } : serious;
}

function whileWaiting(room: Room, act: () => Changed): Changed {
  return room.phase === 'waiting' ? act() : { refusal: refuse('not-waiting') };
}

function byHost(room: Room, { identity }: Actor, act: () => Changed): Changed {
  return whileWaiting(room, () => (room.host === identity ? act() : { refusal: refuse('not-host') }));
}

function bySeated(room: Room, { identity }: Actor, act: (seat: Seat) => Changed): Changed {
  if (room.phase !== 'playing') return { refusal: refuse('not-playing') };
  const seat = seatOf(room, identity);
  return seat === null ? { refusal: refuse('not-seated') } : act(seat);
}
