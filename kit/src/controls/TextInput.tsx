import type { InputHTMLAttributes } from 'react';
import styles from './Field.module.css';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextInput({ onChange, className = '', ...rest }: TextInputProps) {
  return (
    <input
      type="text"
      autoComplete="off"
      {...rest}
      className={`${styles.input} ${className}`}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
