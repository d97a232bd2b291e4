import { Link, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Mark } from '../art/Mark.tsx';
import { useMessages } from '../text/index.ts';
import { LanguageButton, SoundButton, ThemeButton } from './controls.tsx';
import { InsideMain } from './Notice.tsx';
import { MAIN_ID } from './Root.tsx';
import styles from './Shell.module.css';

export function Shell() {
  return (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  );
}

/** The frame of every page that is not a table. */
export function ShellFrame({ children }: { readonly children: ReactNode }) {
  const { app } = useMessages();
  return (
    <div className={styles.shell}>
      <header className={styles.header}>
        <Link to="/" className={styles.brand}>
          <Mark className={styles.mark} />
          {app.name}
        </Link>
        <div className={styles.tools}>
          <LanguageButton />
          <ThemeButton />
          <SoundButton />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <InsideMain value={true}>{children}</InsideMain>
      </main>
      <footer className={styles.footer}>
        <p>{app.tagline}</p>
        <Link to="/about">{app.about}</Link>
      </footer>
    </div>
  );
}
