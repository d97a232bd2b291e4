import type { Beat, Staging } from '@bridgehead/kit';
import type { Pack } from '../content/pack.ts';
import type { Event } from '../rules/events.ts';
import { retell } from '../rules/retell.ts';
import { firearmOf } from '../rules/shooting/firearms.ts';
import type { View } from '../rules/view.ts';
import {
  contestNeeds,
  fightNeeds,
  grenadeNeeds,
  powerNeeds,
  rangeNeeds,
  testNeeds,
  tourName,
} from './needs.ts';
import { isOwnDeed } from './own-deeds.ts';

const LIGHT: Beat = { weight: 'light' };
const FULL: Beat = { weight: 'full' };
const GRAVE: Beat = { weight: 'grave' };

/** Range before power, power before damage: every die says what it needs before it falls, losses take their time. */
function beat(event: Event, view: View, pack: Pack): Beat | null {
  if (isOwnDeed(event, view)) return null;
  switch (event.kind) {
    case 'tour':
      return { phase: tourName(event.tour), weight: 'light' };
    case 'contest':
      return {
        die: { results: event.rolls.map(({ die }) => die), sides: 12, needs: contestNeeds(event) },
        weight: 'full',
      };
    case 'shot':
      return {
        die: {
          results: [event.die],
          sides: firearmOf({ armoury: pack, state: view }, event.by, event.with)?.range.die ?? 6,
          needs: rangeNeeds(event, view, pack),
        },
        weight: 'full',
      };
    case 'grenade':
      return { die: { results: [event.die], needs: grenadeNeeds() }, weight: 'full' };
    case 'struck':
      return {
        die: { results: event.dice, sides: event.die, least: event.armour + 1, needs: powerNeeds(event) },
        weight: event.damage > 0 ? 'grave' : 'full',
      };
    case 'fought': {
      const { attack, defence } = event;
      const against = defence.die === null ? [] : [defence.die];
      return { die: { results: attack.dice, against, needs: fightNeeds(event) }, weight: 'full' };
    }
    case 'tested':
      return { die: { results: [event.die], needs: testNeeds(event) }, weight: 'grave' };
    case 'destroyed':
    case 'out':
    case 'deserted':
    case 'left':
      return GRAVE;
    case 'damaged':
    case 'boarded':
    case 'took':
    case 'fled':
    case 'landed':
    case 'scored':
    case 'brought':
    case 'over':
      return FULL;
    case 'deployed':
    case 'activated':
    case 'walked':
    case 'jumped':
    case 'drove':
    case 'contact':
    case 'mended':
    case 'refilled':
    case 'setDown':
    case 'order':
      return LIGHT;
    default:
      return null;
  }
}

export const staging: Staging<View, Event, Pack> = { beat, retell };
