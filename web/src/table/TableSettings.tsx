import { changeSettings, Dialog, IconButton, later, useSettings } from '@bridgehead/kit';
import { Button, buttonClass } from '@bridgehead/kit';
import { Link } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LanguageButton, ThemeButton } from '../app/controls.tsx';
import type { TableCarrier } from '../carrier/carrier.ts';
import { useMessages } from '../text/index.ts';
import { usePlayMessages } from '../text/play/index.ts';
import { PaceChoice, SoundChoice } from './staging/PaceMenu.tsx';
import styles from './TableSettings.module.css';

/** Loaded when the settings are first looked at. */
const LocalEnd = later(
  () => import('./ending/LocalEnd.tsx'),
  ({ LocalEnd }) => LocalEnd,
);

export interface TableSettingsProps {
  readonly carrier: TableCarrier;
  readonly replaying: boolean;
  /** Takes the place of the way out at a table on a server. */
  readonly menu: ReactNode;
}

export function TableSettings({ carrier, replaying, menu }: TableSettingsProps) {
  const { app } = useMessages();
  const { table } = usePlayMessages();
  const guided = useSettings((settings) => settings.guided);
  const [open, setOpen] = useState(false);
  const { game } = carrier.info.header;
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={table.settings} word={table.settings} onClick={() => setOpen(true)}>
        <Settings aria-hidden size={22} />
      </IconButton>
      <Dialog open={open} title={table.settings} closeLabel={app.close} onClose={close}>
        <div className={styles.settings}>
          <div className={styles.row}>
            <LanguageButton />
            <ThemeButton />
          </div>
          <PaceChoice />
          <SoundChoice />
          {!replaying && (
            <Button
              onClick={() => {
                changeSettings({ guided: guided.filter((other) => other !== game) });
                close();
              }}
            >
              {table.guideAgain}
            </Button>
          )}
          {!replaying && <LocalEnd carrier={carrier} onDone={close} />}
          {menu ?? (
            <p className={styles.leave}>
              <Link to="/" className={buttonClass('plain')}>
                {table.leave}
              </Link>
              {!replaying && <span>{table.leaveHint}</span>}
            </p>
          )}
        </div>
      </Dialog>
    </>
  );
}
