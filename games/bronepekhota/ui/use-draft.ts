import { useMemo } from 'react';
import type { Reach, WayThere } from '../rules/inquire/answers.ts';
import type { Outlook } from '../rules/inquire/targets.ts';
import type { Bout } from '../rules/hand-to-hand.ts';
import type { Distribution } from '../rules/odds.ts';
import type { Move } from '../rules/moves.ts';
import type { BronepekhotaRefusal } from '../rules/refusals.ts';
import type { PieceId } from '../rules/state.ts';
import { type Ask, useAsked } from './ask/use-asked.ts';
import { isIdle, moveOf, type Plan, reachQuestion, thrownAt, wayQuestion } from './plan.ts';
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
  /** Whom a grenade can be thrown at as planned: where it may fall is shown. */
  readonly thrownAt: PieceId | null;
  readonly refusal: BronepekhotaRefusal | null;
  /** What would be played if it were confirmed now. */
  readonly move: Move | null;
}

const NOBODY: ReadonlyMap<PieceId, Outlook> = new Map();

export function useDraft(ask: Ask, scene: Scene, { actor, plan }: Turn): Draft {
  const { view } = scene;
  const about = (question: object | null) => (actor === null ? null : question);
  const reach = useAsked<Or<Reach>>(ask, view, about(reachQuestion(actor ?? 0, plan)));
  const way = useAsked<Or<WayThere>>(ask, view, about(wayQuestion(actor ?? 0, plan)));
  const refused = bad(way);
  // Somebody turned it so that it cannot stand: it stays in hand as it stood, with the reason.
  const unturned = plan?.do === 'go' && plan.facing && refused ? { ...plan, facing: null } : null;
  const before = useAsked<Or<WayThere>>(ask, view, about(wayQuestion(actor ?? 0, unturned)));
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
  const found = withCabin(good(way), plan);
  // A cabin that was turned too far stays so in hand, with the reason.
  const cabin = useAsked<object | null>(
    ask,
    view,
    plan?.do === 'go' && plan.cabin && found ? { ask: 'price', move: found.move } : null,
  );
  const gone = found && !isIdle(plan, found) ? found.move : null;
  const thrown = thrownAt(plan);
  const late = isShot ? firstRefusal(outlooks, plan.at) : bad(cabin);
  const move = plan && actor !== null ? (moveOf(actor, plan) ?? gone ?? null) : null;
  return {
    reach: good(reach),
    way: found ?? good(before),
    outlooks,
    fight: fight ?? null,
    thrownAt: thrown !== null && outlooks.has(thrown) && !late ? thrown : null,
    refusal: refused ?? late,
    move: late ? null : move,
  };
}

/** The cabin turns at the end of the way and costs nothing. */
function withCabin(way: WayThere | null, plan: Plan | null): WayThere | null {
  if (way?.move.kind !== 'drive' || plan?.do !== 'go' || !plan.cabin) return way;
  return { ...way, move: { ...way.move, cabin: plan.cabin } };
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
