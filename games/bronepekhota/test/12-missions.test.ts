import type { Seat } from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import { activate, settle } from '../rules/activation.ts';
import { carryOut, refuseAct } from '../rules/acts.ts';
import { hurt } from '../rules/damage.ts';
import { endIfDecided, endsWithTour } from '../rules/ending.ts';
import type { Act } from '../rules/moves.ts';
import type { Unit } from '../rules/stage.ts';
import type { Machine, PieceId } from '../rules/state.ts';
import { Battle } from './scenario.ts';

const pack = packFrom();
const LEFT = { x: -1, y: 0 };

/** Goals that have decided a battle here, as “mission: place”. */
const decided = new Set<string>();

/** How it ended: who won by which goal or ending, or who drew. Null while it goes on. */
function verdict({ state: { mission, outcome, goal } }: Battle): string | null {
  if (!outcome || !('winners' in outcome || 'between' in outcome)) return null;
  if (goal !== null) decided.add(`${mission}: ${goal}`);
  const seats = 'winners' in outcome ? `${outcome.winners.join()} won` : `${outcome.between.join()} drew`;
  return `${seats}: ${goal === null ? outcome.ending : pack.missions.find(({ id }) => id === mission)?.goals[goal]?.text.en}`;
}

/** A whole activation of one deed. */
function act(battle: Battle, seat: Seat, unit: Unit, deed: Act, ...dice: number[]): void {
  battle.roll((game) => activate(game, seat, unit));
  expect(refuseAct(battle.battlefield, deed)).toBeNull();
  battle.roll(
    (game) => {
      carryOut(game, deed);
      settle(game);
    },
    ...dice,
  );
}

function fell(battle: Battle, by: Seat, squad: number, ...ids: PieceId[]): string | null {
  battle.roll((game) => activate(game, by, { squad }));
  for (const id of ids) battle.roll((game) => hurt(game, id, 1, 'blast'));
  battle.roll((game) => endIfDecided(game));
  return verdict(battle);
}

function tourOver(battle: Battle, tour: number): string | null {
  battle.state.tour = tour;
  battle.roll((game) => endsWithTour(game));
  return verdict(battle);
}

describe('BRP-12.4 Liberation', () => {
  function camp() {
    const battle = new Battle({ mission: 'liberation', rules: { tours: 8 } });
    const [colonel = -1] = battle.squad(1, 'colonel', [450, 400]);
    const guards = battle.squad(0, 'heavy-assault-landing', [300, 400], [300, 100]);
    const forces = battle.squad(1, 'assault-special-forces', [471, 400], [471, 480], [471, 320]);
    battle.load('prisoner', [450, 480]);
    battle.load('prisoner', [450, 320]);
    return { battle, colonel, guards, forces };
  }
  test('all three are touched at a tour’s end: freed', () => {
    const { battle } = camp();
    expect(tourOver(battle, 3)).toBe('1 won: The colonel and the prisoners are free.');
  });
  test('one of them is not, or a guard is there too: not yet', () => {
    for (const change of [{ forces: 600 }, { guards: 429 }]) {
      const { battle, forces, guards } = camp();
      const id = 'forces' in change ? forces[2] : guards[0];
      battle.get(id ?? -1).x = Object.values(change)[0] ?? 0;
      expect(tourOver(battle, 3)).toBeNull();
    }
  });
  test('eight tours are over: the guards have won', () => {
    const { battle, forces } = camp();
    battle.get(forces[0] ?? -1).x = 800;
    expect(tourOver(battle, 7)).toBeNull();
    expect(tourOver(battle, 8)).toBe('0 won: Time is up, and the prisoners are still in the camp.');
  });
  test('whoever kills the colonel loses: the guards in a fight', () => {
    const { battle, colonel, guards } = camp();
    battle.get(guards[0] ?? -1).x = 429;
    act(battle, 0, { squad: 1 }, { kind: 'fight', by: guards[0] ?? -1, enemy: colonel }, 6, 1);
    expect(verdict(battle)).toBe('1 won: The colonel is dead: whoever killed him has lost.');
  });
  test('whoever kills the colonel loses: his own people by a blast', () => {
    const { battle, colonel } = camp();
    expect(fell(battle, 1, 2, colonel)).toBe('0 won: The colonel is dead: whoever killed him has lost.');
  });
  test('no guard left: won at once', () => {
    const { battle, guards } = camp();
    expect(fell(battle, 1, 2, ...guards)).toBe('1 won: wipedOut');
  });
});

