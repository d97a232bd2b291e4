import { plain, type Sentences } from '@bridgehead/kernel';
import type { Pack } from '../../content/pack.ts';
import { findMachine } from '../../rules/kinds.ts';
import type { ArmyRefusals } from '../../rules/refusals.ts';
import { capital, kindCalled } from '../called.ts';
import { kindName } from '../names.ts';

const rankFor = (pack: Pack, machine: string) => findMachine(pack, machine)?.rank ?? 0;

export const ARMIES: Sentences<ArmyRefusals, [Pack]> = {
  'no-squads': () => ({
    ru: 'В армии нет ни одного отряда: воевать некому.',
    en: 'There is not a single squad in the army: nobody is there to fight.',
  }),
  'no-such-kind': ({ kind }) => ({
    ru: `Армлиста «${kind}» нет в этом наборе.`,
    en: `There is no armlist “${kind}” in this pack.`,
  }),
  'extra-kind': ({ kind }, pack) => ({
    ru: `${capital(kindCalled(pack, kind)).ru} — только для миссий: в армию взять нельзя.`,
    en: `“${kindName(pack, kind).en}” comes with missions only and cannot be taken into an army.`,
  }),
  'mixed-army': ({ kind, other }, pack) => ({
    ru: `${capital(kindCalled(pack, kind)).ru} служит Империи Полярис, ${kindCalled(pack, other).ru} — Торговому Протекторату. В одной армии им не быть.`,
    en: `“${kindName(pack, kind).en}” serves the Empire of Polaris, “${kindName(pack, other).en}” the Trade Protectorate. They cannot be in one army.`,
  }),
  'no-such-weapon': ({ kind }, pack) => ({
    ru: `Такого оружия нет в арсенале машины «${kindName(pack, kind).ru}».`,
    en: `There is no such weapon in the arsenal of “${kindName(pack, kind).en}”.`,
  }),
  'fitted-twice': ({ kind }, pack) => ({
    ru: `Одно и то же оружие машины «${kindName(pack, kind).ru}» установлено дважды.`,
    en: `The same weapon of “${kindName(pack, kind).en}” is fitted twice.`,
  }),
  'too-many-weapons': ({ kind, taken, mounts }, pack) => ({
    ru: `На машине «${kindName(pack, kind).ru}» мест для оружия: ${mounts}, а занято: ${taken}.`,
    en: `“${kindName(pack, kind).en}” has ${mounts} mounts, and ${taken} are taken.`,
  }),
  'no-pilot': ({ kind }, pack) => ({
    ru: `У машины «${kindName(pack, kind).ru}» нет пилота: без него она не движется и не стреляет. Нужен солдат с армейским рангом ${rankFor(pack, kind)} или выше.`,
    en: `“${kindName(pack, kind).en}” has no pilot: without one it neither moves nor shoots. It takes a soldier of army rank ${rankFor(pack, kind)} or higher.`,
  }),
  'left-pilotless': ({ kind }, pack) => ({
    ru: `В этой миссии машина «${kindName(pack, kind).ru}» начинает бой без пилота.`,
    en: `In this mission “${kindName(pack, kind).en}” begins without a pilot.`,
  }),
  'no-such-pilot': ({ kind }, pack) => ({
    ru: `Пилота машины «${kindName(pack, kind).ru}» нет среди солдат армии.`,
    en: `The pilot of “${kindName(pack, kind).en}” is not among the soldiers of the army.`,
  }),
  'pilot-rank': ({ kind, rank, needed }, pack) => ({
    ru: `Машиной «${kindName(pack, kind).ru}» управляют с армейским рангом ${needed} и выше, а у этого пилота ранг ${rank}.`,
    en: `“${kindName(pack, kind).en}” needs a pilot of army rank ${needed} or higher, and this one’s rank is ${rank}.`,
  }),
  'pilot-twice': ({ kind }, pack) => ({
    ru: `Пилот машины «${kindName(pack, kind).ru}» уже назначен на другую.`,
    en: `The pilot of “${kindName(pack, kind).en}” has another machine already.`,
  }),
  'cost-difference': ({ cost, other, most }) => ({
    ru: `Армия стоит ${cost}, армия другого игрока — ${other}: договорились о разнице не больше ${most}\u00a0%.`,
    en: `The army costs ${cost}, another player’s ${other}: a difference of at most ${most}% was agreed on.`,
  }),
  'army-given': plain(
    'В этой миссии состав армии задан: выбрать можно только пилотов и оружие машин.',
    'This mission says who fights: only pilots and the weapons of machines are for you to choose.',
  ),
  'weapons-given': ({ kind }, pack) => ({
    ru: `В этой миссии оружие машины «${kindName(pack, kind).ru}» задано.`,
    en: `In this mission the weapons of “${kindName(pack, kind).en}” are given.`,
  }),
  'no-commander': plain(
    'Эта миссия — об уничтожении командирской машины, а в армии нет ни одной машины.',
    'This mission is about the commander’s machine, and there is no machine in the army.',
  ),
  'army-too-large': ({ share, most }) => ({
    ru: `Армия слишком велика: вплотную друг к другу её фигуры займут ${share}\u00a0% зоны расстановки, а можно не больше ${most}\u00a0%.`,
    en: `The army is too large: side by side its pieces would take ${share}% of the deployment zone, and at most ${most}% are allowed.`,
  }),
  'no-room-here': ({ kind }, pack) => ({
    ru: `Армия не поместится в зоне расстановки на этом столе: не хватает места для ${kindCalled(pack, kind, 'genitive').ru}.`,
    en: `The army does not fit into its zone on this table: there is no room for “${kindName(pack, kind).en}”.`,
  }),
  'crowds-out': ({ kind }, pack) => ({
    ru: `Если встать так, в зоне не останется места для ${kindCalled(pack, kind, 'genitive').ru}. Расставьте фигуры плотнее.`,
    en: `Set up like this, you leave no room in the zone for “${kindName(pack, kind).en}”. Stand closer together.`,
  }),
  'not-waiting': plain('Этого юнита расставлять не нужно.', 'This unit is not waiting to be set up.'),
  'place-count': ({ pieces, places }) => ({
    ru: `Отряд ставят целиком: фигур ${pieces}, а мест указано ${places}.`,
    en: `A squad is set up all at once: ${pieces} pieces, and ${places} places are named.`,
  }),
  'outside-the-zone': plain(
    'Фигура должна целиком стоять в своей зоне.',
    'A piece must stand wholly inside its own zone.',
  ),
};
