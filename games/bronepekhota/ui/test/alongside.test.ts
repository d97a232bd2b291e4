import { describe, expect, test } from 'vitest';
import { packFrom } from '../../content/index.ts';
import { activate } from '../../rules/activation.ts';
import type { Deed } from '../../rules/inquire/deeds.ts';
import { inquire } from '../../rules/inquire/index.ts';
import type { PieceId } from '../../rules/state.ts';
import { observe } from '../../rules/view.ts';
import { Battle } from '../../test/scenario.ts';
import { actionsOf } from '../actions.ts';
import { canGoUpTo, isWithinAMove } from '../alongside.ts';
import { offersOf } from '../offers.ts';
import type { Plan } from '../plan.ts';
import { pressed } from '../pressed.ts';
import type { Scene } from '../scene.ts';
import type { Draft } from '../use-draft.ts';
import type { Turn } from '../use-turn.ts';

const WALK: Plan = { do: 'go', how: 'walk', to: null, facing: null, load: null };
const CHARGE: Plan = { do: 'charge', object: null };

/** A soldier by a machine of its own that nobody drives; a mortar of its own, others' left standing, and enemies. */
function field() {
  const battle = new Battle();
  const actor = battle.soldier(0, 'light-assault-clones', 1, [400, 400]);
  const ids = {
    raptor: battle.machine(0, 'raptor', [362, 400]),
    mortar: battle.gun(0, 'mortar', [400, 500]),
    left: battle.gun(1, 'mortar', [500, 300]),
    served: battle.gun(1, 'mortar', [500, 400]),
    crew: battle.soldier(1, 'cyber-infantry', 1, [533, 400]),
    piloted: battle.machine(1, 'salamander', [500, 550], { pilot: 'cyber-infantry' }),
    far: battle.gun(0, 'mortar', [900, 400]),
    friend: battle.machine(0, 'spider', [300, 600], { pilot: 'heavy-clones' }),
    flyer: battle.machine(0, 'thunder', [400, 250], { pilot: 'light-assault-landing' }),
  };
  battle.roll((game) => activate(game, 0, { squad: 0 }));
  const pack = packFrom();
  const view = observe(battle.state, 0);
  const scene = { pack, view, viewer: 0 } as unknown as Scene;
  const actions = actionsOf(
    pack,
    view,
    inquire(battle.battlefield, { ask: 'deeds', piece: actor }) as Deed[],
  );
  return { scene, actor, actions, ...ids };
}

describe('BRP-0.4 a press on something says that it is to be touched', () => {
  const { scene, actor, actions, ...ids } = field();
  const press = (plan: Plan, id: PieceId) => pressed(scene, plan, actions, actor, id);

  test('what nobody serves and guns of one’s own are gone up to, once; whoever would fight is not', () => {
    const there = Object.entries(ids).filter(([, id]) => canGoUpTo(scene, actor, id));
    expect(there.map(([name]) => name)).toEqual(['mortar', 'left', 'far']);
    const plan = press(WALK, ids.mortar);
    expect(plan).toEqual({ ...WALK, beside: ids.mortar });
    expect(press(plan as Plan, ids.left)).toEqual({ ...WALK, beside: ids.left });
    expect(press(plan as Plan, ids.mortar)).toBeNull();
    expect(press(WALK, ids.crew)).not.toHaveProperty('beside');
  });
  test('what is at hand is boarded, whatever is planned', () => {
    const board = { do: 'board', object: ids.raptor };
    expect(press(WALK, ids.raptor)).toEqual(board);
    const shot: Plan = { do: 'shoot', with: 'own', isAimed: false, at: [], most: 1 };
    expect(press(shot, ids.raptor)).toEqual(board);
    expect(press(shot, ids.left)).toEqual({ ...shot, at: [ids.left] });
  });
  test('BRP-4.1.1 a charge is at whoever would fight; to what they have left standing one goes', () => {
    expect(press(CHARGE, ids.served)).toEqual({ do: 'charge', object: ids.served });
    expect(press(CHARGE, ids.left)).toEqual({ ...WALK, beside: ids.left });
  });
  test('only what one move may lead to is offered', () => {
    const offered = (plan: Plan) => offersOf(scene, { actor, actions, plan } as unknown as Turn, {} as Draft);
    expect(isWithinAMove(scene, actor, ids.far)).toBe(false);
    expect(offered(WALK)).toEqual([ids.raptor, ids.mortar, ids.left]);
    expect(offered(CHARGE)).toEqual([ids.served, ids.crew, ids.piloted, ids.left]);
    expect(offered({ ...WALK, how: 'push' } as Plan)).toEqual([ids.mortar, ids.left, ids.served]);
  });
  test('BRP-3.2.2 nobody in the air charges', () => {
    const { view, pack } = scene;
    const drive: Deed = { move: { kind: 'drive', by: ids.flyer, legs: [] }, refusal: null };
    expect(actionsOf(pack, view, [drive]).map(({ key }) => key)).toEqual(['drive']);
  });
});
