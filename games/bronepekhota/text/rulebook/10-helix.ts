import type { Chapter } from '@bridgehead/kernel';

export const helix: Chapter = {
  id: 'BRP-10',
  title: { ru: '«Хеликс»', en: 'Helix' },
  clauses: [
    {
      id: 'BRP-10.1',
      title: { ru: 'Ремонтная платформа', en: 'The repair platform' },
      paragraphs: [
        {
          ru: '«Хеликс» с платформой не стреляет. Вместо стрельбы он восстанавливает 2 повреждения машины или орудия, которых касается задней кромкой, или свои собственные; за тур — один объект. Без пилота и рядом с противником ремонта нет.',
          en: 'Helix with the platform does not shoot. Instead it restores 2 damage of a machine or gun that it touches with its rear edge, or its own; one object per round. There is no repair without a pilot, or with an enemy touching either.',
        },
      ],
    },
    {
      id: 'BRP-10.2',
      title: { ru: 'Буксировка', en: 'Towing' },
      paragraphs: [
        {
          ru: 'Машину или мобильное орудие, которых платформа касается задней кромкой, «Хеликс» тянет за собой на своей скорости, сколько захочет его игрок. Подъехать к ним и потянуть их можно за одно движение.',
          en: 'A machine or mobile gun touching the rear edge of the platform is towed at Helix’s own speed, as long as its player likes. Helix may come up to it and tow it in one move.',
        },
        {
          ru: 'Тянут своё, союзное или то, что без пилота или расчёта, если рядом нет противника. Груз движется с «Хеликсом» как одно целое вперёд и на поворотах; ему нужно место и посильные перепады. Если груз упёрся в противника, движение кончается, но дерётся «Хеликс» только с тем, кого касается сам. Свой ход груз не теряет.',
          en: 'What is one’s own, allied, or without pilot or crew is towed, with no enemy touching. The load is rigidly attached while Helix goes forward or turns; it needs room, and steps in level within Helix’s limit. Contact by the load ends the move, but Helix fights only what it touches itself. The load keeps its own turn.',
          ruling: true,
        },
      ],
    },
  ],
};
