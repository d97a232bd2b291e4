import { Button } from '@bridgehead/kit';
import { SquareCheck, CheckCheck } from 'lucide-react';
import { NONE } from '../../rules/state.ts';
import { isReady, soldiersIn } from '../../rules/units.ts';
import { kindName } from '../../text/names.ts';
import { type Action, weaponOf } from '../actions.ts';
import { gaitOf } from '../plan.ts';
import { type Scene, useScene } from '../scene.ts';
import type { Turn } from '../use-turn.ts';
import styles from './ActionBar.module.css';
import { iconOf } from './icons.tsx';

interface ActionBarProps {
  readonly turn: Turn;
  readonly onAction: (action: Action) => void;
}

/** Everything the piece could do, in fixed places; what it cannot do now says why when it is pressed. */
export function ActionBar({ turn, onAction }: ActionBarProps) {
  const scene = useScene();
  const { text } = scene;
  const { actions, plan, actor } = turn;
  const names = actions.map((action) => actionName(scene, action, actor));
  return (
    <div className={styles.bar}>
      <div className={styles.deeds} role="toolbar" aria-label={text.actions}>
        {actions.map((action, index) => (
          <button
            key={action.key}
            type="button"
            className={styles.deed}
            aria-pressed={plan !== null && isSamePlan(plan, action.plan)}
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
      <Ends turn={turn} />
    </div>
  );
}

/** The soldier's turn is over, or the whole unit's: how many have not acted yet is said before. */
function Ends({ turn: { unit, answer } }: Pick<ActionBarProps, 'turn'>) {
  const { view, text } = useScene();
  const begun = view.stage.stage === 'act' ? view.stage.actor : NONE;
  const others = unit && 'squad' in unit ? soldiersIn(view, unit.squad).filter(isReady) : [];
  const waiting = others.filter((soldier) => soldier !== view.pieces[begun]).length;
  const hasBegun = begun !== NONE;
  return (
    <div className={styles.ends}>
      {unit && 'squad' in unit && (
        <Button
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
