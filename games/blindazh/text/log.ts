import type { Localized, Names } from '@bridgehead/kernel';
import type { Pack } from '../content/index.ts';
import type { Event, EnemyEnd, PenaltyCause, TrenchEnd } from '../rules/index.ts';
import { at, capital, enemyName, points, sideName, tileName } from './names.ts';
import { outcomeText } from './outcome.ts';
import { advance } from './telling.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** A line of the log. The present tense suits every name: the Russian past would have to know the player's gender. */
export function eventText(event: Event, pack: Pack, names: Names): Localized | null {
  switch (event.kind) {
    case 'prepared':
      return {
        ru: `Плиток противника: ${event.enemies}. Поражение — при ${event.limit} очках. Первый ход: ${names.seat(event.first)}.`,
        en: `Enemy tiles: ${event.enemies}. Defeat at ${points(event.limit).en}. ${names.seat(event.first)} moves first.`,
      };
    case 'drew': {
      const enemy = enemyName(pack, event.enemy);
      return {
        ru: `Тревога: ${enemy.ru}. Осталось в стопке: ${event.left}.`,
        en: `Alarm: ${enemy.en}. Left in the stack: ${event.left}.`,
      };
    }
    case 'laneRolled':
      return event.taken
        ? {
            ru: `Выпала полоса ${event.die}: там уже противник, бросают снова.`,
            en: `Lane ${event.die} is rolled: an enemy is there already, roll again.`,
          }
        : null;
    case 'entered': {
      const enemy = capital(enemyName(pack, event.enemy));
      const cell = at(pack, event.cell);
      return { ru: `${enemy.ru}: выход на клетку ${cell}.`, en: `${enemy.en} enters at ${cell}.` };
    }
    case 'enemyTurn':
      return {
        ru: `Ход противника, раунд ${event.round + 1}.`,
        en: `The enemy’s turn, round ${event.round + 1}.`,
      };
    case 'advanced':
      return advance(event, pack);
    case 'fired': {
      const [from, cell] = [at(pack, event.from), at(pack, event.cell)];
      return {
        ru: `Артиллерия с клетки ${from} бьёт по клетке ${cell}: выпало ${event.die}.`,
        en: `Artillery at ${from} rolls ${event.die} and hits ${cell}.`,
      };
    }
    case 'sentBack': {
      const who = names.seat(event.seat);
      const to = at(pack, event.to);
      return { ru: `${who} возвращается на клетку ${to}.`, en: `${who} goes back to ${to}.` };
    }
    case 'trenchLost':
      return trenchLost(event, pack);
    case 'enemyLost':
      return enemyLost(event, pack);
    case 'penalty':
      return penalty(event, pack);
    case 'refilled':
      return null;
    case 'reshuffled':
      return {
        ru: `Сброс перемешан в новую стопку: плиток ${event.tiles}.`,
        en: `The discard is shuffled into a new stack of ${event.tiles}.`,
      };
    case 'ended':
      return outcomeText(event.outcome);
    default:
      return actionText(event, pack, names);
  }
}

type Action = Of<
  | 'posted'
  | 'moved'
  | 'dug'
  | 'flagged'
  | 'cleared'
  | 'attacked'
  | 'tookGrenade'
  | 'threw'
  | 'replaced'
  | 'waited'
>;

function actionText(event: Action, pack: Pack, names: Names): Localized | null {
  const who = names.seat(event.seat);
  switch (event.kind) {
    case 'posted': {
      const cell = at(pack, event.cell);
      return { ru: `${who} занимает пост на клетке ${cell}.`, en: `${who} takes post at ${cell}.` };
    }
    case 'moved': {
      const to = at(pack, event.to);
      return { ru: `${who} переходит на клетку ${to}.`, en: `${who} walks to ${to}.` };
    }
    case 'dug': {
      const tile = tileName(pack, event.tile);
      const to = at(pack, event.to);
      return { ru: `${who} строит: ${tile.ru}, клетка ${to}.`, en: `${who} builds a ${tile.en} at ${to}.` };
    }
    case 'flagged': {
      const to = at(pack, event.to);
      return {
        ru: `${who} прорывает окоп в зону противника и ставит флаг на клетке ${to}.`,
        en: `${who} digs into the enemy zone and plants a flag at ${to}.`,
      };
    }
    case 'cleared': {
      const cell = at(pack, event.cell);
      return { ru: `${who} засыпает окоп на клетке ${cell}.`, en: `${who} clears ${cell}.` };
    }
    case 'attacked':
      return attacked(event, pack, who);
    case 'tookGrenade':
      return { ru: `${who} берёт гранату.`, en: `${who} takes a grenade.` };
    case 'threw': {
      const side = sideName(event.side);
      const where = event.cell === null ? null : at(pack, event.cell);
      return where === null
        ? {
            ru: `${who} бросает гранату ${side.ru}: выпало ${event.die}, она улетает за край поля.`,
            en: `${who} throws a grenade ${side.en}, rolls ${event.die}, and it flies off the board.`,
          }
        : {
            ru: `${who} бросает гранату ${side.ru}: выпало ${event.die}, взрыв на клетке ${where}.`,
            en: `${who} throws a grenade ${side.en}, rolls ${event.die}, and it bursts at ${where}.`,
          };
    }
    case 'replaced':
      return { ru: `${who} заменяет открытые плитки.`, en: `${who} replaces the open tiles.` };
    case 'waited':
      return { ru: `${who} заканчивает ход без действия.`, en: `${who} ends the turn without an action.` };
  }
}

