import { type Localized, plain, say, type Sentences, type ToldReason } from '@bridgehead/kernel';
import type { Reasons } from '../bot/reasons.ts';
import type { Pack } from '../content/pack.ts';
import { kindName } from './names.ts';

type Odds = { readonly kind: string; readonly odds: number };
type Seen = { readonly before: number; readonly after: number };

/** Of a kind and the odds of doing it harm. */
const withOdds =
  (ru: string, en: string) =>
  ({ kind, odds }: Odds, pack: Pack): Localized => {
    const name = kindName(pack, kind);
    return { ru: `${ru}: «${name.ru}», шанс ${odds} %.`, en: `${en}: “${name.en}”, ${odds}% likely.` };
  };

const withKind =
  (ru: string, en: string) =>
  (figures: { readonly kind: string } | { readonly gun: string }, pack: Pack): Localized => {
    const name = kindName(pack, 'kind' in figures ? figures.kind : figures.gun);
    return { ru: `${ru}: «${name.ru}».`, en: `${en}: “${name.en}”.` };
  };

const withSteps =
  (ru: string, en: string) =>
  ({ kind, steps }: { readonly kind: string; readonly steps: number }, pack: Pack): Localized => {
    const name = kindName(pack, kind);
    return { ru: `${ru}: «${name.ru}», шагов: ${steps}.`, en: `${en}: “${name.en}”, steps: ${steps}.` };
  };

const seen = ({ before, after }: Seen): Localized => ({
  ru: `В укрытие: видят вооружённых врагов ${after}, а было ${before}.`,
  en: `Into cover: armed enemies who see it: ${after} instead of ${before}.`,
});

/** Why a move is good, said alike of a bot's own and of one it advises: the sentences behind `Reason.reason`. */
export const REASONS: Sentences<Reasons, [Pack]> = {
  bring: ({ cost }) => ({
    ru: `Готовая армия за ${cost}: все машины с пилотами.`,
    en: `A ready-made army for ${cost}: every machine has its pilot.`,
  }),
  deploy: plain('Впереди, но за укрытием.', 'Forward, but behind something.'),
  'deploy-gun': withKind(
    'Орудие ставят первым, чтобы расчёт встал рядом',
    'Guns first, so that a crew can stand by',
  ),
  first: plain('Кто ходит первым, тот первым стреляет.', 'Whoever moves first shoots first.'),
  'unit-shoot': withOdds('Есть по кому стрелять', 'There is somebody to shoot at'),
  'unit-charge': withOdds('До врага можно добежать', 'An enemy can be reached hand to hand'),
  'unit-board': withKind('Рядом машина без пилота', 'A machine without a pilot is near'),
  'unit-gun': withKind('Орудию нужен расчёт', 'A gun needs a crew'),
  'unit-mend': withKind('Машину можно починить', 'A machine can be mended'),
  'unit-advance': plain('Пора идти вперёд.', 'It is time to advance.'),
  'unit-cover': seen,
  'unit-hold': plain('Этот отряд ещё не ходил.', 'This unit has not acted yet.'),
  shoot: withOdds('Цель можно поразить', 'The target can be hurt'),
  finish: withOdds('Цель можно добить', 'The target can be destroyed'),
  'fire-gun': ({ gun, kind, odds }, pack) => {
    const [weapon, target] = [kindName(pack, gun), kindName(pack, kind)];
    return {
      ru: `«${weapon.ru}» достаёт цель «${target.ru}», шанс ${odds} %.`,
      en: `The “${weapon.en}” can hurt “${target.en}”, ${odds}% likely.`,
    };
  },
  charge: withOdds('В рукопашную', 'Into a fight hand to hand'),
  fight: withOdds('Рукопашная', 'Hand to hand'),
  range: withOdds('Оттуда можно стрелять', 'It can shoot from there'),
  cover: seen,
  closer: withSteps('Ближе к врагу', 'Closer to the enemy'),
  away: withSteps('Подальше от врага', 'Away from the enemy'),
  look: plain('Остаётся и смотрит на врага.', 'It stays and faces the enemy.'),
  'man-gun': withKind('К орудию', 'To the gun'),
  'to-machine': withKind('К машине без пилота', 'To a machine without a pilot'),
  take: withKind('Орудие станет своим', 'The gun becomes ours'),
  board: withKind('Машина получит пилота', 'The machine gets a pilot'),
  leave: withKind('Машину пора покинуть', 'It is time to leave the machine'),
  mend: withKind('Починка', 'Repairs'),
  refill: withKind('Боезапас кончается', 'The ammunition runs out'),
  exit: plain('За край стола: там цель.', 'Over the edge: that is the goal.'),
  end: plain('Больше делать нечего.', 'There is nothing more to do.'),
  random: plain('Это ход наугад.', 'A move at random.'),
};

export function reasonText(told: ToldReason, pack: Pack): Localized | undefined {
  return say(REASONS, told, pack);
}
