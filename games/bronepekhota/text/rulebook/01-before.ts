import type { Chapter } from '@bridgehead/kernel';

export const before: Chapter = {
  id: 'BRP-1',
  title: { ru: 'Перед боем', en: 'Before the battle' },
  clauses: [
    {
      id: 'BRP-1.1',
      title: { ru: 'О чём игра', en: 'What it is about' },
      paragraphs: [
        {
          ru: 'От двух до четырёх игроков, у каждого своя армия: пехотные отряды, боевые машины с пилотами и орудия. Побеждает тот, кто выполнил миссию или уничтожил всех солдат противника.',
          en: 'Two to four players, each with an army of infantry squads, piloted war machines and guns. Whoever fulfils the mission or destroys every enemy soldier wins.',
        },
        {
          ru: 'Бой идёт турами. В начале тура бросают за инициативу, потом игроки по очереди ходят своими юнитами, и каждый юнит ходит за тур один раз.',
          en: 'A battle is fought in rounds. Each begins with a roll for the initiative; then players take turns with their units, and every unit acts once a round.',
        },
      ],
    },
    {
      id: 'BRP-1.2',
      title: { ru: 'Виртуальная стрельба', en: 'Virtual shooting' },
      paragraphs: [
        {
          ru: 'На настоящем столе стреляют двумя способами: пружинными пускателями или кубиками. Здесь стреляют кубиками: это уровень с виртуальной стрельбой, где огонь ведут и пехотинцы.',
          en: 'On a real table there are two ways to shoot: with spring launchers, or with dice. Here dice are used: this is the level of virtual shooting, at which infantry shoots as well.',
        },
        {
          ru: 'Реальная стрельба, раздел 6 правил, в это издание не входит.',
          en: 'Live shooting, section 6 of the rules, is not part of this edition.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-1.5',
      title: { ru: 'Армия', en: 'The army' },
      paragraphs: [
        {
          ru: 'В одной армии не бывает и Империи Полярис (красные армлисты), и Торгового Протектората (синие). Зелёные армлисты доступны обеим сторонам.',
          en: 'No army holds both the Empire of Polaris (red armlists) and the Trade Protectorate (blue). Green armlists are open to both.',
        },
        {
          ru: 'У отряда, машины и орудия есть стоимость. Стоимость армий не должна различаться больше чем на 10–20\u00a0%. Стол предупреждает о большей разнице и запрещает её, только если игроки об этом договорились; считают её от большей армии. В опубликованных миссиях армии заданы, и разница может быть любой.',
          en: 'Squads, machines and guns have a cost. The totals of the armies should differ by no more than 10 to 20 per cent. The table warns of more, and refuses it only if the players asked for a limit; it is counted from the larger army. Published missions bring armies of their own, whatever they cost.',
          ruling: true,
        },
        {
          ru: 'Если оружия в арсенале машины больше, чем мест, перед боем выбирают, что установить. Мест четыре, у «Грифона» три; «Хеликс» несёт две пусковые установки или платформу. Два одинаковых ствола занимают два места, оружие ближнего боя — тоже место.',
          en: 'A machine with more weapons in its arsenal than mounts is fitted out before the battle. There are four mounts, three on Gryphon; Helix carries two launchers or the platform. Two barrels of a kind take two mounts, and so does a weapon for close combat take one.',
          ruling: true,
        },
        {
          ru: 'Армии приводят открыто, в порядке мест за столом: кто приводит позже, видит стоимость предыдущих.',
          en: 'Armies are brought openly, in the order of seats: whoever comes later knows what the others cost.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-1.6',
      title: { ru: 'Расстановка', en: 'Setting up' },
      paragraphs: [
        {
          ru: 'У каждого игрока зона у края стола, не больше 600 × 200 мм; между армиями не меньше 600 мм. Армии расставляют по очереди, юнит за юнитом; орудие ставят так же, как юнит. Кто начинает, решает Д12.',
          en: 'Each player has a zone at an edge of the table, at most 600 × 200 mm, and armies are at least 600 mm apart. They are set up in turn, unit by unit; a gun is set up like a unit. D12 decides who begins.',
        },
        {
          ru: 'Зона двух игроков — середина короткой стороны. Трое и четверо занимают углы вдоль длинных сторон в порядке мест, втроём четвёртый угол пуст; зоны союзников могут соседствовать. Отряд ставят весь сразу, на любой высоте, лицом куда угодно, целиком внутри зоны. При равных бросках бросают ещё раз.',
          en: 'Two players have the middle of the short edges. Three and four take the corners along the long edges in the order of seats, and three leave the fourth empty; allies’ zones may adjoin. A squad is set up at one go, on any level, facing any way, wholly inside the zone. Tied rolls are rolled again.',
          ruling: true,
        },
        {
          ru: 'Армия должна помещаться в своей зоне. Вплотную друг к другу её фигуры занимают не больше 60\u00a0% зоны 600 × 200 мм, и на столе, где идёт бой, каждой есть место: его ищут рядами вдоль краёв стола. Юнит нельзя поставить так, чтобы для других юнитов той же армии места не осталось.',
          en: 'An army has to fit into its zone. Side by side its pieces cover no more than 60% of a zone of 600 × 200 mm, and on the table that is fought on there is a place for each: it is looked for in rows along the edges of the table. No unit may be set up so that other units of the same army are left without room.',
          ruling: true,
        },
        {
          ru: 'В каждой машине должен сидеть пилот: солдат своей же армии с достаточным армейским рангом. Без пилота машина не едет и не стреляет.',
          en: 'Every machine needs a pilot: a soldier of the same army whose army rank suffices. Without one it neither moves nor shoots.',
        },
        {
          ru: 'Армию, которой не хватает пилотов, стол не примет. Миссия может добавить запасного пилота: солдат ранга машины, скорость 4, броня 2, ближний бой 2, без оружия; он сам себе отряд.',
          en: 'An army that cannot man all its machines is refused. A mission may add a spare pilot: a soldier of the machine’s rank, speed 4, armour 2, close combat 2, unarmed, a squad of one.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-1.7',
      title: { ru: 'Кубики', en: 'Dice' },
      paragraphs: [
        {
          ru: 'Кубики — Д6, Д12 и Д20, по числу граней. Д12+2: бросьте один кубик и прибавьте 2. 3Д20: бросьте три кубика и сравните каждый по отдельности.',
          en: 'The dice are D6, D12 and D20, by their sides. D12+2: roll one and add 2. 3D20: roll three and compare each by itself.',
        },
      ],
    },
  ],
};