describe('BRP-12.4 Bait', () => {
  function field() {
    const battle = new Battle({ mission: 'bait', rules: { tours: 8 } });
    battle.squad(0, 'regime-clones', [100, 400]);
    const locust = battle.machine(0, 'locust', [1050, 400]);
    const [thief = -1] = battle.squad(1, 'cyber-infantry', [1101, 400], [1000, 100]);
    battle.turn(locust, 1, 0);
    return { battle, locust, thief };
  }
  test('taken, and driven off the table by the right edge in a later tour', () => {
    const { battle, locust, thief } = field();
    act(battle, 1, { squad: 1 }, { kind: 'board', by: thief, machine: locust });
    expect(verdict(battle)).toBeNull();
    battle.state.tour = 2;
    battle.get<Machine>(locust).hasActed = false;
    const drive: Act = { kind: 'drive', by: locust, legs: [{ go: 'forward', by: 110 }], exits: true };
    act(battle, 1, { piece: locust }, drive);
    expect(verdict(battle)).toBe('1 won: The Locust has been driven off.');
  });
  test('destroyed, by whomever: nothing is left to drive off', () => {
    const { battle, locust } = field();
    battle.get<Machine>(locust).durability = 1;
    expect(fell(battle, 1, 1, locust)).toBe(
      '0 won: The Locust is destroyed: there is nothing left to drive off.',
    );
  });
  test('eight tours are over', () => {
    const { battle } = field();
    expect(tourOver(battle, 8)).toBe('0 won: Time is up, and the Locust has not been driven off.');
  });
});

describe('BRP-12.4 Hunt', () => {
  function ruins() {
    const battle = new Battle({ mission: 'hunt', rules: { tours: 6 } });
    const clones = battle.squad(0, 'heavy-clones', [100, 100], [100, 200]);
    const militia = battle.squad(1, 'velian-militia', [900, 100], [900, 200], [900, 300], [900, 500]);
    const trex = battle.machine(1, 't-rex', [1000, 600], { pilot: 'spare-pilot' });
    return { battle, clones, militia, trex };
  }
  test('T-Rex disabled and half of the militia gone', () => {
    const { battle, militia, trex } = ruins();
    expect(fell(battle, 0, 0, ...militia.slice(0, 2))).toBeNull();
    battle.get<Machine>(trex).pilot = -1;
    battle.get(trex + 1).status = 'destroyed';
    battle.roll((game) => endIfDecided(game));
    expect(verdict(battle)).toBe('0 won: The T-Rex is disabled and the militia broken.');
  });
  test('T-Rex alone is not enough', () => {
    const { battle, militia, trex } = ruins();
    battle.get<Machine>(trex).pilot = -1;
    expect(fell(battle, 0, 0, militia[0] ?? -1)).toBeNull();
  });
  test('the Protectorate wins by destroying all, and by nothing else', () => {
    const { battle, clones } = ruins();
    expect(fell(battle, 1, 1, clones[0] ?? -1)).toBeNull();
    expect(fell(battle, 1, 1, clones[1] ?? -1)).toBe('1 won: wipedOut');
  });
  test('six tours are over: a draw, whatever was lost', () => {
    const { battle, clones } = ruins();
    fell(battle, 1, 1, clones[0] ?? -1);
    expect(tourOver(battle, 6)).toBe('0,1 drew: Time is up: neither hunter has made a kill.');
  });
});

describe('BRP-12.4 Storm', () => {
  const [place] = pack.missions.find(({ id }) => id === 'storm')?.places ?? [];
  /** A cyber-infantryman whose edge is so far from the middle of the depot, which is 60 from its own. */
  function depot(far: number) {
    const battle = new Battle({ mission: 'storm', rules: { tours: 8 } });
    battle.squad(0, 'tribunators', [200, 400]);
    const { x, y } = place ?? { x: Number.NaN, y: 0 };
    battle.squad(1, 'light-cyber-infantry', [600 + x + far + 10, 400 + y]);
    return battle;
  }
  test('a cyber-infantryman within 6 steps when tour 8 ends', () => {
    expect(tourOver(depot(360), 7)).toBeNull();
    expect(tourOver(depot(360), 8)).toBe('1 won: The cyber-infantry has a foothold at the depot.');
  });
  test('none within 6 steps', () => {
    expect(tourOver(depot(361), 8)).toBe(
      '0 won: The assault is beaten off: there is no enemy left at the depot.',
    );
  });
});

