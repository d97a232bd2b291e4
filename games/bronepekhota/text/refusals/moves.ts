import { type Localized, plain, type Sentences } from '@bridgehead/kernel';
import type { Pack } from '../../content/pack.ts';
import type { MoveRefusals } from '../../rules/refusals.ts';
import { capital, kindCalled } from '../called.ts';
import { kindName } from '../names.ts';
import { figure, speedPoints } from '../numbers.ts';

const OBSTACLES: Readonly<Record<string, Localized>> = {
  edge: { ru: 'там край стола', en: 'the table ends there' },
  terrain: { ru: 'мешает укрепление', en: 'terrain is in the way' },
  piece: { ru: 'там стоит другая фигура', en: 'another piece is in the way' },
  rise: { ru: 'слишком высоко', en: 'it is too high' },
  drop: { ru: 'слишком глубоко', en: 'it is too deep' },
  nowhere: { ru: 'там не на чем стоять', en: 'there is nothing to stand on' },
  'no-way': { ru: 'пути туда нет, или он слишком долог', en: 'no way leads there, or it is too long' },
  level: { ru: 'подставка стоит неровно', en: 'the base does not stand level' },
};

function obstacle(name: string): Localized {
  return OBSTACLES[name] ?? { ru: 'что-то мешает', en: 'something is in the way' };
}

export const MOVES: Sentences<MoveRefusals, [Pack]> = {
  'has-moved': plain('Передвижение в этом ходу уже было.', 'It has moved this turn.'),
  'on-foot-only': plain('Так ходят только солдаты.', 'Only soldiers move like this.'),
  'too-far': ({ price, points }) => ({
    ru: `Путь стоит ${speedPoints(price).ru}, а есть ${figure(points).ru}.`,
    en: `The way costs ${speedPoints(price).en}, and only ${figure(points).en} are left.`,
  }),
  'way-blocked': (figures) => ({
    ru: `Здесь не пройти: ${obstacle(figures.obstacle).ru}.`,
    en: `There is no way through: ${obstacle(figures.obstacle).en}.`,
  }),
  'cannot-stand': ({ fault }) => ({
    ru: `Здесь не встать: ${obstacle(fault).ru}.`,
    en: `Nobody can stand here: ${obstacle(fault).en}.`,
  }),
  'contact-on-the-way': plain(
    'На этом пути встретится противник, а остановиться и драться там негде.',
    'An enemy would be met where one cannot stop and fight.',
  ),
  'contact-after-fight': plain(
    'Ближний бой в этом ходу уже был: подходить к противнику вплотную нельзя.',
    'It has fought this turn and must not run into another enemy.',
  ),
  'not-movable': plain('Это нельзя сдвинуть с места.', 'This cannot be moved.'),
  'moved-already': plain('В этом туре это уже передвигали.', 'This has been moved this round.'),
  'push-nowhere': plain(
    'Непонятно, на каком отрезке пути катить орудие.',
    'The move does not say along which part of the way the gun goes.',
  ),
  'not-at-hand': plain(
    'Чтобы катить орудие, нужно сначала подойти к нему вплотную.',
    'To move a gun one has to touch it first.',
  ),
  'machines-only': plain('Так ездят только машины.', 'Only machines move like this.'),
  'does-not-go-so': plain('В эту сторону машина не движется.', 'This machine does not go that way.'),
  'turns-too-far': plain(
    'Летающая машина за одно очко поворачивает не больше чем на 90°.',
    'A flyer turns by at most 90° a point.',
  ),
  'cabin-too-far': plain(
    'Кабина шагающей машины поворачивается не больше чем на 90° от шасси, у других она неподвижна.',
    'A walker’s cabin turns by at most 90° from its legs; other cabins are fixed.',
  ),
  'leaves-by-enemies': plain(
    'Есть место подальше от противника: пилот выходит там.',
    'There is a place away from enemies: the pilot gets out there.',
  ),
  'not-beside': plain('Пилот выходит вплотную к машине.', 'The pilot gets out touching the machine.'),
  'no-exit': plain(
    'Уйти со стола здесь нельзя: миссия этого не предусматривает.',
    'Nobody of yours may leave the table in this mission.',
  ),
  'not-at-the-exit': plain(
    'Чтобы уйти со стола, нужно вплотную подойти к краю, через который разрешён выход.',
    'To leave the table one has to touch the edge that is the way out.',
  ),
  'exit-needs-points': plain(
    'Чтобы уйти со стола, у края должны оставаться очки скорости.',
    'Leaving the table takes speed points left at the edge.',
  ),
  'needs-escort': ({ kind }, pack) => ({
    ru: `${capital(kindCalled(pack, kind)).ru} идёт, только пока его касается солдат своей стороны.`,
    en: `“${kindName(pack, kind).en}” walks only while a soldier of the same side is in contact.`,
  }),
  'not-alongside': plain(
    'Вплотную отсюда не подобраться.',
    'It cannot get into contact with this from here.',
  ),
  'no-jump-pack': plain('Ускорителя у этого солдата нет.', 'This soldier has no jump pack.'),
  'no-jumps': plain('За этим столом играют без ускорителей.', 'This table plays without jump packs.'),
  'jump-too-far': ({ length, height, most }) => ({
    ru: `Прыжок: длина ${figure(length).ru} и высота ${figure(height).ru} вместе больше ${figure(most).ru} шагов.`,
    en: `The jump: length ${figure(length).en} and height ${figure(height).en} together are more than ${figure(most).en} steps.`,
  }),
  'no-platform': plain(
    'Буксирует только машина с ремонтно-транспортной платформой.',
    'Only a machine with the repair and towing platform tows.',
  ),
  'not-behind': plain(
    'Буксируют то, чего платформа касается задней кромкой.',
    'The platform tows what its rear edge touches.',
  ),
  'enemy-load': plain(
    'Машину противника буксируют, только если она без пилота, а орудие — если оно без расчёта.',
    'An enemy’s machine is towed only if it has no pilot, a gun only if it has no crew.',
  ),
  'enemy-by-load': plain(
    'Вплотную к грузу стоит противник: буксировать нельзя.',
    'An enemy touches the load: it cannot be towed.',
  ),
  'tow-nowhere': plain(
    'Непонятно, на каком отрезке пути тянуть груз.',
    'The move does not say along which part of the way the load is towed.',
  ),
  'tows-forward': plain(
    'С грузом на буксире едут только вперёд или поворачивают.',
    'With a load in tow a machine only goes forward or turns.',
  ),
  'jump-blocked': plain('Над дорогой слишком низкий навес.', 'Something hangs too low over the way.'),
};
