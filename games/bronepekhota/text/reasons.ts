import { type Localized, plain, say, type Sentences, type ToldReason } from '@bridgehead/kernel';
import type { Reasons } from '../bot/reasons.ts';
import type { Pack } from '../content/pack.ts';
import { kindName } from './names.ts';
import { steps } from './numbers.ts';

interface Odds {
  readonly kind: string;
  readonly odds: number;
}

type Said = (name: Localized) => Localized;

/** About a kind of squad, machine or gun. */
const about =
  (sentence: Said) =>
  (figures: { readonly kind: string } | { readonly gun: string }, pack: Pack): Localized =>
    sentence(kindName(pack, 'gun' in figures ? figures.gun : figures.kind));

/** About a target, and the odds to hurt it. */
const at =
  (ru: string, en: string) =>
  ({ kind, odds }: Odds, pack: Pack): Localized => {
    const name = kindName(pack, kind);
    return {
      ru: `${ru} «${name.ru}»: вероятность поразить — ${odds}\u00a0%.`,
      en: `${en} “${name.en}”. The chance to hurt it is ${odds}%.`,
    };
  };

/** About an enemy hand to hand, and the odds to get the better of it. */
const against =
  (ru: string, en: string) =>
  ({ kind, odds }: Odds, pack: Pack): Localized => {
    const name = kindName(pack, kind);
    return {
      ru: `${ru}: «${name.ru}», вероятность взять верх — ${odds}\u00a0%.`,
      en: `${en} “${name.en}”. The chance to get the better of it is ${odds}%.`,
    };
  };

const hidden = ({ before, after }: { readonly before: number; readonly after: number }): Localized => ({
  ru: `В укрытие: вооружённых противников, которым он виден, станет ${after} вместо ${before}.`,
  en: `Into cover: armed enemies who see it: ${after} instead of ${before}.`,
});

