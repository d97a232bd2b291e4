import type { Check, Share } from '../rules/agenda.ts';
import { dividedAt, evenly } from '../rules/division.ts';
import { heldPoints, unitsAt } from '../rules/ground.ts';
import { type Outlook, outlookOf, shareOutlooks } from '../rules/odds.ts';
import type { Point, Unit } from '../rules/state.ts';
import type { Scene } from './scene.ts';

type Ground = Pick<Scene, 'pack' | 'view'>;
export type Outlooks = ReadonlyMap<Unit, Outlook>;

/** What each unit of a point would have to hold against if its attackers were divided so. */
export function outlooksOf({ pack, view }: Ground, point: Point, share: Share): Outlooks {
  return new Map(shareOutlooks(pack, view, point, share).map((outlook) => [outlook.unit, outlook]));
}

export function checkOutlook({ pack, view }: Ground, { unit, point, attackers }: Check): Outlook {
  return outlookOf(pack, view, unit, point, attackers);
}

/** What awaits the units as they stand now, if the attackers were divided evenly. */
export function forecastsOf(scene: Ground): Outlooks {
  const { pack, view } = scene;
  return new Map(
    heldPoints(view).flatMap((point) => {
      const order = unitsAt(view, point);
      const on = evenly(pack, order, dividedAt(pack, view, point));
      return [...outlooksOf(scene, point, { on, order })];
    }),
  );
}
