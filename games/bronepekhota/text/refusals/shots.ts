import { plain, type Sentences } from '@bridgehead/kernel';
import type { Pack } from '../../content/pack.ts';
import type { ShotRefusals } from '../../rules/refusals.ts';
import { kindName } from '../names.ts';

export const SHOTS: Sentences<ShotRefusals, [Pack]> = {
  'no-weapon': plain('Такого оружия у стрелка нет.', 'The shooter has no such weapon.'),
  'no-grenades': plain('За этим столом играют без гранат.', 'This table plays without grenades.'),
  'no-aimed-fire': plain(
    'За этим столом играют без прицельной стрельбы.',
    'This table plays without aimed fire.',
  ),
  'own-weapon-only': plain(
    'Прицельно стреляют только из личного оружия.',
    'Only a soldier’s own weapon can be aimed.',
  ),
  'not-only-shooting': plain(
    'Кто целится, больше ничего в этом туре не делает, а этот солдат уже действовал.',
    'Whoever aims does nothing else this round, and this soldier already has.',
  ),
  'has-shot': plain('Стрельба в этом туре уже закончена.', 'The shooting of this round is over.'),
  'weapon-fired': plain(
    'Из этого оружия в этом туре уже стреляли.',
    'This weapon has been fired this round.',
  ),
  'rate-reached': ({ rate }) => ({
    ru: `Скорострельность исчерпана: выстрелов за тур — ${rate}.`,
    en: `The rate of fire is used up: ${rate} per round.`,
  }),
  'chose-other': plain(
    'Солдат уже выбрал, из чего стреляет в этом туре.',
    'The soldier has chosen what to shoot with this round.',
  ),
  'gun-not-touched': ({ kind }, pack) => ({
    ru: `Солдат не касается орудия «${kindName(pack, kind).ru}».`,
    en: `The soldier does not touch the “${kindName(pack, kind).en}”.`,
  }),
  'gun-not-yours': ({ kind }, pack) => ({
    ru: `Орудие «${kindName(pack, kind).ru}» чужое: сначала его нужно захватить.`,
    en: `The “${kindName(pack, kind).en}” is somebody else’s: it has to be taken first.`,
  }),
  'gunner-rank': ({ kind, rank, needed }, pack) => ({
    ru: `Из орудия «${kindName(pack, kind).ru}» стреляют с армейским рангом ${needed} и выше, а у этого солдата ранг ${rank}.`,
    en: `The “${kindName(pack, kind).en}” needs a gunner of army rank ${needed} or higher, and this soldier’s rank is ${rank}.`,
  }),
  'gun-shared': ({ kind }, pack) => ({
    ru: `Орудия «${kindName(pack, kind).ru}» касается солдат другого игрока.`,
    en: `Another player’s soldier touches the “${kindName(pack, kind).en}”.`,
  }),
  'in-contact': plain('Пока касаются противника, не стреляют.', 'Nobody shoots while touching an enemy.'),
  'no-ammo': ({ left, needed }) => ({
    ru: `Не хватает боезапаса: нужно ${needed}, осталось ${left}.`,
    en: `There is not enough ammunition: ${needed} needed, ${left} left.`,
  }),
  'target-count': ({ most }) => ({
    ru: `Целей должно быть от одной до ${most}, все разные.`,
    en: `From one to ${most} targets, all different.`,
  }),
  'no-target': plain('Это не цель.', 'This is no target.'),
  'friendly-target': plain('По своим и союзникам не стреляют.', 'Nobody shoots at their own or at allies.'),
  'spared-target': plain(
    'В этой миссии по этому орудию стрелять нельзя.',
    'In this mission this gun must not be shot at.',
  ),
  'grenade-at-flyer': plain('В летящую машину гранату не бросают.', 'No grenade is thrown at a flyer.'),
  'not-in-front': plain('Цель позади: её не видно.', 'The target is behind and not seen.'),
  'not-seen': plain('Цель полностью скрыта.', 'The target is completely hidden.'),
  'nobody-in-sight': plain(
    'Противников не видно: они позади или полностью скрыты.',
    'No enemy is in sight: they are behind or completely hidden.',
  ),
};