function attacked(
  { cell, enemy, die, strength, shield, hit }: Of<'attacked'>,
  pack: Pack,
  who: string,
): Localized {
  const target = enemyName(pack, enemy);
  const where = at(pack, cell);
  const ru = `${who} атакует: ${target.ru}, клетка ${where}. Выпало ${die}, сила ${strength}`;
  const en = `${who} attacks ${target.en} at ${where}, rolls ${die}: strength ${strength}`;
  return hit
    ? { ru: `${ru} — попадание.`, en: `${en}, a hit.` }
    : { ru: `${ru} — меньше ${shield}, мимо.`, en: `${en} is less than ${shield}, a miss.` };
}

const TRENCH_LOSSES: Readonly<Record<TrenchEnd, Localized>> = {
  tank: { ru: 'раздавлен танком', en: 'is crushed by a tank' },
  hedgehogs: { ru: 'потерян вместе с ежами', en: 'is lost with its hedgehogs' },
  mines: { ru: 'взорван минами', en: 'is blown up by its mines' },
  shell: { ru: 'разбит снарядом', en: 'is destroyed by a shell' },
  grenade: { ru: 'разрушен гранатой', en: 'is destroyed by a grenade' },
};

function trenchLost({ cell, cause }: Of<'trenchLost'>, pack: Pack): Localized {
  const { ru, en } = TRENCH_LOSSES[cause];
  const where = at(pack, cell);
  return { ru: `Окоп на клетке ${where} ${ru}.`, en: `The trench at ${where} ${en}.` };
}

/** Hits and breakthroughs are told by the attack and by the penalty. */
const ENEMY_LOSSES: Readonly<Record<EnemyEnd, Localized | null>> = {
  attack: null,
  breakthrough: null,
  spent: null,
  grenade: { ru: 'плитку уничтожает граната', en: 'is destroyed by a grenade' },
  mines: { ru: 'плитка выбывает на минах', en: 'is lost on mines' },
  hedgehogs: { ru: 'плитка выбывает на ежах', en: 'is lost on hedgehogs' },
  shell: { ru: 'плитка выбывает под своим же снарядом', en: 'is hit by its own side’s shell' },
  flag: { ru: 'там наш флаг, плитка выбывает из игры', en: 'meets our flag and leaves the game' },
};

function enemyLost({ cell, enemy, cause }: Of<'enemyLost'>, pack: Pack): Localized | null {
  const loss = ENEMY_LOSSES[cause];
  if (!loss) return null;
  const name = capital(enemyName(pack, enemy));
  const where = at(pack, cell);
  return { ru: `${name.ru}, клетка ${where}: ${loss.ru}.`, en: `${name.en} at ${where} ${loss.en}.` };
}

const PENALTY_CAUSES: Readonly<Record<PenaltyCause, Localized>> = {
  breakthrough: { ru: 'Прорыв на клетке', en: 'Breakthrough at' },
  overrun: { ru: 'Противник сминает солдата на клетке', en: 'The enemy overruns a soldier at' },
  shelled: { ru: 'Снаряд накрывает солдата на клетке', en: 'A shell hits a soldier at' },
  startShelled: { ru: 'Снаряд попадает в стартовый окоп, клетка', en: 'A shell hits the start trench at' },
};

function penalty({ points: count, total, limit, cause, cell }: Of<'penalty'>, pack: Pack): Localized {
  const why = PENALTY_CAUSES[cause];
  const where = at(pack, cell);
  const cost = points(count);
  return {
    ru: `${why.ru} ${where}: штраф ${cost.ru}, всего ${total} из ${limit}.`,
    en: `${why.en} ${where}: ${cost.en}, ${total} of ${limit} in all.`,
  };
}
