import { useLanguage, toast } from '@bridgehead/kit';
import type { RoomChange } from '@bridgehead/wire';
import { useCallback, useSyncExternalStore } from 'react';
import type { OnlineRoom, OnlineState } from '../../carrier/online.ts';
import { refusalSentence } from '../../text/play/index.ts';
import { problemSentence } from '../../text/problem.ts';

export function useOnlineState(online: OnlineRoom): OnlineState {
  return useSyncExternalStore(online.subscribe, online.state);
}

/** Asks the room for a change; a refusal is said aloud. Returns the table a rematch was given. */
export function useRoomChange(online: OnlineRoom): (change: RoomChange) => Promise<string | undefined> {
  const language = useLanguage();
  return useCallback(
    async (change) => {
      try {
        const changed = await online.change(change);
        if ('table' in changed) return changed.table;
        toast({ text: refusalSentence(changed, language), tone: 'refusal' });
      } catch (error) {
        toast({ text: problemSentence(error, language), tone: 'refusal' });
      }
      return undefined;
    },
    [online, language],
  );
}
