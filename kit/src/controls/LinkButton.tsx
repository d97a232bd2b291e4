import type { ComponentPropsWithRef } from 'react';
import styles from './LinkButton.module.css';

/** Words in a sentence that can be pressed: they open what they name. */
export function LinkButton({ className = '', ...rest }: ComponentPropsWithRef<'button'>) {
  return <button type="button" {...rest} className={`${styles.link} ${className}`} />;
}