describe('BRP-12.4 Recovery', () => {
  function road() {
    const battle = new Battle({ mission: 'recovery', rules: { tours: 8 } });
    const clones = battle.squad(0, 'light-assault-clones', [100, 100]);
    const helix = battle.machine(0, 'helix', [300, 300], { weapons: [2], pilot: 'light-assault-clones' });
    battle.squad(1, 'heavy-cyber-infantry', [900, 400]);
    return { battle, clones, helix };
  }
  test('Helix destroyed is a draw', () => {
    const { battle, helix } = road();
    battle.get<Machine>(helix).durability = 1;
    battle.roll((game) => activate(game, 1, { squad: 2 }));
    battle.roll((game) => hurt(game, helix, 1, 'shot'), 1);
    battle.roll((game) => endIfDecided(game));
    expect(verdict(battle)).toBe('0,1 drew: Helix is destroyed: nobody has it now.');
  });
  test('no clone left, and Helix there to be taken: the Protectorate has won', () => {
    const { battle, clones, helix } = road();
    expect(fell(battle, 1, 2, ...clones)).toBeNull();
    battle.get<Machine>(helix).pilot = -1;
    expect(fell(battle, 1, 2, helix + 1)).toBe('1 won: wipedOut');
  });
  test('eight tours are over: Polaris has kept Helix', () => {
    const { battle } = road();
    expect(tourOver(battle, 8)).toBe('0 won: Time is up: the clones have kept Helix.');
  });
});

describe('BRP-12.4 Trap', () => {
  function field(seat: Seat, x: number, y = 400) {
    const battle = new Battle({ mission: 'trap', rules: { tours: 0 } });
    const cargo = battle.load('cargo', [x, y]);
    battle.squad(0, 'light-assault-landing', seat === 0 ? [x - 21, y] : [100, 700]);
    battle.squad(1, 'velian-militia', seat === 1 ? [x + 21, y] : [1100, 700]);
    return { battle, cargo };
  }
  test('a soldier pushes the cargo to its own point', () => {
    const { battle, cargo } = field(1, 960);
    expect(tourOver(battle, 40)).toBeNull();
    const walk: Act = {
      kind: 'walk',
      by: 2,
      path: [{ x: 1011, y: 400, z: 0 }],
      facing: LEFT,
      push: { piece: cargo, from: 0, to: 1 },
    };
    act(battle, 1, { squad: 1 }, walk);
    expect(battle.get(cargo)).toMatchObject({ x: 990, hasMoved: true });
    expect(tourOver(battle, 41)).toBe('1 won: The cargo is delivered to the Protectorate militia.');
  });
  test('at the other’s point it is not delivered', () => {
    expect(tourOver(field(0, 1050).battle, 5)).toBeNull();
    expect(tourOver(field(0, 150, 480).battle, 5)).toBe(
      '0 won: The cargo is delivered to the Polaris landing party.',
    );
  });
  test('it has no last tour', () => {
    expect(tourOver(field(0, 600).battle, 500)).toBeNull();
  });
});

describe('BRP-12.1 Annihilation', () => {
  test('when the tours are over the cost destroyed decides', () => {
    const battle = new Battle({ rules: { tours: 6 } });
    const [dead = -1] = battle.squad(0, 'regime-clones', [100, 100], [100, 200]);
    battle.squad(1, 'velian-militia', [900, 100]);
    battle.get(dead).status = 'destroyed';
    expect(tourOver(battle, 6)).toBe('1 won: costs');
  });
});

describe('Capture the object', () => {
  function field(x: number, tours = 12) {
    const battle = new Battle({ mission: 'capture', rules: { tours } });
    battle.load('cargo', [x, 400]);
    battle.squad(0, 'regime-clones', [100, 100]);
    battle.squad(1, 'velian-militia', [x + 21, 400]);
    return battle;
  }
  test('brought home it wins at any tour’s end', () => {
    expect(tourOver(field(1050), 4)).toBe('1 won: The object has been brought home.');
    expect(tourOver(field(600), 4)).toBeNull();
  });
  test('held when the last tour is over', () => {
    expect(tourOver(field(600), 12)).toBe('1 won: The object was held to the end.');
  });
  test('held by nobody: costs', () => {
    const battle = field(600);
    battle.get(2).x = 900;
    expect(tourOver(battle, 12)).toBe('0,1 drew: costs');
  });
  test('BRP-12.3 an ally’s zone is home as well', () => {
    const battle = new Battle({ mission: 'capture', sides: [0, 0, 1, 1] });
    battle.load('cargo', [1100, 100]);
    battle.squad(0, 'regime-clones', [1121, 100]);
    for (const seat of [1, 2, 3]) battle.squad(seat, 'velian-militia', [100 * seat, 700]);
    expect(tourOver(battle, 2)).toBe('0,1 won: The object has been brought home.');
  });
});

