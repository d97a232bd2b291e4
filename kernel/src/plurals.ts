/** The three forms that a Russian noun takes beside a number: 1 ход, 2 хода, 5 ходов. */
export interface RussianForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

export function pluralRu(count: number, { one, few, many }: RussianForms): string {
  const [ten, unit] = [count % 100, count % 10];
  if (ten >= 11 && ten <= 14) return many;
  if (unit === 1) return one;
  return unit >= 2 && unit <= 4 ? few : many;
}

export function pluralEn(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}
