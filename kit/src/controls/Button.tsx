import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly look?: ButtonLook;
  readonly size?: 'normal' | 'large';
  readonly icon?: ReactNode;
}

export const BUTTON_LOOKS = ['plain', 'primary', 'danger', 'quiet'] as const;
export type ButtonLook = (typeof BUTTON_LOOKS)[number];

export function Button({ look = 'plain', size = 'normal', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={buttonClass(look, size, className)}>
      {icon}
      {children}
    </button>
  );
}

/** For links that look like buttons. */
export function buttonClass(
  look: ButtonLook = 'plain',
  size: 'normal' | 'large' = 'normal',
  extra = '',
): string {
  return [styles.button, styles[look], styles[size], extra].filter(Boolean).join(' ');
}

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Said by screen readers and shown on hover. */
  readonly label: string;
  readonly pressed?: boolean;
  /** Beside the icon where the window has room for words. */
  readonly word?: string;
}

export function IconButton({ label, pressed, word, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      {...rest}
      className={`${styles.button} ${styles.quiet} ${styles.icon} ${word ? styles.wordy : ''} ${className}`}
    >
      {children}
      {word && <span className={styles.word}>{word}</span>}
    </button>
  );
}
