const percent = (chance: number) => `${Math.round(chance * 100)}\u00a0%`;

export const ru = {
  endangered: 'Кто погибнет или получит повреждения, при каком броске Д6',
  soldier: (number: number) => `№\u00a0${number}`,
  thrower: 'Сам бросающий',
  own: 'ваши',
  ally: 'союзник',
  harm: (chance: number, dice: string) => `${percent(chance)} (при ${dice})`,
  nobody: (dice: string) => `При ${dice} никого не заденет.`,
  lost: (dice: string) => `При ${dice} улетит со стола.`,
  flight: (armour: number) =>
    `Летит к цели на Д6 шагов и взрывается, где упадёт; в скобках — какой бросок заденет. Броня цели ${armour}, укрытие не в счёт.`,
  falls: (dice: string, place: string) => `при ${dice} — ${place}`,
  places: (places: string) => `Где взорвётся граната: ${places}`,
};

export type GrenadeWords = typeof ru;
