import { Field, Segmented, Select } from '@bridgehead/kit';
import type { Clock } from '@bridgehead/wire';
import { useOnlineMessages } from '../text/online/index.ts';
import styles from './ClockField.module.css';

const FIRST: Readonly<Record<Clock['kind'], Clock>> = {
  none: { kind: 'none' },
  bank: { kind: 'bank', bankSeconds: 1200, creditSeconds: 20 },
  days: { kind: 'days', days: 2 },
};
const KINDS = ['none', 'bank', 'days'] as const;
const MINUTES = [1, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120];
const CREDITS = [0, 5, 10, 20, 30, 60, 120, 300];
const DAYS = [1, 2, 3, 5, 7, 14];

const numbers = (values: readonly number[]) => values.map((value) => ({ value, label: String(value) }));

/** A clock as people name it: none, minutes for a game, days for a move. */
export function ClockField({
  value,
  onChange,
}: {
  readonly value: Clock;
  readonly onChange: (clock: Clock) => void;
}) {
  const { clock } = useOnlineMessages();
  return (
    <div className={styles.clock}>
      <Segmented
        label={clock.label}
        hint={value.kind === 'none' ? undefined : clock.hint}
        value={value.kind}
        choices={KINDS.map((kind) => ({ value: kind, label: clock[kind] }))}
        onChange={(kind) => onChange(FIRST[kind])}
      />
      {value.kind === 'bank' && (
        <>
          <Field label={clock.minutes}>
            {(ids) => (
              <Select
                {...ids}
                value={Math.round(value.bankSeconds / 60)}
                choices={numbers(MINUTES)}
                onChange={(minutes) => onChange({ ...value, bankSeconds: minutes * 60 })}
              />
            )}
          </Field>
          <Field label={clock.credit}>
            {(ids) => (
              <Select
                {...ids}
                value={value.creditSeconds}
                choices={numbers(CREDITS)}
                onChange={(creditSeconds) => onChange({ ...value, creditSeconds })}
              />
            )}
          </Field>
        </>
      )}
      {value.kind === 'days' && (
        <Field label={clock.perMove}>
          {(ids) => (
            <Select
              {...ids}
              value={value.days}
              choices={numbers(DAYS)}
              onChange={(days) => onChange({ kind: 'days', days })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
