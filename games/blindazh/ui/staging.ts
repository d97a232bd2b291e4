import type { Beat, Staging } from '@bridgehead/kit';
import type { Pack } from '../content/index.ts';
import { type EnemyEnd, type Event, retell, type View } from '../rules/index.ts';
import {
  attackNeeds,
  BREAKTHROUGH,
  cost,
  enemyForces,
  gunNeeds,
  lane,
  LANE_NEEDS,
  PHASES,
  shell,
  THROW_NEEDS,
} from '../text/telling.ts';

const LIGHT: Beat = { weight: 'light' };
const FULL: Beat = { weight: 'full' };
const GRAVE: Beat = { weight: 'grave' };

/** Seen with what did it: the shot, the gun's own shell. */
const WITH_ITS_CAUSE: readonly EnemyEnd[] = ['attack', 'spent'];

function beat(event: Event, view: View, pack: Pack): Beat | null {
  switch (event.kind) {
    case 'attacked':
      return { die: { results: [event.die], needs: attackNeeds(event, pack) }, weight: 'full' };
    case 'threw':
      return { die: { results: [event.die], needs: THROW_NEEDS }, weight: 'full' };
    case 'drew':
      return { phase: PHASES.alarm, weight: 'full' };
    case 'laneRolled':
      return { die: { results: [event.die], needs: LANE_NEEDS }, words: lane(event), weight: 'light' };
    case 'enemyTurn':
      return { phase: PHASES.enemy, words: enemyForces(view, pack), weight: 'light' };
    case 'fired':
      return {
        phase: PHASES.fire,
        die: { results: [event.die], needs: gunNeeds(event, pack) },
        words: shell(event, pack),
        weight: 'full',
      };
    case 'enemyLost':
      if (event.cause === 'breakthrough') return { words: BREAKTHROUGH, weight: 'light' };
      return WITH_ITS_CAUSE.includes(event.cause) ? null : FULL;
    case 'penalty':
      return { words: cost(event), weight: 'grave' };
    case 'flagged':
    case 'trenchLost':
      return FULL;
    case 'advanced':
    case 'entered':
    case 'sentBack':
      return LIGHT;
    case 'ended':
      return GRAVE;
    case 'prepared':
    case 'refilled':
    case 'reshuffled':
      return null;
    default:
      // Whoever did it knows.
      return event.seat === view.viewer ? null : LIGHT;
  }
}

export const staging: Staging<View, Event, Pack> = { beat, retell };
