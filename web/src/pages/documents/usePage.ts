import { useLanguage } from '@bridgehead/kit';
import { useNavigate } from '@tanstack/react-router';
import { use, useCallback } from 'react';
import { documentsOf } from '../../documents/documents-of.ts';
import { contentOf } from '../../games/content.ts';

/** What every page of a game is given. */
export function usePage(game: string) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { pack } = use(contentOf(game));
  const openClause = useCallback(
    (clause: string) => void navigate({ to: '/rules/$game', params: { game }, hash: clause }),
    [navigate, game],
  );
  const openNewTable = useCallback(
    () => void navigate({ to: '/new/$game', params: { game } }),
    [navigate, game],
  );
  return { language, pack, documents: documentsOf(game), openClause, openNewTable };
}
