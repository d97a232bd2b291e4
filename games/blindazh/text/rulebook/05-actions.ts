import type { Chapter } from '@bridgehead/kernel';

export const actions: Chapter = {
  id: 'BLN-5',
  title: { ru: 'Действия', en: 'Actions' },
  clauses: [
    {
      id: 'BLN-5.1',
      title: { ru: 'Построить окоп', en: 'Build' },
      paragraphs: [
        {
          ru: 'Солдат стоит на открытой местности, и под него кладут одну из открытых плиток окопа. Она должна подходить ко всем соседним окопам.',
          en: 'The soldier stands in the open, and one of the open trench tiles is laid under it. It must fit every neighbouring trench.',
        },
        {
          ru: 'Она соединяется с каждым соседним окопом, в том числе со стартовым: на каждой границе с окопом открыты и она, и сосед. Если сосед с этой стороны закрыт, на клетке сейчас строить нельзя.',
          en: 'It joins every neighbouring trench, the start trench included: wherever it borders on a trench both are open. If a neighbour is closed on that side, nothing can be built on the cell for now.',
        },
        {
          ru: 'Без настройки «Строгая стыковка» играют мягче: на каждой границе с окопом обе плитки открыты или обе закрыты, и хотя бы на одной обе открыты.',
          en: 'Without the option “Strict fit” the fit is looser: wherever the tile borders on a trench both are open or both are closed, and on at least one side both are open.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-5.2',
      title: { ru: 'Окоп в зоне противника', en: 'A trench in the enemy zone' },
      paragraphs: [
        {
          ru: 'В зоне противника вместо окопа ставят флаг; открытая плитка не тратится. Флагов четыре: когда поставлены все, рыть там больше нельзя.',
          en: 'In the enemy zone a flag is placed instead of a trench, and no open tile is used. There are four flags; with all placed nothing more can be dug there.',
        },
        {
          ru: 'Флаг — конец окопа: он открыт только в нашу сторону, на шестую клетку своей полосы. Оттуда к нему и подходят; вдоль зоны противника дальше не роют. Плитка, которую позже кладут на шестую клетку этой полосы, должна быть открыта к флагу. Флаги не убирают.',
          en: 'A flag is the end of a trench: it is open towards our side only, to the sixth cell of its lane. It is reached from there, and nobody digs on sideways along the enemy zone. A tile laid later on the sixth cell of that lane must be open towards the flag. Flags are never removed.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-5.3',
      title: { ru: 'Засыпать окоп', en: 'Clear' },
      paragraphs: [
        {
          ru: 'Любую плитку окопа, на которой никто не стоит, можно убрать в сброс — на любом расстоянии.',
          en: 'Any trench tile on which nobody stands may be removed to the discard, at any distance.',
        },
        {
          ru: 'Никто — это ни солдат, ни противник.',
          en: 'Nobody means neither soldier nor enemy.',
          ruling: true,
        },
        {
          ru: 'Стартовый окоп и флаги не засыпают. В печатных правилах это действие названо «зачистить клетку».',
          en: 'Start cells and flags cannot be cleared.',
        },
      ],
    },
    {
      id: 'BLN-5.4',
      title: { ru: 'Атаковать', en: 'Attack' },
      paragraphs: [
        {
          ru: 'Атакуют плитку противника на соседней по прямой клетке. Бросьте кубик и вычтите единицу; на стрелковой ступени прибавьте единицу. Получилось не меньше щита — плитка выбывает из игры.',
          en: 'Attack an enemy tile on a cell straight beside the soldier. Roll the die and take one off; on a firing step add one. If the result is at least the shield, the tile leaves the game.',
        },
        {
          ru: 'Соединены ли клетки окопами, не важно.',
          en: 'Whether the two cells are joined by trenches does not matter.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-5.5',
      title: { ru: 'Взять гранату', en: 'Take a grenade' },
      paragraphs: [
        {
          ru: 'Гранату из открытых плиток можно взять в запас своего солдата. Сколько гранат в запасе, не ограничено.',
          en: 'A grenade among the open tiles may be taken into the soldier’s own stock. A stock holds any number.',
        },
      ],
    },
    {
      id: 'BLN-5.6',
      title: { ru: 'Бросить гранату', en: 'Throw a grenade' },
      paragraphs: [
        {
          ru: 'Выберите одно из четырёх направлений и бросьте кубик: граната упадёт через столько клеток, единица — на соседнюю. Она уничтожает всё на этой клетке и на четырёх соседних: противника, окопы, солдат. Щит не спасает, преград в полёте нет.',
          en: 'Choose one of four directions and roll: the grenade lands that many cells away, a one being the next cell. It destroys everything on that cell and its four neighbours: enemies, trenches, soldiers. Shields do not help and nothing stops the flight.',
        },
        {
          ru: 'Если выпала единица, под взрыв попадают и бросивший, и его окоп.',
          en: 'On a one the thrower and its trench are hit, too.',
        },
        {
          ru: 'Граната, улетевшая за край поля, пропадает впустую; части креста за краем не считаются.',
          en: 'A grenade that lands off the board is lost without effect; arms of the cross off the board are ignored.',
          ruling: true,
        },
        {
          ru: 'Брошенная граната уходит в сброс. Флаги и стартовый окоп взрыв не разрушает.',
          en: 'The thrown grenade goes to the discard. Flags and the start trench stay.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BLN-5.7',
      title: { ru: 'Солдат под взрывом', en: 'A soldier in the blast' },
      paragraphs: [
        {
          ru: 'Солдат, попавший под гранату, возвращается на стартовую клетку своей полосы.',
          en: 'A soldier hit by a grenade returns to the start cell of its lane.',
          ruling: true,
        },
        {
          ru: 'Штрафного очка за это нет: печатные правила его не называют. Гранаты остаются при солдате; передавать их нельзя.',
          en: 'It costs no penalty point: the printed rules name none. A soldier sent back keeps its grenades; they cannot be handed over.',
        },
      ],
    },
    {
      id: 'BLN-5.8',
      title: { ru: 'Заменить открытые плитки', en: 'Replace the open tiles' },
      paragraphs: [
        {
          ru: 'Все открытые плитки меняют на три новые. Сначала тянут новые, потом сбрасывают старые.',
          en: 'All open tiles are replaced by three new ones. The new ones are drawn before the old are discarded.',
        },
        {
          ru: 'Если пусты и стопка, и сброс, заменить нельзя.',
          en: 'With stack and discard both empty there is no replacing.',
          ruling: true,
        },
      ],
    },
  ],
};
