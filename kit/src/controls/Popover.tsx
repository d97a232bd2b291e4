import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** A single element that takes a ref and the usual button attributes. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly label: string;
}

/** Opens on press, by mouse, finger or keyboard alike: nothing at the table needs hover. */
export function Popover({ trigger, children, side = 'top', label, ...control }: PopoverProps) {
  return (
    <Radix.Root {...control}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.popover}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
        >
          {children}
          <Radix.Arrow className={styles.arrow} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
