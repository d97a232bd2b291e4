import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import styles from './Field.module.css';
import { Words } from './Words.tsx';

export interface Choice<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
}

/** A choice between few may show what it chooses. */
export interface PicturedChoice<Value extends string | number> extends Choice<Value> {
  readonly picture?: ReactNode;
}

export interface SelectProps<Value extends string | number>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> {
  readonly value: Value;
  readonly choices: readonly Choice<Value>[];
  readonly onChange: (value: Value) => void;
}

/** The platform's own list: the best one on a phone, and complete for the keyboard. */
export function Select<Value extends string | number>({
  value,
  choices,
  onChange,
  ...rest
}: SelectProps<Value>) {
  return (
    <select
      {...rest}
      className={styles.select}
      value={choices.findIndex((choice) => choice.value === value)}
      onChange={(event) => {
        const chosen = choices[Number(event.target.value)];
        if (chosen) onChange(chosen.value);
      }}
    >
      {choices.map((choice, index) => (
        <option key={choice.value} value={index}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly children: (ids: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A label, what is set, and a word about it. */
export function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': hint ? hintId : undefined })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

export interface SegmentedProps<Value extends string | number> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: Value;
  readonly choices: readonly PicturedChoice<Value>[];
  readonly onChange: (value: Value) => void;
}

/** A few choices side by side; radio buttons to the keyboard and to screen readers. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { label, hint, value, choices, onChange } = props;
  const name = useId();
  const hintId = `${name}-hint`;
  return (
    <fieldset className={styles.segmented} aria-describedby={hint ? hintId : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.segments}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.picture}
              {choice.label}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

export interface SwitchProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} aria-hidden />
      <span>
        <Words>{label}</Words>
        {hint && (
          <span className={styles.hint} id={hintId}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
