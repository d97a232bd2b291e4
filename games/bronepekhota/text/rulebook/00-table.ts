import type { Chapter } from '@bridgehead/kernel';

export const table: Chapter = {
  id: 'BRP-0',
  title: { ru: 'Стол и меры', en: 'The table and its measures' },
  clauses: [
    {
      id: 'BRP-0.1',
      title: { ru: 'Шаг', en: 'The step' },
      paragraphs: [
        {
          ru: 'Все расстояния меряют шагами. Шаг — 5 см.',
          en: 'All distances are measured in steps. A step is 5 cm.',
        },
        {
          ru: 'Двое играют на столе 1200 × 800 мм, трое и четверо — на столе 1800 × 1000 мм.',
          en: 'Two play on a table of 1200 × 800 mm, three and four on one of 1800 × 1000 mm.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-0.2',
      title: { ru: 'Фигуры', en: 'Pieces' },
      paragraphs: [
        {
          ru: 'Подставка солдата — 30 × 20 мм, длинной стороной поперёк взгляда; высота 45 мм, глаза на высоте 40 мм. Размеры машин и орудий записаны в их данных. Летающая машина держится на 100 мм выше стола, на подставке шириной 40 мм.',
          en: 'A soldier’s base is 30 × 20 mm, the long side across its heading; it is 45 mm high and looks from a height of 40 mm. Machines and guns have their sizes in their data. A flyer keeps 100 mm above the table, on a stand 40 mm across.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-0.3',
      title: { ru: 'Местность', en: 'Terrain' },
      paragraphs: [
        {
          ru: 'На столе стоят стены, ящики и здания, площадки, под которыми можно пройти, трапы и лестницы. На одни стены можно влезть, другие гладкие. Трап не круче 45° — дорога, круче — гладкая стена.',
          en: 'Walls, crates and buildings stand on the table, platforms with room beneath, ramps and ladders. Some walls can be climbed, others are smooth. A ramp up to 45° is a way; a steeper one is a smooth wall.',
          ruling: true,
        },
        {
          ru: 'Стол выбирают из готовых или берут случайный. На каждом столе из любой зоны можно и дойти пешком до любой другой, и доехать на самой широкой машине.',
          en: 'A table is chosen from those laid out, or is a random one. On any of them every zone can be reached from every other, on foot and with the widest machine.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-0.4',
      title: { ru: 'Касание', en: 'Touching' },
      paragraphs: [
        {
          ru: 'Фигуры касаются друг друга, если между подставками не больше 1 мм и они хотя бы отчасти на одной высоте.',
          en: 'Two pieces touch when their bases are at most 1 mm apart and they are at least in part at the same height.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-0.5',
      title: { ru: 'Дистанция', en: 'Distance' },
      paragraphs: [
        {
          ru: 'Дистанция — прямая между ближайшими точками двух фигур, с учётом высоты. Её округляют вверх до целого шага, и меньше одного шага она не бывает: «немногим больше четырёх» — это пять.',
          en: 'The distance is the straight line between the nearest points of two pieces, height included. It is rounded up to a whole step and is never less than one: “a little over four” is five.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-0.6',
      title: { ru: 'Путь', en: 'The way' },
      paragraphs: [
        {
          ru: 'Передвижение — это путь из отрезков; стол считает его цену точно, и доли очка скорости не пропадают.',
          en: 'A move is a way made of straight legs. The table reckons its price exactly, and fractions of a speed point are not lost.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-0.7',
      title: { ru: 'Где можно стоять', en: 'Where a piece can stand' },
      paragraphs: [
        {
          ru: 'Фигура стоит, если её середина и углы над одной ровной поверхностью и она ни на что не налезает. На ходу солдат протискивается, как круг радиусом 10 мм; подставку и поворот проверяют в конце пути.',
          en: 'A piece stands if its centre and corners are over one level surface and it overlaps nothing. On its way a soldier squeezes through like a disc of 10 mm radius; base and facing are tested at the end.',
          ruling: true,
        },
        {
          ru: 'Машина занимает весь свой след и едет только вдоль или поперёк своего направления; поворот проверяют в конце. Она не поворачивает и не останавливается, пока середина или угол над трапом.',
          en: 'A machine sweeps its whole base, and goes only along or across its heading; a turn is tested at its end. It neither turns nor stops while its centre or a corner is over a ramp.',
          ruling: true,
        },
        {
          ru: 'Впереди — всё, что лежит не позади прямой, проведённой через середину фигуры поперёк её взгляда.',
          en: 'In front is whatever does not lie behind the line through a piece’s centre, square to its heading.',
          ruling: true,
        },
        {
          ru: 'Солдат, которого остановил противник, смотрит прямо на него или прямо от него. Остановка отстоит от предела касания на тысячную долю миллиметра внутрь, чтобы округление ничего не меняло.',
          en: 'A soldier stopped by an enemy faces straight towards it or straight away. It stops a thousandth of a millimetre inside the limit of contact, so that rounding cannot undo it.',
          ruling: true,
        },
      ],
    },
    {
      id: 'BRP-0.8',
      title: { ru: 'Край стола', en: 'The edge of the table' },
      paragraphs: [
        {
          ru: 'Со стола уходят только в панике или через край, который назвала миссия: фигура, которая коснулась этого края и у которой остались очки скорости, выходит из боя и не считается уничтоженной.',
          en: 'Nothing leaves the table except in panic or over an edge that the mission names: a piece that touches that edge with speed points left goes out of play and is not destroyed.',
          ruling: true,
        },
      ],
    },
  ],
};
