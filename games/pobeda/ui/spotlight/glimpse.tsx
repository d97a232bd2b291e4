import type { Glimpse } from '@bridgehead/kit';
import type { Event } from '../../rules/events.ts';
import { shortDate } from '../dates.ts';
import type { Scene as Table } from '../scene.ts';
import { Scene } from '../scenes/Scene.tsx';

/** What a card that is being played is about, at a glance: its drawing, when and where it was. */
export function glimpseOf({ pack, language }: Table, event: Event): Glimpse | null {
  const played = event.kind === 'played' ? pack.events[event.card] : undefined;
  if (!played) return null;
  const { scene, date, place } = played;
  return { picture: <Scene id={scene} />, shows: `${shortDate(date, language)} · ${place[language]}` };
}
