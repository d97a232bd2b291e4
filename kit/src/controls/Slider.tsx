import styles from './Slider.module.css';

export interface SliderProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

const STEPS = 10;

export function Slider({ label, value, disabled, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={STEPS}
        value={Math.round(value * STEPS)}
        aria-valuetext={`${Math.round(value * 100)} %`}
        disabled={disabled}
        onChange={({ target }) => onChange(Number(target.value) / STEPS)}
      />
    </label>
  );
}
