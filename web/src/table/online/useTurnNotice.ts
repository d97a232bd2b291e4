import { useLanguage, useSettings } from '@bridgehead/kit';
import { useEffect } from 'react';
import { showNotice, tellWorkerLanguage } from '../../online/push.ts';
import { useOnlineMessages } from '../../text/online/index.ts';

/** Says that it is the viewer's turn where the page itself cannot be seen. */
export function useTurnNotice(table: string, game: string, asked: boolean): void {
  const { table: words } = useOnlineMessages();
  const language = useLanguage();
  const notify = useSettings((settings) => settings.notify);
  const { turnTitle } = words;
  useEffect(() => {
    if (notify && asked && document.hidden) void showNotice(turnTitle, game, table).catch(() => {});
  }, [notify, asked, turnTitle, game, table]);
  useEffect(() => {
    if (notify) void tellWorkerLanguage(language).catch(() => {});
  }, [notify, language]);
}
