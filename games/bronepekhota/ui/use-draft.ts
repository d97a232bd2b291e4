import { useMemo } from 'react';
import type { Reach, WayThere } from '../rules/inquire/answers.ts';
import type { Outlook } from '../rules/inquire/targets.ts';
import type { Bout } from '../rules/hand-to-hand.ts';
import type { Distribution } from '../rules/odds.ts';
import type { Move } from '../rules/moves.ts';
import type { BronepekhotaRefusal } from '../rules/refusals.ts';
import type { PieceId } from '../rules/state.ts';
import { type Ask, useAsked } from './ask/use-asked.ts';
import { moveOf, reachQuestion, wayQuestion } from './plan.ts';
import type { Scene } from './scene.ts';
import type { Turn } from './use-turn.ts';

type Or<Answer> = Answer | BronepekhotaRefusal | null;

export interface FightOutlook extends Bout {
  readonly damage: Distribution;
  readonly wins: number;
  readonly destroys: number;
}

/** A plan with what the rules say of it: how far one gets, what it costs, how it may end. */
export interface Draft {
  readonly reach: Reach | null;
  readonly way: WayThere | null;
  /** By target; empty while nothing is to be fired. */
  readonly outlooks: ReadonlyMap<PieceId, Outlook>;
  readonly fight: FightOutlook | null;
  readonly refusal: BronepekhotaRefusal | null;
  /** What would be played if it were confirmed now. */
  readonly move: Move | null;
}

const NOBODY: ReadonlyMap<PieceId, Outlook> = new Map();

export function useDraft(ask: Ask, { view }: Scene, { actor, plan }: Turn): Draft {
  const about = (question: object | null) => (actor === null ? null : question);
  const reach = useAsked<Or<Reach>>(ask, view, about(reachQuestion(actor ?? 0, plan)));
  const way = useAsked<Or<WayThere>>(ask, view, about(wayQuestion(actor ?? 0, plan)));
  const isShot = plan?.do === 'shoot';
  const targets = useAsked<Outlook[] | null>(
    ask,
    view,
    about(
      isShot ? { ask: 'targets', piece: actor, with: plan.with, ...(plan.isAimed && { aimed: true }) } : null,
    ),
  );
  const enemy = plan?.do === 'fight' || plan?.do === 'charge' ? plan.object : null;
  const fight = useAsked<FightOutlook | null>(
    ask,
    view,
    about(enemy === null ? null : { ask: 'fight', piece: actor, enemy }),
  );
  const outlooks = useMemo(
    () => (targets ? new Map(targets.map((outlook) => [outlook.target, outlook])) : NOBODY),
    [targets],
  );
  const found = good(way);
  const shotRefusal = isShot ? firstRefusal(outlooks, plan.at) : null;
  const move = plan && actor !== null ? (moveOf(actor, plan) ?? found?.move ?? null) : null;
  return {
    reach: good(reach),
    way: found,
    outlooks,
    fight: fight ?? null,
    refusal: bad(way) ?? shotRefusal,
    move: shotRefusal ? null : move,
  };
}

function good<Answer extends object>(answer: Or<Answer> | undefined): Answer | null {
  return answer && !('reason' in answer) ? (answer as Answer) : null;
}

function bad<Answer extends object>(answer: Or<Answer> | undefined): BronepekhotaRefusal | null {
  return answer && 'reason' in answer ? (answer as BronepekhotaRefusal) : null;
}

function firstRefusal(
  outlooks: ReadonlyMap<PieceId, Outlook>,
  at: readonly PieceId[],
): BronepekhotaRefusal | null {
  for (const id of at) {
    const outlook = outlooks.get(id);
    if (outlook && 'refusal' in outlook) return outlook.refusal;
  }
  return null;
}
