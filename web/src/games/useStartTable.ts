import { useLanguage } from '@bridgehead/kit';
import { useNavigate } from '@tanstack/react-router';
import { ask } from '../carrier/engine.ts';
import type { CreateRequest } from '../carrier/protocol.ts';
import { problemSentence } from '../text/problem.ts';

/** Sets a table up and goes to it; what is wrong is said in a sentence. */
export function useStartTable() {
  const navigate = useNavigate();
  const language = useLanguage();
  return async (request: CreateRequest): Promise<string | null> => {
    try {
      const created = await ask('create', request);
      if (!('table' in created)) {
        const { refusalSentence } = await import('../text/play/index.ts');
        return refusalSentence(created, language);
      }
      await navigate({ to: '/table/$id', params: { id: created.table } });
      return null;
    } catch (error) {
      return problemSentence(error, language);
    }
  };
}
