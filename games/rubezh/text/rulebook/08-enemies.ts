import type { Chapter } from '@bridgehead/kernel';

export const enemies: Chapter = {
  id: 'RUB-8',
  title: { ru: 'Противник', en: 'The enemy' },
  clauses: [
    {
      id: 'RUB-8',
      title: { ru: 'Виды противника', en: 'Kinds of enemy' },
      paragraphs: [
        {
          ru: 'Преследование: подразделение, на которое нападает такой противник, получает за отступление +1, а не +3.',
          en: 'Pursuit: a unit that such an enemy attacks gets +1, not +3, for retreating.',
        },
        {
          ru: 'Пехотный взвод в конце хода зовёт подмогу: если таких взводов на точке четыре или больше, туда приходят ещё две карты из свежих сил. Каждая точка зовёт один раз: и восемь взводов приведут две карты, а не четыре. Взвод реактивных миномётов нельзя атаковать, пока на его точке есть пехотный взвод. Артиллерия в начале защиты снимает жетон. Пока стоят сапёры, жетоны точки не тратят.',
          en: 'Infantry platoons call for help at the end of the turn: with four or more on a point, two more cards of the fresh forces join them, once per point: eight bring two, not four. A rocket-mortar platoon cannot be attacked while an infantry platoon is on its point. Artillery removes a token at the start of defence. While sappers stand there, a point’s tokens cannot be spent.',
        },
        {
          ru: 'Бронеавтомобиль преследует; если в начале защиты на его точке нет подразделений, он переезжает на ближайшую, где они есть. Ближайшую считают по номерам, захваченные точки тоже в счёт; при равенстве — меньший номер. Мотопехота и стрелковый взвод тоже преследуют; мотопехота даёт два очка захвата.',
          en: 'An armoured car pursues; with no unit on its point at the start of defence it drives to the nearest point that has one. Nearest goes by numbers, captured points count too, and the lower number breaks a tie. Motorised infantry and rifle platoons pursue as well; motorised infantry counts two capture points.',
        },
        {
          ru: 'Авиация прибавляет атаку против каждого подразделения на точке. Парашютисты высаживаются на удержанной точке, где меньше всего подразделений; при равенстве — меньший номер. Танки снимают жетон по прибытии и в начале каждой защиты.',
          en: 'Aviation counts against every unit on its point. Paratroopers land on the held point with fewest units, the lower number on a tie. Tanks remove a token on arrival and at every start of defence.',
        },
        {
          ru: 'Числа на картах противника, не названные в печатных правилах, — наши и подобраны моделированием.',
          en: 'Figures on enemy cards that the printed rules do not name are ours and were tuned by simulation.',
          ruling: true,
        },
      ],
    },
  ],
};
