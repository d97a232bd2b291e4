import { Button, LinkButton } from '@bridgehead/kit';
import type { Unit } from '../../rules/state.ts';
import { UnitMark } from '../marks/UnitMark.tsx';
import { unitTitle, useScene } from '../scene.ts';
import { Leaving } from '../later.ts';
import type { AskProps } from './Ask.tsx';
import styles from './Ask.module.css';

interface PickedUnitProps extends Pick<AskProps, 'turn' | 'onLook'> {
  readonly unit: Unit;
}

/** A unit picked up in the action phase: where it may go, and the end of its turn. */
export function PickedUnit({ turn, unit, onLook }: PickedUnitProps) {
  const scene = useScene();
  const { text, view } = scene;
  const pass = turn.offers.passes.get(unit);
  return (
    <>
      <h3 className={styles.title}>
        <UnitMark unit={unit} />
        <LinkButton onClick={() => onLook({ of: 'unit', id: unit })}>{unitTitle(scene, unit)}</LinkButton>
      </h3>
      <p className={styles.hint}>
        {text.actionsLeft(view.units[unit]?.actions ?? 0)}. {turn.points.size > 0 ? text.goHint : text.noGo}
      </p>
      {turn.points.size > 0 && <Leaving unit={unit} />}
      <div className={styles.buttons}>
        {pass && <Button onClick={() => turn.take(pass)}>{text.pass}</Button>}
        <Button look="quiet" onClick={turn.cancel}>
          {text.cancel}
        </Button>
      </div>
    </>
  );
}
