import { toast, useLanguage } from '@bridgehead/kit';
import { problemSentence } from '../../text/problem.ts';
import { CalledOff, useSure } from './FreshLogin.tsx';

/** Does something for a button: says that it is done, or why it is not. */
export function useAct(): (act: () => Promise<unknown>, done?: string) => Promise<void> {
  const sure = useSure();
  const language = useLanguage();
  return async (act, done) => {
    try {
      await sure(act);
      if (done) toast({ text: done });
    } catch (error) {
      if (!(error instanceof CalledOff)) toast({ text: problemSentence(error, language), tone: 'refusal' });
    }
  };
}