describe('The commander’s machine', () => {
  test('is destroyed or taken', () => {
    for (const lost of [{ status: 'destroyed' }, { seat: 0 }]) {
      const battle = new Battle({ mission: 'commander' });
      battle.squad(0, 'regime-clones', [100, 100]);
      battle.machine(0, 'raptor', [100, 300], { pilot: 'regime-clones' });
      battle.squad(1, 'velian-militia', [900, 100]);
      const cheap = battle.machine(1, 'salamander', [900, 300], { pilot: 'velian-militia' });
      const dear = battle.machine(1, 'bronekhod', [900, 500], { pilot: 'velian-militia' });
      Object.assign(battle.get(cheap), lost);
      battle.roll((game) => endIfDecided(game));
      expect(verdict(battle)).toBeNull();
      Object.assign(battle.get(dear), lost);
      battle.roll((game) => endIfDecided(game));
      expect(verdict(battle)).toBe('0 won: The enemy has lost every commander’s machine.');
    }
  });
  test('of several enemies all; a player who is out commands nothing', () => {
    const battle = new Battle({ mission: 'commander', sides: [0, 1, 2] });
    const machines = [0, 1, 2].map((seat) =>
      battle.machine(seat, 'raptor', [300 * seat + 100, 300], { pilot: 'regime-clones' }),
    );
    battle.get(machines[1] ?? -1).status = 'destroyed';
    battle.roll((game) => endIfDecided(game));
    expect(verdict(battle)).toBeNull();
    const last = battle.get<Machine>(machines[2] ?? -1);
    battle.get(last.pilot).status = 'destroyed';
    last.pilot = -1;
    battle.roll((game) => endIfDecided(game));
    expect(verdict(battle)).toBe('0 won: The enemy has lost every commander’s machine.');
  });
});

describe('Hold the line', () => {
  function line(inside: number, sides: readonly number[] = [0, 1]) {
    const battle = new Battle({ mission: 'line', sides, rules: { tours: 8 } });
    const places = [0, 1, 2].map((n): [number, number] =>
      n < inside ? [1100, 300 + 60 * n] : [800, 300 + 60 * n],
    );
    battle.squad(0, 'regime-clones', ...places);
    for (const seat of sides.keys()) if (seat > 0) battle.squad(seat, 'velian-militia', [500, 50 * seat]);
    return battle;
  }
  test('three attackers in the defenders’ zone have broken through', () => {
    expect(tourOver(line(2), 5)).toBeNull();
    expect(tourOver(line(3), 5)).toBe('0 won: The line is broken.');
  });
  test('after the last tour it has held', () => {
    expect(tourOver(line(2), 8)).toBe('1 won: The line has held.');
  });
  test('BRP-12.3 two allies hold it against two: both their zones count, both win', () => {
    const battle = new Battle({ mission: 'line', sides: [0, 0, 1, 1], rules: { tours: 8 } });
    battle.squad(0, 'regime-clones', [100, 700], [1100, 700]);
    battle.squad(1, 'regime-clones', [1050, 700]);
    battle.squad(2, 'velian-militia', [600, 100]);
    battle.squad(3, 'velian-militia', [600, 200]);
    expect(tourOver(battle, 2)).toBe('0,1 won: The line is broken.');
  });
});

describe('Control points', () => {
  test('are counted every tour; the most points win', () => {
    const battle = new Battle({ mission: 'markers', rules: { tours: 6 } });
    battle.squad(0, 'regime-clones', [600, 400]);
    const [late = -1] = battle.squad(1, 'velian-militia', [100, 700]);
    expect(tourOver(battle, 1)).toBeNull();
    Object.assign(battle.get(late), { x: 850, y: 600 });
    for (const tour of [2, 3, 4, 5]) expect(tourOver(battle, tour)).toBeNull();
    expect(battle.state.scores).toEqual([5, 4]);
    expect(tourOver(battle, 6)).toBe('0 won: More points than anybody else.');
  });
  test('equal points are a draw, whatever was lost', () => {
    const battle = new Battle({ mission: 'markers', rules: { tours: 6 } });
    const [dead = -1] = battle.squad(0, 'regime-clones', [100, 100], [100, 200]);
    battle.get(dead).status = 'destroyed';
    battle.squad(1, 'velian-militia', [100, 700]);
    expect(tourOver(battle, 6)).toBe('0,1 drew: The points are level.');
  });
});

test('every sentence that says why it is over was the reason once', () => {
  const all = pack.missions.flatMap(({ id, goals }) => goals.map((_, place) => `${id}: ${place}`));
  expect([...decided].sort()).toEqual(all.sort());
});
