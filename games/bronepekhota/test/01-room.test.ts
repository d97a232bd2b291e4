import { chanceFrom, seedFromText, type SeatKind } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { deployment } from '../bot/deploy.ts';
import { armyFrom, packFrom } from '../content/index.ts';
import type { Army } from '../rules/army.ts';
import { crewed } from '../rules/crews.ts';
import { deploy, refuseDeployment } from '../rules/deploy.ts';
import { fieldFor } from '../rules/ground.ts';
import type { Move } from '../rules/moves.ts';
import { bring, refuseBringing } from '../rules/muster.ts';
import type { Playing } from '../rules/playing.ts';
import { randomDeployment } from '../rules/random/deployment.ts';
import { readyArmy } from '../rules/ready.ts';
import { armyComplaints } from '../rules/recruit.ts';
import { closeOrder } from '../rules/room.ts';
import { setup } from '../rules/setup.ts';
import type { GroundRef } from '../rules/state.ts';
import { refusalText } from '../text/refusals/index.ts';

const pack = packFrom();

function army(squads: string, machines = '', guns = ''): Army {
  const ids = (text: string) =>
    text.split(' ').flatMap((part) => {
      const [id = '', count = 1] = part.split('*');
      return id ? Array<string>(Number(count)).fill(id) : [];
    });
  return crewed(pack, {
    title: 'Test',
    squads: ids(squads),
    machines: ids(machines).map((kind) => ({ kind, weapons: [0], pilot: null })),
    guns: ids(guns),
  });
}

function opened(ground: GroundRef, mission = 'annihilation'): Playing {
  const seats = fieldFor(pack, ground).width > 1200 ? 4 : 2;
  const chance = chanceFrom(seedFromText('room'));
  const kinds = Array.from({ length: seats }, (): SeatKind => 'human');
  const teams = kinds.map(() => 1).join('+');
  const layout = 'layout' in ground ? ground.layout : 'outskirts';
  const state = setup(pack, { mission, ground: layout, teams, tours: 0, difference: 0 }, kinds, chance);
  const laid = { ...state, ground };
  return { armoury: pack, field: fieldFor(pack, ground), state: laid, chance, emit: undefined };
}

/** Everybody has brought the same. */
function mustered(ground: GroundRef, given: Army): Playing {
  const game = opened(ground);
  for (const seat of game.state.sides.keys()) bring(game, seat, given);
  return game;
}

const grounds: GroundRef[] = [
  ...pack.layouts.map(({ id }) => ({ layout: id })),
  { seed: 1, size: 'small' },
  { seed: 0, size: 'large' },
];

const refused = (game: Playing, seat: number, given: Army) => {
  const refusal = refuseBringing(game, seat, given);
  return refusal && { is: `${refusal.clause} ${refusal.reason}`, en: refusalText(pack, refusal)?.en };
};

/** The most that 600 points take of the zone: soldiers, guns, machines. */
const LARGEST = [
  army('velian-militia*15'),
  army('regime-clones', '', 'mortar*28'),
  army('light-assault-landing', 'thunder*6'),
  army('heavy-cyber-infantry', 'sprut*6'),
  army('light-assault-clones*2', 'spider*6'),
  army('heavy-cyber-infantry', 'varan*5'),
];

describe('BRP-1.6 an army fits into its zone', () => {
  test('or is refused, and whoever puts it together is told', () => {
    const given = army('tribunators*30', 'demolisher*30', 'twin-cannon*30');
    expect(refused(opened({ layout: 'outskirts' }), 0, given)).toEqual({
      is: 'BRP-1.6 army-too-large',
      en: 'The army is too large: side by side its pieces would take 365% of the deployment zone, and at most 60% are allowed.',
    });
    expect([...armyComplaints(pack, given)].map(({ refusal }) => refusal.reason)).toEqual(['army-too-large']);
  });
  test('60 per cent of it at most; pilots sit in their machines', () => {
    const reasons = (given: Army) => [...armyComplaints(pack, given)].map(({ refusal }) => refusal.reason);
    expect(reasons(army('velian-militia*20'))).toEqual([]);
    expect(reasons(army('velian-militia*20', 'salamander'))).toEqual(['army-too-large']);
    expect(reasons(army('velian-militia*14 heavy-cyber-infantry', 'varan*2'))).toEqual([]);
    expect(reasons(army('velian-militia*14 heavy-cyber-infantry', 'varan*2 salamander'))).toEqual([
      'army-too-large',
    ]);
  });
  test('on this very table', () => {
    const given = army('heavy-cyber-infantry*2', 'varan*7');
    expect(refused(opened({ layout: 'outskirts' }), 0, given)).toBeNull();
    expect(refused(opened({ layout: 'spaceport' }), 2, given)).toEqual({
      is: 'BRP-1.6 no-room-here',
      en: 'The army does not fit into its zone on this table: there is no room for “Varan”.',
    });
  });
  test.each(grounds)('every ready-made one and the largest of 600 points do: %j', (ground) => {
    const game = opened(ground);
    const armies = [...pack.armies.map((ready) => armyFrom(pack, ready, ready.id)), ...LARGEST];
    for (const seat of game.state.sides.keys())
      for (const given of armies) expect(refused(game, seat, given)).toBeNull();
  });
  test.each(pack.missions.filter(({ forces }) => forces))('what a mission gives does: $id', (mission) => {
    const game = opened({ layout: mission.layout ?? '' }, mission.id);
    for (const seat of game.state.sides.keys()) bring(game, seat, readyArmy(game, seat) as Army);
    for (const seat of game.state.sides.keys()) expect(closeOrder(game, seat).crowded).toBeNull();
  });
});

describe('BRP-1.6 nobody is set up in the way of the rest', () => {
  const facing = { x: 1, y: 0 };
  const scattered = (x: number): Extract<Move, { kind: 'deploy' }> => ({
    kind: 'deploy',
    unit: { squad: 0 },
    places: [190, 295, 400, 505, 610].map((y) => ({ x, y, z: 0, facing })),
  });
  test('a squad that leaves no room for a machine is refused, and told for which', () => {
    const game = opened({ layout: 'outskirts' });
    bring(game, 0, army('light-assault-clones', 'spider'));
    const refusal = refuseDeployment(game, 0, scattered(100));
    expect(refusal).toEqual({ clause: 'BRP-1.6', reason: 'crowds-out', figures: { kind: 'spider' } });
    expect(refuseDeployment(game, 0, scattered(20))).toBeNull();
  });
  test.each<GroundRef>([{ layout: 'outskirts' }, { layout: 'spaceport' }, { seed: 1, size: 'small' }])(
    'so that armies as large as can be are always set up: %j',
    (ground) => {
      for (const [way, answer] of [deployment, randomDeployment].entries()) {
        const game = mustered(ground, LARGEST[way === 0 ? 3 : 4] as Army);
        while (game.state.stage.stage === 'deploy') {
          const { seat } = game.state.stage;
          const move = answer(game, seat, game.chance);
          expect(refuseDeployment(game, seat, move)).toBeNull();
          deploy(game, seat, move);
        }
        expect(game.state.pieces.filter(({ status }) => status === 'reserve')).toEqual([]);
      }
    },
  );
});
