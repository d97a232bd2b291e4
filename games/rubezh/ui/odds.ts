import type { Check, Share } from '../rules/agenda.ts';
import type { CardSet } from '../rules/card-set.ts';
import { attackersLeft, attackInCheck, bonusInCheck } from '../rules/check-roll.ts';
import { dividedAt, type PointShare } from '../rules/division.ts';
import { heldPoints, unitsAt } from '../rules/ground.ts';
import { chanceAbove, type Outlook, outlookOf, shareOutlooks } from '../rules/odds.ts';
import { soundShare } from '../rules/sound-share.ts';
import type { Point, Unit } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Effect } from '../rules/vocabulary.ts';

export interface Ground {
  readonly pack: CardSet;
  readonly view: View;
}
export type Outlooks = ReadonlyMap<Unit, Outlook>;

/** A division of attackers that somebody is at, not yet shown to anybody. */
export interface Draft extends PointShare {
  readonly isChanged: boolean;
}

/** What each unit of a point would have to hold against if its attackers were divided so. */
export function outlooksOf({ pack, view }: Ground, point: Point, share: Share): Outlooks {
  return new Map(shareOutlooks(pack, view, point, share).map((outlook) => [outlook.unit, outlook]));
}

/** That the next roll of a declared check passes it, with so much more on this roll alone. */
export function rollChance({ pack, view }: Ground, check: Check, more = 0): number {
  return chanceAbove(attackInCheck(pack, view, check), bonusInCheck(pack, view, check) + more);
}

/** The same once a card has done this; null for one that changes nothing about its rolls. */
export function chanceWith(ground: Ground, check: Check, does: readonly Effect[]): number | null {
  for (const effect of does) {
    if (effect.do === 'reroll') return rollChance(ground, check, effect.bonus);
    if (effect.do === 'steady' && effect.who === 'checked') return rollChance(ground, check, effect.bonus);
  }
  return null;
}

/** What a check has to hold against: once it is declared there is one way only. */
export function checkOutlook(ground: Ground, check: Check): Outlook {
  const { pack, view } = ground;
  const { unit, point, stage } = check;
  const outlook = outlookOf(pack, view, unit, point, attackersLeft(view, check));
  if (stage === 'retreat') return outlook;
  const chance = rollChance(ground, check);
  return { ...outlook, stands: chance, leaves: chance };
}

/** What awaits the units as they stand now: as it was settled, and before that as it is divided so far. */
export function forecastsOf(scene: Ground, draft?: Draft): Outlooks {
  const { view } = scene;
  const isOpen = view.agenda.some(({ task }) => task === 'divide' || task === 'division');
  return view.phase === 'defence' && !isOpen ? settled(scene) : divided(scene, draft);
}

/** What no roll decides any more. */
const DECIDED: readonly Check['stage'][] = ['passed', 'doomed', 'leave'];

/** RUB-6.8: whoever has no check before them any more is not attacked. */
function settled(scene: Ground): Outlooks {
  return new Map(
    scene.view.agenda.flatMap((task) =>
      task.task === 'check' && !DECIDED.includes(task.stage)
        ? [[task.unit, checkOutlook(scene, task)] as const]
        : [],
    ),
  );
}

function divided(scene: Ground, draft: Draft | undefined): Outlooks {
  return new Map(
    heldPoints(scene.view).flatMap((point) => [
      ...outlooksOf(scene, point, draft?.point === point ? draft.share : shareAt(scene, point)),
    ]),
  );
}

/** As somebody has shown it, unless something has changed there since; else as one had better. */
function shareAt(ground: Ground, point: Point): Share {
  const { pack, view } = ground;
  const order = unitsAt(view, point);
  const attackers = dividedAt(pack, view, point);
  const shares = view.agenda.flatMap((task) => (task.task === 'division' ? task.shares : []));
  const laid = shares.find(
    (share) =>
      share.point === point &&
      share.attackers.join() === attackers.join() &&
      share.share.order.toSorted().join() === order.join(),
  );
  return laid ? shareToBegin(ground, laid) : { on: soundShare(pack, view, point, order, attackers), order };
}

/** The share that is changed or confirmed: what was shown before, and where nobody has shown anything a sound one. */
export function shareToBegin({ pack, view }: Ground, open: PointShare): Share {
  const { point, attackers, share, isShown, isContested } = open;
  if (isShown || isContested) return share;
  return { ...share, on: soundShare(pack, view, point, share.order, attackers) };
}
