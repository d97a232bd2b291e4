import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { IconButton } from './Button.tsx';
import styles from './Toast.module.css';

export interface Toast {
  readonly text: string;
  readonly tone?: 'note' | 'refusal';
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until it is closed. */
  readonly sticky?: boolean;
}

interface Shown extends Toast {
  readonly id: number;
}

const useToasts = create<{ readonly shown: readonly Shown[] }>(() => ({ shown: [] }));
const READING_MS = 7000;
const MOST_AT_ONCE = 3;
let lastId = 0;

export function toast(toast: Toast): void {
  const id = ++lastId;
  // Refusals do not pile up: the last one is the one to read.
  useToasts.setState(({ shown }) => ({
    shown: [
      ...shown.filter(({ tone, text }) => text !== toast.text && !(tone && tone === toast.tone)),
      { ...toast, id },
    ].slice(-MOST_AT_ONCE),
  }));
  if (!toast.sticky) setTimeout(() => dismiss(id), READING_MS);
}

/** What was said about one page is no news on the next. */
export function clearToasts(): void {
  useToasts.setState(({ shown }) => ({ shown: shown.filter(({ sticky }) => sticky) }));
}

function dismiss(id: number): void {
  useToasts.setState(({ shown }) => ({ shown: shown.filter((other) => other.id !== id) }));
}

export function Toaster({
  label,
  closeLabel,
}: {
  readonly label: string;
  readonly closeLabel: string;
}): ReactNode {
  const shown = useToasts((state) => state.shown);
  return (
    <section className={styles.toaster} aria-label={label} aria-live="polite">
      {shown.map(({ id, text, tone = 'note', action }) => (
        <div key={id} className={`${styles.toast} ${styles[tone]}`}>
          <p>{text}</p>
          {action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                action.run();
                dismiss(id);
              }}
            >
              {action.label}
            </button>
          )}
          <IconButton label={closeLabel} onClick={() => dismiss(id)}>
            <X aria-hidden size={18} />
          </IconButton>
        </div>
      ))}
    </section>
  );
}
