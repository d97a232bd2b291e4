import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { IconButton } from './Button.tsx';
import styles from './Flyout.module.css';

const NARROW = 480;

export interface FlyoutProps {
  readonly label: string;
  /** Beside the icon where the window has room for words. */
  readonly word?: string;
  readonly icon: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button and what opens beside it. The browser's own popover: a press elsewhere or Escape closes it. */
export function Flyout({ label, word, icon, className = '', children }: FlyoutProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const place = ({ currentTarget }: MouseEvent) => {
    if (!box.current) return;
    const { top, bottom, right } = currentTarget.getBoundingClientRect();
    const isLow = top > innerHeight / 2;
    const { style } = box.current;
    style.top = isLow ? 'auto' : `${bottom + 4}px`;
    style.bottom = isLow ? `${innerHeight - top + 4}px` : 'auto';
    // In a narrow window it needs all the width there is.
    style.right = `${innerWidth < NARROW ? 8 : Math.max(8, innerWidth - right)}px`;
  };
  return (
    <>
      <IconButton
        label={label}
        {...(word && { word })}
        className={className}
        popoverTarget={id}
        onClick={place}
      >
        {icon}
      </IconButton>
      <div ref={box} id={id} popover="auto" role="dialog" aria-label={label} className={styles.flyout}>
        {children}
      </div>
    </>
  );
}
