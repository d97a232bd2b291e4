import type { CreatedReply, NewTable } from '@bridgehead/wire';
import { useLanguage } from '@bridgehead/kit';
import { useNavigate } from '@tanstack/react-router';
import { problemSentence } from '../text/problem.ts';
import { fetchJson } from './http.ts';
import { introduce } from './me.ts';

/** Sets a table up on the server and goes to it; what is wrong is said in a sentence. */
export function useCreateOnline() {
  const navigate = useNavigate();
  const language = useLanguage();
  return async (name: string, table: NewTable): Promise<string | null> => {
    try {
      await introduce(name);
      const created = await fetchJson<CreatedReply>('POST', '/api/tables', table);
      // Whoever sits there needs no key.
      await navigate({ to: '/t/$id', params: { id: created.table } });
      return null;
    } catch (error) {
      return problemSentence(error, language);
    }
  };
}
