import { useEffect, useEffectEvent } from 'react';

const ELSEWHERE = 'input, select, textarea, dialog, [contenteditable]';

/** Hears every key that is meant for the table: none that is typed into something, none held with another. */
export function useShortcuts(onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, altKey, metaKey } = event;
    const isElsewhere = target instanceof Element && target.closest(ELSEWHERE) !== null;
    if (!ctrlKey && !altKey && !metaKey && !isElsewhere) onKey(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Which of the first nine a digit picks, counted from 0; null for any other key. */
export function pickedBy({ key }: KeyboardEvent): number | null {
  return /^[1-9]$/.test(key) ? Number(key) - 1 : null;
}
