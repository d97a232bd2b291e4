import { toast, useLanguage } from '@bridgehead/kit';
import { problemSentence } from '../text/problem.ts';

/** Does something for a button: says that it is done, or why it is not; then looks again. */
export function useActs(after: () => void): (act: () => Promise<unknown>, done?: string) => void {
  const language = useLanguage();
  return (act, done) => {
    act()
      .then(
        () => done && toast({ text: done }),
        (error: unknown) => toast({ text: problemSentence(error, language), tone: 'refusal' }),
      )
      .finally(after);
  };
}
