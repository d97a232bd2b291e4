import { useEffect } from 'react';
import { useMessages } from '../text/index.ts';

/** The title of the page in its tab; without one, the name of the house. */
export function useTitle(title?: string): void {
  const { app } = useMessages();
  useEffect(() => {
    document.title = title ? `${title} — ${app.name}` : app.name;
  }, [title, app.name]);
}
