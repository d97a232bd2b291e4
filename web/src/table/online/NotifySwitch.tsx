import { changeSettings, Switch, toast, useLanguage, useSettings } from '@bridgehead/kit';
import { useMe } from '../../online/me.ts';
import { askToNotify, subscribeToPush, tellWorkerLanguage, unsubscribeFromPush } from '../../online/push.ts';
import { useOnlineMessages } from '../../text/online/index.ts';
import { problemSentence } from '../../text/problem.ts';

/** Asks the browser only when the player asks us. */
export function NotifySwitch() {
  const { table } = useOnlineMessages();
  const language = useLanguage();
  const notify = useSettings((settings) => settings.notify);
  const pushKey = useMe().reply?.pushKey ?? null;
  const turn = async (on: boolean) => {
    try {
      if (!on) {
        changeSettings({ notify: false });
        return await unsubscribeFromPush();
      }
      if ((await askToNotify()) === 'denied') return toast({ text: table.notifyDenied, tone: 'refusal' });
      changeSettings({ notify: true });
      await tellWorkerLanguage(language);
      if (pushKey) await subscribeToPush(pushKey);
    } catch (error) {
      toast({ text: problemSentence(error, language), tone: 'refusal' });
    }
  };
  return (
    <Switch
      label={table.notify}
      hint={pushKey ? table.notifyPush : table.notifyHint}
      checked={notify}
      onChange={(on) => void turn(on)}
    />
  );
}
