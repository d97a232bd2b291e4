import '@bridgehead/kit/styles.css';
import { type Settings, useSettings } from '@bridgehead/kit';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './router.tsx';
import { watchForUpdates } from './pwa/updates.ts';

function dress({ language, theme }: Settings): void {
  const { documentElement } = document;
  documentElement.lang = language;
  if (theme === 'system') delete documentElement.dataset['theme'];
  else documentElement.dataset['theme'] = theme;
}

dress(useSettings.getState());
useSettings.subscribe(dress);
watchForUpdates();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
