import type { Decision } from '@bridgehead/kernel';
import type { TableProps } from '@bridgehead/kit';
import { usePicked } from '@bridgehead/kit/table';
import { useMemo } from 'react';
import type { Question, Share } from '../rules/agenda.ts';
import type { Event } from '../rules/events.ts';
import { unitOf } from '../rules/ground.ts';
import type { Move } from '../rules/moves.ts';
import type { Enemy, Point, SkillCard, Unit } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { choiceOf, type Offer, type Offers, offersOf } from './legal.ts';
import type { Pack } from '../content/pack.ts';
import { firstOf } from './first.ts';
import type { Draft } from './odds.ts';
import { answersIn, goalOf, NONE, NOTHING, type Picked, pickedUp, startOf, toggled } from './picked.ts';
import { useDraft } from './use-draft.ts';

export interface Turn {
  readonly offers: Offers;
  /** What the viewer is asked first; undefined while others decide or something is told. */
  readonly decision: Decision | undefined;
  /** The same, but of several units to be posted the one that is picked. */
  readonly asked: Decision | undefined;
  /** The question behind a choice. */
  readonly question: Question | undefined;
  readonly unit: Unit | null;
  readonly card: SkillCard | null;
  readonly picks: readonly number[];
  /** The division of attackers that is asked for, as it would be settled now. */
  readonly draft: Draft | undefined;
  /** What would be chosen if it were confirmed now. */
  readonly choice: Offer | undefined;
  readonly points: ReadonlySet<Point>;
  /** Where one is advised to send the unit that is picked up. */
  readonly advised: Point | null;
  readonly units: ReadonlySet<Unit>;
  readonly enemies: ReadonlySet<Enemy>;
  /** Cards in hand that the question is about. */
  readonly cards: ReadonlySet<SkillCard>;
  readonly pressPoint: (point: Point) => void;
  readonly pressUnit: (unit: Unit) => void;
  readonly pressEnemy: (enemy: Enemy) => void;
  readonly pickCard: (card: SkillCard) => void;
  /** Plays or reacts with the card; where it is not legal the frame says why not. */
  readonly useCard: (card: SkillCard) => void;
  readonly send: (unit: Unit, point: Point) => void;
  /** The last pick that there is room for is the answer; an order is confirmed. */
  readonly toggle: (pick: number) => void;
  readonly setPicks: (picks: readonly number[]) => void;
  /** Without a share it is begun anew. */
  readonly divide: (share: Share | null) => void;
  readonly take: (offer: Offer) => void;
  readonly cancel: () => void;
}

export function useTurn(props: TableProps<View, Move, Event, Pack>): Turn {
  const { view, legal, pending, viewer, proposed, answer } = props;
  const { picked, pick } = usePicked<Picked, Point, Move>(viewer, NOTHING, proposed, (move) => ({
    picked: pickedUp(move),
  }));
  const offers = useMemo(() => offersOf(legal), [legal]);
  const isAsked = legal.length > 0 || pending.some(({ seat, composed }) => seat === viewer && composed);
  const decision = isAsked ? firstOf(pending, viewer) : undefined;
  const top = view.agenda.at(-1);
  const question = decision?.kind === 'choose' && top?.task === 'question' ? top : undefined;
  const isAnswering = picked.of === decision?.id || picked.of === 'advice';
  const picks = isAnswering ? picked.picks : startOf(question);
  const draft = useDraft(props, decision, isAnswering ? picked.share : null);
  const choice = question && choiceOf(decision, question, picks);
  const { card } = picked;
  const unit = picked.unit ?? (card === null ? firstToPost(decision, offers) : unitOf(card));

  const take = (offer: Offer) => {
    pick(NOTHING);
    answer(offer.decision, offer.move);
  };
  const setPicks = (next: readonly number[]) => pick({ ...NOTHING, picks: next, of: decision?.id ?? '' });
  const toggle = (one: number) => {
    if (!question) return;
    const next = toggled(question, picks, one);
    const isFull = question.about !== 'order' && next.length === question.most;
    const full = isFull && choiceOf(decision, question, next);
    if (full) take(full);
    else setPicks(next);
  };
  const send = (sent: Unit, point: Point) => {
    const offer = offers.ways.get(sent)?.get(point);
    if (offer) take(offer);
    else if (decision?.kind === 'act') answer(decision, { kind: 'go', unit: sent, to: point });
  };
  const ways = card === null && unit !== null ? offers.ways.get(unit) : undefined;
  const points = answersIn(question, 'point', 'destination') ?? new Set(ways?.keys());
  const units = answersIn(question, 'unit') ?? new Set([...offers.ways.keys(), ...offers.takes.keys()]);
  const enemies = answersIn(question, 'enemy', 'enemies') ?? NONE;
  const cards = answersIn(question, 'discard') ?? NONE;

  return {
    offers,
    decision,
    asked: decision?.kind === 'post' ? [...(ways?.values() ?? [])][0]?.decision : decision,
    question,
    unit,
    card,
    picks,
    draft,
    choice,
    points,
    advised: points.size === 0 ? null : goalOf(proposed?.move),
    units,
    enemies,
    cards,
    pressPoint(point) {
      if (question) {
        if (points.has(point)) toggle(point);
      } else if (unit !== null && card === null) send(unit, point);
    },
    pressUnit(next) {
      if (question) {
        if (units.has(next)) toggle(next);
      } else pick({ ...NOTHING, unit: next === unit && card === null ? null : next });
    },
    pressEnemy: (enemy) => enemies.has(enemy) && toggle(enemy),
    pickCard(next) {
      if (question) {
        if (cards.has(next)) toggle(next);
      } else pick({ ...NOTHING, unit: unitOf(next), card: next === card ? null : next });
    },
    useCard(used) {
      const offer = offers.reacts.get(used) ?? offers.plays.get(used);
      if (offer) take(offer);
      else if (decision?.kind === 'act') answer(decision, { kind: 'play', card: used });
    },
    send,
    toggle,
    setPicks,
    divide: (share) => pick({ ...NOTHING, share, of: decision?.id ?? '' }),
    take,
    cancel: () => pick(NOTHING),
  };
}

/** Units are posted in turn, if nobody says otherwise. */
function firstToPost(decision: Decision | undefined, { ways }: Offers): Unit | null {
  return decision?.kind === 'post' ? ([...ways.keys()][0] ?? null) : null;
}
