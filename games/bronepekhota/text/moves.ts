import type { Localized } from '@bridgehead/kernel';
import type { Act, Chassis, Move, Shot, View } from '../rules/index.ts';
import { capital, chassisOf, joined, pieceCalled, type Roster, unitCalled } from './called.ts';
import { armyTitle, isOfMission, kindName } from './names.ts';
import { steps } from './numbers.ts';

type Seen = Roster & { readonly view: View };

/** A move, said to whoever may make it. */
export function moveText(move: Move, seen: Seen): Localized {
  switch (move.kind) {
    case 'bring':
      return bringing(move.army.title, seen);
    case 'deploy': {
      const { ru, en } = unitCalled(seen, move.unit, 'accusative');
      return { ru: `Поставить на стол ${ru}.`, en: `Set up ${en}.` };
    }
    case 'order':
      return ordering(move.seats, seen.view);
    case 'activate': {
      const { ru, en } = unitCalled(seen, move.unit);
      return { ru: `Пусть ходит ${ru}.`, en: `Let ${en} act.` };
    }
    case 'done':
      return { ru: 'Закончить действия этого солдата.', en: 'End this soldier’s actions.' };
    case 'end':
      return { ru: 'Закончить ход.', en: 'End the turn.' };
    default: {
      const [by, deed] = [capital(pieceCalled(seen, move.by)), actText(move, seen)];
      return { ru: `${by.ru}: ${deed.ru}.`, en: `${by.en}: ${deed.en}.` };
    }
  }
}

function bringing(title: string, { pack }: Seen): Localized {
  if (isOfMission(pack, title)) {
    return { ru: 'Привести армию, которую даёт миссия.', en: 'Bring the army that the mission gives.' };
  }
  const { ru, en } = armyTitle(pack, title);
  return { ru: `Привести армию «${ru}».`, en: `Bring the army “${en}”.` };
}

function ordering(seats: readonly number[], { stage }: View): Localized {
  const own = 'seat' in stage ? seats.indexOf(stage.seat) : -1;
  if (seats.length === 2 && own >= 0) {
    return own === 0
      ? { ru: 'Ходить первым.', en: 'Go first.' }
      : { ru: 'Пропустить соперника вперёд.', en: 'Let the opponent go first.' };
  }
  const order = seats.map((seat) => seat + 1).join(', ');
  return { ru: `Очерёдность мест: ${order}.`, en: `The order of seats: ${order}.` };
}

function actText(act: Act, seen: Seen): Localized {
  switch (act.kind) {
    case 'walk':
      return walking(act, seen);
    case 'jump':
      return { ru: 'прыгнуть на ускорителе', en: 'jump with the pack' };
    case 'drive':
      return driving(act, seen);
    case 'shoot':
      return shooting(act, seen);
    case 'fight':
      return at({ ru: 'ближний бой с', en: 'fight' }, pieceCalled(seen, act.enemy, 'instrumental'));
    case 'board':
      return at({ ru: 'сесть в', en: 'board' }, pieceCalled(seen, act.machine, 'accusative'));
    case 'take':
      return at({ ru: 'захватить', en: 'take' }, pieceCalled(seen, act.gun, 'accusative'));
    case 'mend':
      return act.object === act.by
        ? { ru: 'чинить собственные повреждения', en: 'repair its own damage' }
        : at({ ru: 'чинить', en: 'mend' }, pieceCalled(seen, act.object, 'accusative'));
    case 'leave':
      return { ru: 'пилоту выйти', en: 'let the pilot get out' };
    case 'refill':
      return act.object === act.by
        ? { ru: 'пополнить свой боезапас', en: 'refill its own ammunition' }
        : at({ ru: 'пополнить боезапас', en: 'refill' }, pieceCalled(seen, act.object, 'genitive'));
  }
}

function at(deed: Localized, object: Localized): Localized {
  return { ru: `${deed.ru} ${object.ru}`, en: `${deed.en} ${object.en}` };
}

/** A millimetre of the table in steps. */
const STEP = 50;

function walking({ by, path, push }: Extract<Act, { kind: 'walk' }>, seen: Seen): Localized {
  const start = seen.view.pieces[by];
  if (!start || path.length === 0) return { ru: 'повернуться на месте', en: 'turn on the spot' };
  let length = 0;
  let from: { readonly x: number; readonly y: number } = start;
  for (const to of path) {
    length += Math.hypot(to.x - from.x, to.y - from.y) / STEP;
    from = to;
  }
  const far = steps(Math.round(length * 10) / 10);
  if (!push) return { ru: `пройти ${far.ru}`, en: `walk ${far.en}` };
  const load = pieceCalled(seen, push.piece, 'instrumental');
  return { ru: `пройти ${far.ru} с ${load.ru}`, en: `walk ${far.en} with ${load.en}` };
}

const GOING: Readonly<Record<Chassis, Localized>> = {
  wheels: { ru: 'проехать', en: 'drive' },
  tracks: { ru: 'проехать', en: 'drive' },
  legs: { ru: 'пройти', en: 'stride' },
  wings: { ru: 'пролететь', en: 'fly' },
};
const GO: Localized = { ru: 'пройти', en: 'go' };

function driving({ by, legs, tow }: Extract<Act, { kind: 'drive' }>, seen: Seen): Localized {
  if (legs.length === 0) return { ru: 'повернуть кабину', en: 'turn the cabin' };
  const length = legs.reduce((sum, leg) => sum + ('go' in leg ? leg.by / STEP : 0), 0);
  const far = steps(Math.round(length * 10) / 10);
  if (length === 0) return { ru: 'повернуться на месте', en: 'turn on the spot' };
  const chassis = chassisOf(seen, by);
  const go = chassis ? GOING[chassis] : GO;
  if (!tow) return { ru: `${go.ru} ${far.ru}`, en: `${go.en} ${far.en}` };
  const load = pieceCalled(seen, tow.piece, 'instrumental');
  return {
    ru: `${go.ru} ${far.ru} с ${load.ru} на буксире`,
    en: `${go.en} ${far.en} with ${load.en} in tow`,
  };
}

function shooting(
  { by, with: shot, at: targets, aimed }: Extract<Act, { kind: 'shoot' }>,
  seen: Seen,
): Localized {
  if (shot === 'grenade') {
    return at(
      { ru: 'бросить гранату в', en: 'throw a grenade at' },
      joined(targets.map((target) => pieceCalled(seen, target, 'accusative'))),
    );
  }
  const [victims, arm] = [
    joined(targets.map((target) => pieceCalled(seen, target, 'dative'))),
    armText(by, shot, seen),
  ];
  return aimed
    ? { ru: `прицельный выстрел по ${victims.ru}`, en: `an aimed shot at ${victims.en}` }
    : { ru: `выстрел по ${victims.ru}${arm.ru}`, en: `shoot at ${victims.en}${arm.en}` };
}

/** What is fired, after whom it is fired at; nothing for a soldier's own weapon. */
export function armText(by: number, shot: Shot, { pack, view }: Roster): Localized {
  if (typeof shot === 'string') return { ru: '', en: '' };
  if ('gun' in shot) {
    const gun = pieceCalled({ pack, view }, shot.gun, 'genitive');
    return { ru: ` из ${gun.ru}`, en: ` with ${gun.en}` };
  }
  const machine = view.pieces[by];
  const kind = machine?.kind === 'machine' && pack.machines.find(({ id }) => id === machine.model);
  const weapon = kind && kind.arsenal[shot.weapon];
  if (!weapon) return { ru: '', en: '' };
  const { ru, en } = kindName(pack, weapon);
  return { ru: ` (${ru})`, en: ` (${en})` };
}
