import type { Chapter } from '@bridgehead/kernel';

export const additional: Chapter = {
  id: 'BRP-11',
  title: { ru: 'Дополнительные правила', en: 'Additional rules' },
  clauses: [
    {
      id: 'BRP-11.1',
      title: { ru: 'Прицельная стрельба (по желанию)', en: 'Aimed fire (optional)' },
      paragraphs: [
        {
          ru: 'Солдат, который в этом туре только стреляет, удваивает дальность: с Д6+1 пятёрка даёт (5 + 1) × 2 = 12 шагов. Об этом говорят до выстрела. На гранаты, машины и орудия правило не распространяется.',
          en: 'A soldier that does nothing else this round doubles its range: with D6+1 a roll of 5 makes (5 + 1) × 2 = 12 steps. It is declared before the shot. Grenades, machines and guns cannot be aimed so.',
        },
      ],
    },
    {
      id: 'BRP-11.2',
      title: { ru: 'Паника (по желанию)', en: 'Panic (optional)' },
      paragraphs: [
        {
          ru: 'Если в тесте выживания кубик равен броне, солдат уцелел, но бежит на всю скорость к ближайшему краю стола; пилот выскакивает из машины. Кто убежал со стола, тот пропал. Остальные приходят в себя к новому туру.',
          en: 'If the roll of a survival test equals the armour, the soldier lives but runs at full speed for the nearest edge of the table; a pilot leaves the machine. Off the table it is gone. The others recover when the next round begins.',
        },
        {
          ru: 'Бегут сразу, даже в чужой ход, и в этом туре больше не действуют. Путь — самый дешёвый, подальше от любого противника; если дороги нет, солдат стоит. Со стола уходят, когда середина подставки дошла до края; ушедший считается уничтоженным. Добежав, солдат смотрит туда, куда бежал.',
          en: 'They run at once, even in another’s turn, and act no more this round. They take the cheapest way that touches no enemy; where there is none, the soldier stops. It is off when the middle of its base reaches the edge, and counts as destroyed. It ends facing the way it ran.',
          ruling: true,
        },
      ],
    },
  ],
};
