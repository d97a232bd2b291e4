import type { Localized, Names, Seat } from '@bridgehead/kernel';
import type { Event } from '../rules/index.ts';
import { capital, type Told, unitCalled } from './called.ts';
import { deedText, isDeed } from './log-deeds.ts';
import { harmText, isHarm } from './log-harm.ts';
import { shotText, isShot } from './log-shots.ts';
import { armyTitle, isOfMission } from './names.ts';
import { guns, machines, squads } from './numbers.ts';
import { outcomeText } from './outcome.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/**
 * A line of the log. The present tense suits every player's name: the Russian past would have to know their gender.
 */
export function eventText(event: Event, told: Told): Localized | null {
  if (isDeed(event)) return deedText(event, told);
  if (isShot(event)) return shotText(event, told);
  if (isHarm(event)) return harmText(event, told);
  const { names } = told;
  switch (event.kind) {
    case 'brought':
      return brought(event, told);
    case 'deployed': {
      const [who, { ru, en }] = [names.seat(event.seat), unitCalled(told, event.unit, 'accusative')];
      return { ru: `${who} ставит на стол ${ru}.`, en: `${who} sets up ${en}.` };
    }
    case 'contest':
      return contest(event, names);
    case 'tour':
      return { ru: `Тур ${event.tour}.`, en: `Round ${event.tour}.` };
    case 'order': {
      const order = listed(event.seats, names);
      return { ru: `Очерёдность в этом туре: ${order}.`, en: `The order of this round: ${order}.` };
    }
    case 'activated': {
      const { ru, en } = unitCalled(told, event.unit);
      return { ru: `Ходит ${ru}.`, en: `${capital({ ru, en }).en} acts.` };
    }
    case 'done':
    case 'ended':
      return null;
    case 'out': {
      const who = names.seat(event.seat);
      return {
        ru: `${who} остаётся без солдат и выбывает. Оставшиеся машины и орудия могут занять другие.`,
        en: `${who} has no soldier left and is out. Machines and guns stay until somebody takes them.`,
      };
    }
    case 'scored':
      return scored(event, told);
    case 'over':
      return outcomeText(event.outcome, { ...told, view: { ...told.view, goal: event.goal } }, names);
  }
}

function listed(seats: readonly Seat[], names: Names): string {
  return seats.map((seat) => names.seat(seat)).join(', ');
}

function brought({ seat, cost, ...army }: Of<'brought'>, { pack, names }: Told): Localized {
  const title = armyTitle(pack, army.title);
  const [ofRu, ofEn] = isOfMission(pack, army.title) ? ['миссии ', 'of the mission '] : ['', ''];
  const who = names.seat(seat);
  const count = (kind: 'machine' | 'gun') => army.pieces.filter((piece) => piece.kind === kind).length;
  const parts = [
    squads(army.squads.length),
    ...(count('machine') > 0 ? [machines(count('machine'))] : []),
    ...(count('gun') > 0 ? [guns(count('gun'))] : []),
  ];
  return {
    ru: `${who} приводит армию ${ofRu}«${title.ru}». Стоимость ${cost}: ${parts.map(({ ru }) => ru).join(', ')}.`,
    en: `${who} brings the army ${ofEn}“${title.en}”. Cost ${cost}: ${parts.map(({ en }) => en).join(', ')}.`,
  };
}

const CONTESTS: Readonly<Record<Of<'contest'>['about'], Localized>> = {
  deployment: { ru: 'Кто расставляет первым', en: 'Who sets up first' },
  initiative: { ru: 'Розыгрыш инициативы', en: 'Rolling for the initiative' },
};

function contest({ about, rolls }: Of<'contest'>, names: Names): Localized {
  const { ru, en } = CONTESTS[about];
  const said = rolls.map(({ seat, die }) => `${names.seat(seat)} — ${die}`).join(', ');
  const best = Math.max(...rolls.map(({ die }) => die));
  const isTied = rolls.filter(({ die }) => die === best).length > 1;
  return {
    ru: `${ru}, Д12: ${said}.${isTied ? ' Поровну: бросают ещё раз.' : ''}`,
    en: `${en}, D12: ${said}.${isTied ? ' A tie: they roll again.' : ''}`,
  };
}

function scored({ side, place, scores }: Of<'scored'>, { pack, view, names }: Told): Localized {
  const mission = pack.missions.find(({ id }) => id === view.mission);
  const { ru, en } = mission?.places.find(({ id }) => id === place)?.title ?? { ru: 'Точка', en: 'A point' };
  const who = listed(
    [...view.sides.keys()].filter((seat) => view.sides[seat] === side),
    names,
  );
  const score = scores.join(' : ');
  return {
    ru: `${ru}: очко получает ${who}. Счёт ${score}.`,
    en: `${en} scores for ${who}. The score is ${score}.`,
  };
}