/** Why a move is good, said alike of a bot's own and of one it advises: the sentences behind `Reason.reason`. */
export const REASONS: Sentences<Reasons, [Pack]> = {
  bring: ({ cost }) => ({
    ru: `Готовая армия за ${cost}: пилоты уже назначены.`,
    en: `A ready-made army for ${cost}: its pilots are named already.`,
  }),
  deploy: plain('Ближе к бою, но за укрытием.', 'Near the fight, but behind cover.'),
  'deploy-gun': about(({ ru, en }) => ({
    ru: `Орудие «${ru}» — раньше отрядов: тогда расчёт встанет рядом.`,
    en: `The “${en}” comes before the squads, so that a crew can stand by it.`,
  })),
  first: plain('Кто ходит первым, первым и стреляет.', 'Whoever moves first shoots first.'),
  'unit-shoot': at('Есть цель —', 'There is a target:'),
  'unit-charge': against('До противника можно дойти', 'An enemy can be reached:'),
  'unit-board': about(({ ru, en }) => ({
    ru: `Рядом машина «${ru}», и она без пилота.`,
    en: `The “${en}” is near, and has no pilot.`,
  })),
  'unit-gun': about(({ ru, en }) => ({
    ru: `Орудие «${ru}» ждёт расчёта.`,
    en: `The “${en}” is waiting for a crew.`,
  })),
  'unit-mend': about(({ ru, en }) => ({ ru: `Можно починить: «${ru}».`, en: `“${en}” can be repaired.` })),
  'unit-advance': plain('Пора идти вперёд.', 'It is time to advance.'),
  'unit-cover': hidden,
  'unit-goal': plain(
    'Этот юнит может приблизить цель миссии.',
    'This unit can bring the mission’s goal nearer.',
  ),
  'unit-hold': plain('Этот юнит ещё не ходил.', 'This unit has not acted yet.'),
  shoot: at('Лучшая цель —', 'The best target is'),
  finish: ({ kind, odds }, pack) => {
    const name = kindName(pack, kind);
    return {
      ru: `Цель «${name.ru}» можно добить: вероятность ${odds}\u00a0%.`,
      en: `“${name.en}” can be finished off: the chance is ${odds}%.`,
    };
  },
  grenade: ({ kind, odds, own }, pack) => {
    const name = kindName(pack, kind);
    return {
      ru: `Граната в цель «${name.ru}»: вероятность поразить — ${odds}\u00a0%, задеть себя — ${own}\u00a0%.`,
      en: `A grenade at “${name.en}”. The chance to hurt it is ${odds}%, to hurt one’s own thrower ${own}%.`,
    };
  },
  'fire-gun': ({ gun, kind, odds }, pack) => {
    const [weapon, target] = [kindName(pack, gun), kindName(pack, kind)];
    return {
      ru: `Орудие «${weapon.ru}» достаёт до цели «${target.ru}»: вероятность поразить — ${odds}\u00a0%.`,
      en: `The “${weapon.en}” reaches “${target.en}”. The chance to hurt it is ${odds}%.`,
    };
  },
  charge: against('Вплотную к противнику', 'Up to the enemy:'),
  fight: against('Ближний бой выгоден', 'Close combat pays:'),
  range: at('Оттуда видна цель —', 'From there it can shoot at'),
  cover: hidden,
  closer: ({ kind, steps: far }, pack) => {
    const [name, left] = [kindName(pack, kind), steps(far)];
    return {
      ru: `Ближе к противнику: до цели «${name.ru}» — ${left.ru}.`,
      en: `Closer to the enemy: ${left.en} to “${name.en}”.`,
    };
  },
  away: ({ kind, steps: far }, pack) => {
    const [name, left] = [kindName(pack, kind), steps(far)];
    return {
      ru: `Подальше от противника: до ближайшего, «${name.ru}», — ${left.ru}.`,
      en: `Away from the enemy: ${left.en} to “${name.en}”.`,
    };
  },
  look: plain('Лицом к противнику: так его видно.', 'Facing the enemy: that is how to see it.'),
  hold: plain(
    'Остаётся в укрытии: вооружённые противники его здесь не видят.',
    'It holds its cover: no armed enemy sees it here.',
  ),
  'man-gun': about(({ ru, en }) => ({
    ru: `К орудию «${ru}»: ему нужен расчёт.`,
    en: `To the “${en}”, which needs a crew.`,
  })),
  'to-machine': about(({ ru, en }) => ({
    ru: `К машине «${ru}»: она без пилота.`,
    en: `To the “${en}”, which has no pilot.`,
  })),
  take: about(({ ru, en }) => ({ ru: `Орудие «${ru}» станет своим.`, en: `The “${en}” becomes one’s own.` })),
  board: about(({ ru, en }) => ({
    ru: `С пилотом машина «${ru}» снова пойдёт в бой.`,
    en: `With a pilot the “${en}” will fight again.`,
  })),
  leave: about(({ ru, en }) => ({
    ru: `Пешком от пилота больше толку, чем в машине «${ru}».`,
    en: `The pilot is of more use on foot than in the “${en}”.`,
  })),
  mend: about(({ ru, en }) => ({ ru: `Стоит починить: «${ru}».`, en: `“${en}” is worth repairing.` })),
  refill: about(({ ru, en }) => ({
    ru: `Боезапас на исходе: «${ru}».`,
    en: `The ammunition of “${en}” is running out.`,
  })),
  goal: plain('Ближе к цели миссии.', 'Nearer to what the mission is about.'),
  push: plain('Ведёт с собой то, что нужно доставить.', 'It brings along what has to be delivered.'),
  'push-gun': ({ gun, kind, steps: far }, pack) => {
    const [weapon, target, left] = [kindName(pack, gun), kindName(pack, kind), steps(far)];
    return {
      ru: `Орудие «${weapon.ru}» — ближе к бою: до цели «${target.ru}» — ${left.ru}.`,
      en: `The “${weapon.en}” comes nearer to the fight: ${left.en} to “${target.en}”.`,
    };
  },
  exit: plain('За этим краем — цель миссии.', 'The mission’s goal is over this edge.'),
  end: plain('Больше делать нечего.', 'There is nothing more to do.'),
  random: plain('Это ход наугад.', 'A move at random.'),
};

export function reasonText(told: ToldReason, pack: Pack): Localized | undefined {
  const sentence = say(REASONS, told, pack);
  const chance = told.figures?.['chance'];
  if (!sentence || chance === undefined) return sentence;
  return {
    ru: `${sentence.ru} Шансы на победу — около ${chance}\u00a0%.`,
    en: `${sentence.en} The chance of winning is about ${chance}%.`,
  };
}
