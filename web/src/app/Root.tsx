import { clearToasts, Toaster } from '@bridgehead/kit';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMessages } from '../text/index.ts';
import styles from './Root.module.css';

export const MAIN_ID = 'main';

export function Root() {
  const { app } = useMessages();
  const { pathname } = useLocation();
  useEffect(clearToasts, [pathname]);
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {app.skip}
      </a>
      <Outlet />
      <Toaster label={app.notices} closeLabel={app.close} />
    </>
  );
}
