import { Button, Field, LinkButton, Select, Words } from '@bridgehead/kit';
import { UserCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Pack } from '../../content/pack.ts';
import type { Army } from '../../rules/army.ts';
import { crewed } from '../../rules/crews.ts';
import { findSquad } from '../../rules/kinds.ts';
import { armyComplaints, costOf, differs } from '../../rules/recruit.ts';
import { refusalText } from '../../text/refusals/index.ts';
import styles from './Summary.module.css';
import notes from './Notes.module.css';
import { type ArmyWords, useArmyWords } from './words/index.ts';

const TARGETS = [0, 100, 150, 200, 300, 400, 500, 600, 800];

/** BRP-1.5: how far apart costs should be at most. */
const FAIR = 20;

interface SummaryProps {
  readonly pack: Pack;
  readonly army: Army;
  readonly isShown: boolean;
  readonly openClause: (clause: string) => void;
  readonly onChange: (army: Army) => void;
  readonly children?: ReactNode;
}

/** What the army costs, how far that is from what was agreed on, and everything that keeps it from fighting. */
export function Summary({ pack, army, isShown, openClause, onChange, children }: SummaryProps) {
  const { words, language } = useArmyWords();
  const [target, setTarget] = useState(0);
  const cost = costOf(pack, army);
  const complaints = [...armyComplaints(pack, army)];
  const men = army.squads.reduce((sum, id) => sum + (findSquad(pack, id)?.soldiers.length ?? 0), 0);
  const manned = crewed(pack, army);
  const finds = manned.machines.some((machine, place) => machine !== army.machines[place]);
  return (
    <section className={styles.summary} aria-label={words.total}>
      <div className={styles.total}>
        <p className={styles.cost}>
          <strong>{words.points(cost)}</strong>{' '}
          <span>{words.sum(men, army.machines.length, army.guns.length)}</span>
        </p>
        {children}
      </div>
      {!isShown && (
        <div className={styles.target}>
          <Field label={words.target}>
            {(ids) => (
              <Select
                {...ids}
                value={target}
                choices={TARGETS.map((value) => ({
                  value,
                  label: value === 0 ? words.noTarget : words.points(value),
                }))}
                onChange={setTarget}
              />
            )}
          </Field>
          {target > 0 && <p role="status">{targetText(words, cost, target)}</p>}
        </div>
      )}
      <div className={styles.verdict} role="status">
        {complaints.length === 0 ? (
          <p className={notes.fine}>{words.fine}</p>
        ) : (
          <p className={notes.wrong}>{words.wrong(complaints.length)}</p>
        )}
        <ul className={styles.complaints}>
          {complaints.map(({ refusal }, index) => (
            <li key={index}>
              <Words>{refusalText(pack, refusal)?.[language] ?? refusal.reason}</Words>{' '}
              <LinkButton className={styles.clause} onClick={() => openClause(refusal.clause)}>
                {words.rule(refusal.clause)}
              </LinkButton>
            </li>
          ))}
        </ul>
        {finds && !isShown && (
          <Button icon={<UserCheck aria-hidden size={20} />} onClick={() => onChange(manned)}>
            {words.crew}
          </Button>
        )}
      </div>
    </section>
  );
}

function targetText(words: ArmyWords, cost: number, target: number): string {
  if (cost === target) return words.exact;
  const gap = cost < target ? words.left(target - cost) : words.over(cost - target);
  return differs(cost, target, FAIR) ? `${gap}; ${words.farOff}` : gap;
}
