import { changeSettings } from '@bridgehead/kit';
import type { MeReply } from '@bridgehead/wire';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchJson, type Method } from './http.ts';

/** Whoever is at this browser, as the server knows them; asked once, and told again by every answer that changes it. */
let known: MeReply | undefined;
let asking: Promise<MeReply> | undefined;
const listeners = new Set<() => void>();

export function askWhoIAm(): Promise<MeReply> {
  asking ??= fetchJson<MeReply>('GET', '/api/me').then(remember);
  asking.catch(() => {
    asking = undefined;
  });
  return asking;
}

/** Anything that changes who one is here: a name, an account, another account. */
export async function changeMe(method: Method, path: string, body?: unknown): Promise<MeReply> {
  return remember(await fetchJson<MeReply>(method, path, body));
}

/** A guest from the first click: whoever has no name here yet gets one. */
export async function introduce(name: string): Promise<void> {
  const { me } = known ?? (await askWhoIAm());
  if (me?.name !== name) await changeMe('POST', '/api/me', { name });
  changeSettings({ playerName: name });
}

function remember(reply: MeReply): MeReply {
  known = reply;
  asking = Promise.resolve(reply);
  changeSettings({ online: reply.me !== null });
  for (const changed of listeners) changed();
  return reply;
}

export interface Self {
  /** Undefined until the server has answered. */
  readonly reply: MeReply | undefined;
  readonly failure: unknown;
  readonly again: () => void;
}

export function useMe(): Self {
  const reply = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => known,
  );
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    askWhoIAm().then(() => setFailure(undefined), setFailure);
  }, [attempt]);
  return { reply, failure: reply ? undefined : failure, again: () => setAttempt((number) => number + 1) };
}
