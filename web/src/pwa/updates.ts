import { toast, useSettings } from '@bridgehead/kit';
import { messagesIn } from '../text/index.ts';

/**
 * A new version waits until the player asks for it, so a page never loses the files it was built with; every table is
 * on disk before anything is shown, so reloading loses nothing either.
 */
export function watchForUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void register());
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (!registration) return;
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const installing = registration.installing;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && navigator.serviceWorker.controller) offer(installing);
    });
  });
}

function offer(waiting: ServiceWorker): void {
  const { app } = messagesIn(useSettings.getState().language);
  const reload = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  };
  toast({ text: app.update, sticky: true, action: { label: app.updateNow, run: reload } });
}
