import { type Chance, type Decision, type Emit, type Seat, shuffle } from '@bridgehead/kernel';
import { type Card, removeCard } from './cards.ts';
import { settle } from './ending.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { PobedaRefusal } from './refusals.ts';
import { type Breach, colourOf, handOf, seatsOf, type State } from './state.ts';
import { type Colour, teamSizes } from './teams.ts';

/** POB-9: a claim that a team talked, its judgement by people, and the card each member gives back. */

/** Kept once made, by seat and round: at a team table everybody is asked after every move. */
const claims: Decision[][] = [];

function claimDecision(round: number, seat: Seat): Decision {
  claims[seat] ??= [];
  const asked = claims[seat];
  asked[round] ??= { id: `claim:${round}:${seat}`, kind: 'claim', seat, must: false };
  return asked[round];
}

/** Only people hear a table talk, so only they are asked whether to claim. */
export function claimDecisions(state: State): Decision[] {
  return state.humans
    .filter((seat) => state.supply.some((_, colour) => !refuseClaim(state, seat, colour)))
    .map((seat) => claimDecision(state.round, seat));
}

export function accusable(state: State, seat: Seat): Colour[] {
  return state.supply.flatMap((_, colour) => (refuseClaim(state, seat, colour) ? [] : [colour]));
}

export function refuseClaim(state: State, seat: Seat, colour: Colour): PobedaRefusal | null {
  const clause = 'POB-9.3';
  const own = colourOf(state, seat);
  if (colour === own) return { clause, reason: 'own-team' };
  if ((teamSizes(state.options.teams)[colour] ?? 0) < 2)
    return { clause: 'POB-9.1', reason: 'no-team-mates' };
  if (state.claimedIn[seat] === state.round) return { clause, reason: 'claimed-already' };
  // Those who are accused may plead, those of the third team vote.
  const hasJudges = state.humans.some((human) => colourOf(state, human) !== own);
  return hasJudges ? null : { clause, reason: 'nobody-to-judge' };
}

export function breachDecisions(state: State, breach: Breach): Decision[] {
  const ask = (kind: string) => (seat: Seat) => ({
    id: `${kind}:${state.round}:${breach.claimant}:${seat}`,
    kind,
    seat,
    must: true,
  });
  if (breach.stage === 'paying') return debtors(state, breach).map(ask('give'));
  const silent = (seat: Seat) => breach.verdicts[seat] === null;
  return [
    ...humansOf(state, breach.accused).filter(silent).map(ask('plead')),
    ...thirdTeam(state, breach.claimant, breach.accused).filter(silent).map(ask('vote')),
  ];
}

export function openClaim(state: State, seat: Seat, accused: Colour, emit?: Emit<Event>): void {
  state.claimedIn[seat] = state.round;
  const unanswered = () => state.colours.map(() => null);
  state.breach = { claimant: seat, accused, stage: 'judging', verdicts: unanswered(), given: unanswered() };
  emit?.({ kind: 'claimed', seat, accused });
}

type Verdict = Extract<Move, { kind: 'plead' | 'vote' }>;

export function giveVerdict(
  state: State,
  breach: Breach,
  seat: Seat,
  move: Verdict,
  emit?: Emit<Event>,
): void {
  breach.verdicts[seat] = move.guilty;
  emit?.({ kind: move.kind === 'plead' ? 'pleaded' : 'voted', seat, guilty: move.guilty });
  const upheld = judgement(state, breach);
  if (upheld === null) return;
  emit?.({ kind: upheld ? 'claimUpheld' : 'claimRejected', accused: breach.accused });
  if (upheld && debtors(state, breach).length > 0) breach.stage = 'paying';
  else state.breach = null;
}

/** POB-9.3: an admission, or more than half of the third team's people; null while it can still go either way. */
function judgement(state: State, { claimant, accused, verdicts }: Breach): boolean | null {
  const pleas = humansOf(state, accused).map((seat) => verdicts[seat]);
  const votes = thirdTeam(state, claimant, accused).map((seat) => verdicts[seat]);
  const count = (answers: typeof votes, answer: boolean | null) => answers.filter((a) => a === answer).length;
  const agreed = count(votes, true);
  if (pleas.includes(true) || agreed * 2 > votes.length) return true;
  const mayYetPass = (agreed + count(votes, null)) * 2 > votes.length;
  return pleas.includes(null) || mayYetPass ? null : false;
}

/** POB-9.2: everyone in the team who holds a card gives one back; then they go into the deck together. */
export function giveBack(
  state: State,
  breach: Breach,
  seat: Seat,
  card: Card,
  chance: Chance,
  emit?: Emit<Event>,
): void {
  removeCard(handOf(state, seat), card);
  breach.given[seat] = card;
  emit?.({ kind: 'gave', seat });
  if (debtors(state, breach).length > 0) return;
  const cards = breach.given.filter((given) => given !== null);
  state.deck.push(...cards);
  shuffle(state.deck, chance);
  state.breach = null;
  emit?.({ kind: 'penaltyPaid', accused: breach.accused, cards: cards.length });
  settle(state, emit);
}

/** Whoever still has to give a card back. */
function debtors(state: State, { accused, given }: Breach): Seat[] {
  return seatsOf(state, accused).filter((seat) => given[seat] === null && handOf(state, seat).length > 0);
}

function humansOf(state: State, colour: Colour): Seat[] {
  return state.humans.filter((seat) => colourOf(state, seat) === colour);
}

/** The people of the team that neither claims nor is accused. */
function thirdTeam(state: State, claimant: Seat, accused: Colour): Seat[] {
  const claiming = colourOf(state, claimant);
  return state.humans.filter((seat) => {
    const colour = colourOf(state, seat);
    return colour !== accused && colour !== claiming;
  });
}
