import { useEffect, useEffectEvent } from 'react';
import type { Room } from '../../rules/inquire/answers.ts';
import { useScene } from '../scene.ts';
import type { Draft } from '../use-draft.ts';
import type { Turn } from '../use-turn.ts';
import type { Pane } from './use-pane.ts';

/** What matters is in sight: where one may set up, whoever acts, at whom they may shoot. */
export function useInSight({ actor, plan }: Turn, { outlooks }: Draft, room: Room | null, pane: Pane): void {
  const { view, viewer } = useScene();
  const { pieces, stage } = view;
  const ids = actor === null ? [] : plan?.do === 'shoot' ? [actor, ...outlooks.keys()] : [actor];
  const { zone } = room ?? {};
  const places = zone
    ? [zone, { x: zone.x + zone.width, y: zone.y + zone.depth }]
    : ids.flatMap((id) => pieces[id] ?? []);
  const key = places.map(({ x, y }) => `${x} ${y}`).join();
  // What is told between the questions of a turn does not move the table.
  const stays =
    places.length === 0 && (stage.stage === 'deploy' || (stage.stage === 'act' && stage.seat === viewer));
  const show = useEffectEvent(() => stays || pane.show(places));
  useEffect(() => {
    show();
  }, [key, stays]);
  // However near somebody looks by hand.
  const { scale, pane: window } = pane.zoom;
  const centre = useEffectEvent(() => {
    if (scale > 1)
      window.current
        ?.querySelector(`[data-piece="${actor}"]`)
        ?.scrollIntoView({ block: 'center', inline: 'center' });
  });
  useEffect(() => {
    centre();
  }, [actor]);
}
