import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';
import { Words } from './Words.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /**
   * A sheet comes up from the bottom edge and takes the width of the window. A poster comes by itself and is as large as it
   * can be; a key that was meant for what lies under it presses nothing.
   */
  readonly shape?: 'card' | 'sheet' | 'poster';
  /** For content that brings its own edges and scrolls by itself. */
  readonly flush?: boolean;
}

/** The browser's own modal dialog: it traps focus, gives it back and closes on Escape without any code of ours. */
export function Dialog(props: DialogProps) {
  const { open, title, closeLabel, onClose, children, actions, shape = 'card', flush = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isPoster = shape === 'poster';
  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
      if (isPoster) dialog.current?.focus();
    }
    if (!open) dialog.current?.close();
  }, [open, isPoster]);
  // A press beside the card lands on the dialog itself: what Escape does for the keyboard.
  useEffect(() => {
    const element = dialog.current;
    const press = ({ target }: Event) => target === element && element?.close();
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[shape]}`}
      aria-labelledby={titleId}
      tabIndex={isPoster ? -1 : undefined}
      onClose={onClose}
    >
      {open && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={titleId}>
              <Words>{title}</Words>
            </h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
          <div className={flush ? styles.flush : styles.body} tabIndex={isPoster ? 0 : undefined}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
