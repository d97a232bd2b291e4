import type { Localized } from '@bridgehead/kernel';
import type { Pack } from '../content/index.ts';
import { has, type Move, SIDES, turned, type View } from '../rules/index.ts';
import { at, enemyName, sideName, tileName } from './names.ts';

type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/** A move, said to whoever may make it. */
export function moveText(move: Move, pack: Pack, view: View): Localized {
  switch (move.kind) {
    case 'post': {
      const cell = at(pack, move.cell);
      return { ru: `Займите пост на клетке ${cell}.`, en: `Take post at ${cell}.` };
    }
    case 'move': {
      const to = at(pack, move.to);
      return { ru: `Перейдите на клетку ${to}.`, en: `Walk to ${to}.` };
    }
    case 'dig':
      return digText(move, pack);
    case 'flag': {
      const to = at(pack, move.to);
      return { ru: `Поставьте флаг на клетке ${to}.`, en: `Plant a flag at ${to}.` };
    }
    case 'clear': {
      const cell = at(pack, move.cell);
      return { ru: `Засыпьте окоп на клетке ${cell}.`, en: `Clear ${cell}.` };
    }
    case 'attack': {
      const cell = at(pack, move.cell);
      const enemy = enemyName(pack, view.enemies[move.cell] as number);
      return { ru: `Атакуйте клетку ${cell}: ${enemy.ru}.`, en: `Attack ${cell}: ${enemy.en}.` };
    }
    case 'take':
      return { ru: 'Возьмите гранату.', en: 'Take the grenade.' };
    case 'throw': {
      const { ru, en } = sideName(move.side);
      return { ru: `Бросьте гранату ${ru}.`, en: `Throw a grenade ${en}.` };
    }
    case 'replace':
      return { ru: 'Замените открытые плитки.', en: 'Replace the open tiles.' };
    case 'end':
      return { ru: 'Закончите ход без действия.', en: 'End the turn without an action.' };
  }
}

function digText({ to, tile, turn }: Of<'dig'>, pack: Pack): Localized {
  const cell = at(pack, to);
  const name = tileName(pack, tile);
  const open = turned(pack.trenches[tile]?.open ?? 0, turn);
  const sides = SIDES.filter((side) => has(open, side)).map(sideName);
  const ru = `Постройте на клетке ${cell}: ${name.ru}`;
  const en = `Build a ${name.en} at ${cell}`;
  // Open to every side, it lies alike however it is turned.
  if (sides.length === SIDES.length) return { ru: `${ru}.`, en: `${en}.` };
  return { ru: `${ru}, выходы ${listed('ru', sides)}.`, en: `${en}, open ${listed('en', sides)}.` };
}

function listed(language: keyof Localized, sides: readonly Localized[]): string {
  return new Intl.ListFormat(language).format(sides.map((side) => side[language]));
}
