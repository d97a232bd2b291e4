import type { Seat } from '@bridgehead/kernel';
import type { Proposal } from '@bridgehead/wire';
import { type Attendants, isAnswered } from './absence.ts';
import type { Room } from './room.ts';

type Presence = Pick<Attendants, 'isPresent'>;

/** What still waits for answers: nothing about a moment that has passed, and no bot for a player who is back. */
export function openProposal({ proposal, seats }: Room, seq: number, presence: Presence): Proposal | null {
  if (!proposal || isAnswered(proposal, seats, presence)) return null;
  return proposal.what.kind === 'take-back' && proposal.what.seq !== seq ? null : proposal;
}

/** Whoever is asked something answers before asking; what a seat has no say in does not stand in its way. */
export function mustAnswerFirst(room: Room, seq: number, presence: Presence, by: Seat): boolean {
  return openProposal(room, seq, presence)?.asked.includes(by) ?? false;
}
