/** What each key does; and what is said before a blow that would lose the battle. */
export const ru = {
  digits: 'действие или отряд по его месту в списке',
  next: 'следующая своя фигура, с Shift — предыдущая',
  target: 'следующая цель, машина, орудие или груз, с Shift — в обратном порядке',
  arrows: 'место на столе: по полшага, с Shift — по 5 мм',
  turn: 'повернуть влево и вправо',
  enter: 'выбрать фигуру; выполнить задуманное',
  escape: 'отменить задуманное',
  done: 'солдат закончил',
  end: 'закончить ход отряда или машины',
  point: 'показать союзникам; Enter — фигуру или место под курсором',
  tape: 'рулетка',
  view: 'что видит выбранная фигура',
  levels: 'показать только нижние уровни',
  armlist: 'армлист выбранной фигуры',
  keys: 'этот список',
  mustNotFall: (names: string) => `${names}: убьёте — проиграете`,
};

export type InfoWords = typeof ru;
