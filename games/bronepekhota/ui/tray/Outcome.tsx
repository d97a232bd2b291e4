import { Button, IconButton } from '@bridgehead/kit';
import { SquareCheck, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { BronepekhotaRefusal } from '../../rules/refusals.ts';
import type { PieceId } from '../../rules/state.ts';
import { gaugesOf } from '../gauges.ts';
import { WhyNot } from '../later.ts';
import { gaitOf, isOnTheSpot, type Plan } from '../plan.ts';
import { isOwn, type Scene, useScene } from '../scene.ts';
import type { Messages } from '../text.ts';
import type { Draft } from '../use-draft.ts';
import type { Turn } from '../use-turn.ts';
import { Foreseen } from './Foreseen.tsx';
import styles from './Outcome.module.css';

interface OutcomeProps {
  readonly turn: Turn;
  readonly draft: Draft;
  /** Why something else cannot be done, which was just tried. */
  readonly reason: BronepekhotaRefusal | null;
  readonly openClause: (clause: string) => void;
  readonly onConfirm: () => void;
}

/** What is planned, what it costs or how likely it is, and the button that does it: always in the same place. */
export function Outcome({ turn, draft, reason, openClause, onConfirm }: OutcomeProps) {
  const scene = useScene();
  const { text } = scene;
  const { plan } = turn;
  const refusal = reason ?? draft.refusal;
  const said = useRef<HTMLDivElement>(null);
  // However far a list was scrolled, what comes after it is read from its beginning.
  useLayoutEffect(() => {
    // Newer browsers answer with a promise, which React would take for what clears up after it.
    said.current?.scrollTo(0, 0);
  }, [plan]);
  return (
    <section className={styles.outcome} aria-label={text.outcome}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div ref={said} className={styles.said} aria-live="polite" tabIndex={0}>
        {refusal ? (
          <WhyNot refusal={refusal} openClause={openClause} />
        ) : (
          <Foreseen turn={turn} draft={draft} />
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          look={isHopeless(scene, plan, draft) ? 'plain' : 'primary'}
          icon={<SquareCheck aria-hidden size={18} />}
          disabled={draft.move === null}
          data-action="confirm"
          aria-keyshortcuts="Enter"
          onClick={onConfirm}
        >
          {plan ? confirmName(text, plan, draft) : text.confirm}
        </Button>
        <IconButton label={text.cancel} aria-keyshortcuts="Escape" data-action="cancel" onClick={turn.cancel}>
          <X aria-hidden size={20} />
        </IconButton>
      </div>
    </section>
  );
}

function confirmName({ confirms }: Messages, plan: Plan, { way }: Draft): string {
  if (plan.do === 'go' && way && isOnTheSpot(way)) return confirms.turn;
  if (plan.do === 'go') return confirms[gaitOf(plan)];
  return plan.do === 'shoot' && plan.with === 'grenade' ? confirms.grenade : confirms[plan.do];
}

/** Nobody who is aimed at can be hit, it would be one's own, or nothing is missing: it may be done, and is not the thing to do. */
function isHopeless(scene: Scene, plan: Plan | null, { outlooks }: Draft): boolean {
  if (plan?.do === 'refill') {
    const object = plan.object === null ? undefined : scene.view.pieces[plan.object];
    const ammo = object && gaugesOf(scene, object)?.ammo;
    return ammo?.left === ammo?.most;
  }
  if (plan?.do === 'fight') return isOwnPiece(scene, plan.object);
  if (plan?.do !== 'shoot' || plan.at.length === 0) return false;
  if (plan.at.every((id) => isOwnPiece(scene, id))) return true;
  return plan.at.every((id) => {
    const outlook = outlooks.get(id);
    return outlook !== undefined && !('refusal' in outlook) && outlook.hits === 0;
  });
}

function isOwnPiece(scene: Scene, id: PieceId | null): boolean {
  const piece = id === null ? undefined : scene.view.pieces[id];
  return piece !== undefined && isOwn(scene, piece);
}
