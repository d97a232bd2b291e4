import { plain, type Sentences } from '@bridgehead/kernel';
import type { Pack } from '../../content/pack.ts';
import type { AbilityRefusals } from '../../rules/refusals.ts';
import { capital, kindCalled } from '../called.ts';
import { kindName } from '../names.ts';

export const ABILITIES: Sentences<AbilityRefusals, [Pack]> = {
  'has-fought': plain('Ближний бой — один раз за ход.', 'There is only one close combat per turn.'),
  'flyers-do-not-fight': plain(
    'Летящая машина в ближний бой не вступает.',
    'A flyer does not fight in close combat.',
  ),
  'no-enemy-touched': plain(
    'Драться можно только с противником, которого касаются.',
    'Only an enemy in contact can be fought.',
  ),
  'not-the-contact': plain(
    'Драться нужно с тем, кого коснулись на ходу.',
    'The fight has to be with whoever was run into.',
  ),
  'no-gun': plain('Захватывать здесь нечего.', 'There is nothing to take.'),
  'own-gun': ({ kind }, pack) => ({
    ru: `Орудие «${kindName(pack, kind).ru}» и так ваше.`,
    en: `The “${kindName(pack, kind).en}” is yours already.`,
  }),
  'gun-held': ({ kind }, pack) => ({
    ru: `Орудие «${kindName(pack, kind).ru}» держит солдат другого игрока.`,
    en: `Another player’s soldier holds the “${kindName(pack, kind).en}”.`,
  }),
  'machine-not-touched': plain('Солдат не касается машины.', 'The soldier touches no machine.'),
  'machine-piloted': ({ kind }, pack) => ({
    ru: `В машине «${kindName(pack, kind).ru}» уже есть пилот.`,
    en: `“${kindName(pack, kind).en}” has a pilot.`,
  }),
  'no-room-to-fly': ({ kind }, pack) => ({
    ru: `Машине «${kindName(pack, kind).ru}» некуда взлететь: место над ней занято.`,
    en: `“${kindName(pack, kind).en}” cannot rise: there is no room above it.`,
  }),
  'cannot-mend': plain('Ремонтировать здесь некому.', 'Nobody here can repair.'),
  'nothing-to-mend': plain('Чинят только машины и орудия.', 'Only machines and guns are repaired.'),
  'object-not-touched': ({ kind }, pack) => ({
    ru: `До ${kindCalled(pack, kind, 'genitive').ru} отсюда не дотянуться: чинят вплотную, платформа — задней кромкой.`,
    en: `“${kindName(pack, kind).en}” is out of reach: a repair needs contact, the platform’s with its rear edge.`,
  }),
  'enemy-object': ({ kind }, pack) => ({
    ru: `${capital(kindCalled(pack, kind)).ru} у противника: чужую технику не чинят.`,
    en: `The enemy’s “${kindName(pack, kind).en}” is not repaired.`,
  }),
  'sound-object': ({ kind }, pack) => ({
    ru: `${capital(kindCalled(pack, kind)).ru} в полной исправности.`,
    en: `“${kindName(pack, kind).en}” is as good as new.`,
  }),
  'has-acted': plain(
    'Ремонт занимает весь ход, а часть его уже сделана.',
    'A repair takes the whole turn, and part of it is done.',
  ),
  'enemy-near': plain('Вплотную стоит противник: он этому мешает.', 'An enemy in contact prevents that.'),
  'no-refills': plain('За этим столом боезапас не пополняют.', 'This table plays without refills.'),
  'has-refilled': plain('Боезапас пополняют один раз за игру.', 'Ammunition is refilled once a game.'),
  'not-refillable': plain(
    'Пополняют свою машину или орудие, которого касается солдат.',
    'What is refilled is one’s own machine, or a gun that the soldier touches.',
  ),
};
