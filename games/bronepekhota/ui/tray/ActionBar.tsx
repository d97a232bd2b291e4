import { Button } from '@bridgehead/kit';
import { SquareCheck, CheckCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NONE } from '../../rules/state.ts';
import { isReady, soldiersIn } from '../../rules/units.ts';
import { kindName } from '../../text/names.ts';
import { type Action, weaponOf } from '../actions.ts';
import { gaitOf } from '../plan.ts';
import { type Scene, useScene } from '../scene.ts';
import type { Draft } from '../use-draft.ts';
import type { Turn } from '../use-turn.ts';
import styles from './ActionBar.module.css';
import { iconOf } from './icons.tsx';
import { canHit } from './TargetList.tsx';

interface ActionBarProps {
  readonly turn: Turn;
  readonly draft: Draft;
  readonly onAction: (action: Action) => void;
}

/** Everything the piece could do, in fixed places; what it cannot do now says why when it is pressed. */
export function ActionBar({ turn, draft, onAction }: ActionBarProps) {
  const scene = useScene();
  const { text } = scene;
  const { actions, plan, actor } = turn;
  const names = actions.map((action) => actionName(scene, action, actor));
  const bar = useRef<HTMLDivElement>(null);
  const pressed = actions.findIndex((action) => plan !== null && isSamePlan(plan, action.plan));
  // Where they stand in one row that is longer than the window.
  useEffect(() => {
    bar.current?.children[pressed]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pressed]);
  return (
    <div className={styles.bar}>
      <div ref={bar} className={styles.deeds} role="toolbar" aria-label={text.actions}>
        {actions.map((action, index) => (
          <button
            key={action.key}
            type="button"
            className={styles.deed}
            aria-pressed={index === pressed}
            aria-disabled={action.refusal !== null}
            aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
            data-action={action.key}
            onClick={() => onAction(action)}
          >
            {iconOf(action.plan)}
            <span>{numbered(names, index)}</span>
          </button>
        ))}
      </div>
      <Ends turn={turn} draft={draft} />
    </div>
  );
}

/** The soldier's turn is over, or the whole unit's: how many have not acted yet is said before. */
function Ends({ turn, draft }: Pick<ActionBarProps, 'turn' | 'draft'>) {
  const scene = useScene();
  const { view, text } = scene;
  const { unit, answer } = turn;
  const begun = view.stage.stage === 'act' ? view.stage.actor : NONE;
  const others = unit && 'squad' in unit ? soldiersIn(view, unit.squad).filter(isReady) : [];
  const waiting = others.filter((soldier) => soldier !== view.pieces[begun]).length;
  const hasBegun = begun !== NONE;
  // The best answer is the green one.
  const isIdle = hasBegun && hasNothingLeft(scene, turn, draft);
  return (
    <div className={styles.ends}>
      {unit && 'squad' in unit && (
        <Button
          look={isIdle && waiting > 0 ? 'primary' : 'plain'}
          icon={<SquareCheck aria-hidden size={18} />}
          disabled={!hasBegun}
          data-action="done"
          aria-keyshortcuts="D"
          onClick={() => answer({ kind: 'done' })}
        >
          {text.done}
        </Button>
      )}
      <Button
        look={isIdle && waiting === 0 ? 'primary' : 'plain'}
        icon={<CheckCheck aria-hidden size={18} />}
        data-action="end"
        aria-keyshortcuts="X"
        onClick={() => answer({ kind: 'end' })}
      >
        {text.end(waiting)}
      </Button>
    </div>
  );
}

/** Nothing can be done any more, or only be shot in vain. */
function hasNothingLeft(scene: Scene, { actions, plan }: Turn, draft: Draft): boolean {
  const possible = actions.filter(({ refusal }) => refusal === null);
  if (possible.some(({ plan: { do: what } }) => what !== 'shoot')) return false;
  if (possible.length === 0) return actions.length > 0;
  const isAiming = possible.length === 1 && plan?.do === 'shoot' && draft.outlooks.size > 0;
  return isAiming && !canHit(scene, draft);
}

function actionName(scene: Scene, { plan, key }: Action, actor: number | null): string {
  const { text, pack, view, language } = scene;
  if (plan.do === 'go') return text.goings[gaitOf(plan)];
  if (plan.do !== 'shoot') return text.deeds[plan.do];
  if (plan.isAimed) return text.aimed;
  if (plan.with === 'own' || plan.with === 'grenade') return text.shots[plan.with];
  const weapon = actor === null ? undefined : weaponOf(pack, view, actor, plan.with);
  return weapon ? kindName(pack, weapon)[language] : key;
}

/** Of two weapons of a kind, which. */
function numbered(names: readonly string[], place: number): string {
  const name = names[place] ?? '';
  const alike = names.flatMap((other, index) => (other === name ? [index] : []));
  return alike.length > 1 ? `${name} ${alike.indexOf(place) + 1}` : name;
}

function isSamePlan(one: Action['plan'], other: Action['plan']): boolean {
  if (one.do === 'go' && other.do === 'go') return gaitOf(one) === gaitOf(other);
  if (one.do === 'shoot' && other.do === 'shoot')
    return JSON.stringify(one.with) === JSON.stringify(other.with) && one.isAimed === other.isAimed;
  return one.do === other.do;
}
