import { pluralRu } from '@bridgehead/kernel';

const points = (count: number) => `${count} ${pluralRu(count, { one: 'очко', few: 'очка', many: 'очков' })}`;
const soldiers = (count: number) =>
  `${count} ${pluralRu(count, { one: 'солдат', few: 'солдата', many: 'солдат' })}`;
const machines = (count: number) =>
  `${count} ${pluralRu(count, { one: 'машина', few: 'машины', many: 'машин' })}`;
const guns = (count: number) =>
  `${count} ${pluralRu(count, { one: 'орудие', few: 'орудия', many: 'орудий' })}`;

export const ru = {
  lead: 'Соберите армию, сохраните её и приведите за стол: когда игра спросит, с кем вы выступаете, она будет в списке.',
  army: 'Армия',
  total: 'Итог',
  title: 'Название армии',
  newTitle: 'Моя армия',
  points,
  sum: (on: number, wheels: number, artillery: number) =>
    [
      soldiers(on),
      ...(wheels > 0 ? [machines(wheels)] : []),
      ...(artillery > 0 ? [guns(artillery)] : []),
    ].join(', '),
  target: 'Договорились на',
  noTarget: 'не договаривались',
  left: (count: number) => `осталось ${points(count)}`,
  over: (count: number) => `лишних ${points(count)}`,
  exact: 'ровно столько, сколько нужно',
  farOff: 'разница больше 20\u00a0%: стол предупредит, а если игроки так решили, и не пустит',
  fine: 'Армия готова к бою.',
  wrong: (count: number) => `Исправьте перед боем: ${count}`,
  rule: (clause: string) => `Пункт ${clause}`,
  begin: 'Начать с готовой',
  beginTitle: 'С чего начать',
  ready: 'Готовые армии',
  own: 'Сохранённые',
  noOwn: 'Вы ещё ничего не сохраняли.',
  empty: 'С пустого листа',
  play: 'Играть с этой армией',
  save: 'Сохранить',
  saveAsNew: 'Сохранить копию',
  kept: (title: string) => `Армия «${title}» сохранена.`,
  keptAsNew: (title: string) => `Сохранена ещё одна армия «${title}».`,
  unsaved: 'не сохранено',
  share: 'Ссылка для других',
  link: 'По этой ссылке армию увидит каждый',
  copy: 'Скопировать',
  copied: 'Ссылка скопирована.',
  print: 'Напечатать',
  undo: 'Отменить',
  depot: 'Кого взять',
  toDepot: 'Кого взять',
  toArmy: 'К армии',
  side: 'Сторона',
  squads: 'Отряды',
  machines: 'Машины',
  guns: 'Орудия',
  extras: 'Только в миссиях',
  extrasNote: 'Их приводит миссия: купить их нельзя.',
  add: (name: string) => `Взять: ${name}`,
  addShort: 'Взять',
  another: (name: string) => `Ещё такой же: ${name}`,
  remove: (name: string) => `Убрать: ${name}`,
  armlist: 'Армлист',
  nobody: 'Пока никого. Возьмите отряд или начните с готовой армии.',
  pilot: 'Пилот',
  noPilot: 'никто',
  crewman: (squad: string, place: number, rank: number) => `${squad}, №\u00a0${place}, ранг ${rank}`,
  drives: (machine: string) => `сейчас в машине «${machine}»`,
  pilotOf: (machine: string) => `пилот: «${machine}»`,
  crew: 'Назначить пилотов',
  mountsTaken: (taken: number, mounts: number) => `Занято мест: ${taken} из ${mounts}`,
  close: 'Закрыть',
};

export type ArmyWords = typeof ru;
