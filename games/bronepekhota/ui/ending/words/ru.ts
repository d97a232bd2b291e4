import { pluralRu } from '@bridgehead/kernel';

const counted = (count: number, one: string, few: string, many: string) =>
  `${count} ${pluralRu(count, { one, few, many })}`;
const tours = (count: number) => counted(count, 'тур', 'тура', 'туров');
const soldiers = (count: number) => counted(count, 'солдат', 'солдата', 'солдат');
const machines = (count: number) => counted(count, 'машина или орудие', 'машины и орудия', 'машин и орудий');
const points = (count: number) => counted(count, 'очко', 'очка', 'очков');

export const ru = {
  won: (names: string) => `Победа: ${names}`,
  drawn: 'Ничья',
  pictures: {
    wipedOut: {
      machine: 'Уцелевшие стоят на поле боя, позади них в дыму машина противника',
      gun: 'Уцелевшие стоят на поле боя, позади них в дыму орудие противника',
      infantry: 'Уцелевшие стоят на поле боя, фигурки противника лежат',
    },
    mission: 'Флаг над захваченным домом',
    costs: {
      machine: 'Вечер: машина возвращается с поля боя мимо стены',
      gun: 'Вечер: солдаты возвращаются с поля боя мимо стены, с ними орудие',
      infantry: 'Вечер: солдаты возвращаются с поля боя мимо стены',
    },
    draw: {
      machine: 'Брошенная машина и дым над пустым полем',
      gun: 'Брошенное орудие и дым над пустым полем',
      infantry: 'Упавшие фигурки и дым над пустым полем',
    },
  },
  left: (men: number, all: number, wheels: number) =>
    `уцелело ${men} из ${counted(all, 'солдата', 'солдат', 'солдат')}${wheels > 0 ? `, ${counted(wheels, 'машина', 'машины', 'машин')}` : ''}`,
  course: (count: number, shots: number, hits: number, grenades: number, fights: number) =>
    `Бой шёл ${tours(count)}: ${counted(shots, 'выстрел', 'выстрела', 'выстрелов')}, ${counted(hits, 'попадание', 'попадания', 'попаданий')}${grenades > 0 ? `, ${counted(grenades, 'граната', 'гранаты', 'гранат')}` : ''}${fights > 0 ? `, ${counted(fights, 'ближний бой', 'ближних боя', 'ближних боёв')}` : ''}.`,
  noBattle: 'До боя дело не дошло.',
  hardest: (tour: number, men: number, wheels: number) =>
    `Тяжелее всего был тур ${tour}: потери — ${[men > 0 && soldiers(men), wheels > 0 && machines(wheels)].filter(Boolean).join(' и ')}.`,
  bloodless: 'Ни одной потери.',
  best: (unit: string, name: string, kills: number) =>
    `Лучший счёт: ${unit} (${name}) — ${counted(kills, 'фигура', 'фигуры', 'фигур')}.`,
  lossesOf: (name: string, cost: number) => `${name} — ${points(cost)}`,
  losses: (list: string) => `Потери: ${list}.`,
  lastBlow: (by: string, victim: string) => `Последний удар: ${by} — ${victim}.`,
  figures: {
    tours: 'Туров',
    shots: 'Выстрелов',
    hits: 'Попаданий',
    grenades: 'Гранат',
    fights: 'Ближних боёв',
  },
  units: 'Кто как воевал',
  deeds: (shots: number, hits: number, grenades: number) =>
    `выстрелов ${shots}, попаданий ${hits}${grenades > 0 ? `, гранат ${grenades}` : ''}`,
  kills: (kills: number, damage: number) =>
    `уничтожено фигур: ${kills}${damage > 0 ? `, снято прочности: ${damage}` : ''}`,
  mishaps: (count: number) => `уничтожено своих: ${count}`,
  pilotless: 'осталась без пилота',
  stands: (left: number, size: number) => (size === 1 ? 'в строю' : `в строю ${left} из ${size}`),
  fell: (tour: number, size: number) =>
    size === 1 ? `выбыло в туре ${tour}` : `выбыли все, последний в туре ${tour}`,
  map: 'Карта боя',
  cross: '× — потеря',
  tour: 'Тур',
  tourOf: (tour: number, most: number) => `тур ${tour} из ${most}`,
  wholeBattle: 'весь бой',
  mapShows: (trails: number, fallen: number) => `передвижений: ${trails}, потерь: ${fallen}`,
  lossList: 'Потери по турам',
  tourLosses: (tour: number, above: number, below: number) => `тур ${tour}: потери ${above} и ${below}`,
  everyLoss: (count: number) => `Все потери по порядку: ${count}`,
  lost: (tour: number, victim: string, name: string) => `Тур ${tour}, потеря: ${victim} (${name})`,
  captured: (name: string) => `захвачено, владелец — ${name}`,
  lossLine: (tour: number, victim: string, by: string | null) =>
    by === null ? `Тур ${tour}: ${victim}` : `Тур ${tour}: ${victim} (${by})`,
};

export type EndingWords = typeof ru;
