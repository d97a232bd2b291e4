import { Button, IconButton } from '@bridgehead/kit';
import { SquareCheck, IterationCcw, IterationCw } from 'lucide-react';
import { isSameUnit } from '../../rules/stage.ts';
import { WhyNot } from '../later.ts';
import { useScene } from '../scene.ts';
import type { Deploying } from '../use-deployment.ts';
import type { Props, Turn } from '../use-turn.ts';
import outcome from './Outcome.module.css';
import { UnitButton } from './UnitButton.tsx';
import styles from './Units.module.css';

interface DeployTrayProps {
  readonly deploying: Deploying;
  readonly turn: Turn;
  readonly table: Props;
}

const EIGHTH = 45;

/** BRP-1.6: what is still to be set up; it forms up where the table is pressed. */
export function DeployTray({ deploying, turn, table }: DeployTrayProps) {
  const { text } = useScene();
  const { units, unit, refusal, move } = deploying;
  return (
    <>
      <ul className={styles.units} aria-label={text.unitsToDeploy}>
        {units.map((each, index) => (
          <li key={JSON.stringify(each)}>
            <UnitButton
              unit={each}
              place={index}
              isOn={unit !== null && isSameUnit(unit, each)}
              onPress={() => deploying.choose(each)}
            />
          </li>
        ))}
      </ul>
      <section className={outcome.outcome} aria-label={text.outcome}>
        <div className={outcome.said} aria-live="polite">
          {refusal ? (
            <WhyNot refusal={refusal} openClause={table.openClause} />
          ) : (
            <p className={outcome.hint}>{text.deployHint}</p>
          )}
        </div>
        <div className={outcome.buttons}>
          <Button
            look="primary"
            icon={<SquareCheck aria-hidden size={18} />}
            disabled={move === null}
            data-action="confirm"
            aria-keyshortcuts="Enter"
            onClick={() => move && turn.answer(move)}
          >
            {text.deploy}
          </Button>
          <IconButton label={text.turnLeft} aria-keyshortcuts="Q" onClick={() => deploying.turn(EIGHTH)}>
            <IterationCcw aria-hidden size={20} />
          </IconButton>
          <IconButton label={text.turnRight} aria-keyshortcuts="W" onClick={() => deploying.turn(-EIGHTH)}>
            <IterationCw aria-hidden size={20} />
          </IconButton>
        </div>
      </section>
    </>
  );
}
