import type { Localized, Names, Outcome, Seat } from '@bridgehead/kernel';

export function outcomeText(outcome: Outcome, names: Names): Localized {
  const list = (seats: readonly Seat[]) => seats.map((seat) => names.seat(seat));
  if (outcome.kind === 'draw') {
    const between = list(outcome.between);
    return {
      ru: `Карты кончились. Ничья: ${joined(between, 'и')}.`,
      en: `The cards are out. A draw between ${joined(between, 'and')}.`,
    };
  }
  const winners = outcome.kind === 'win' ? list(outcome.winners) : [];
  const ru = `Победа: ${joined(winners, 'и')}`;
  const en = `${joined(winners, 'and')} ${winners.length === 1 ? 'wins' : 'win'}`;
  return outcome.ending === 'cards'
    ? {
        ru: `Карты кончились. ${ru} — линий больше всех.`,
        en: `The cards are out. ${en} with the most lines.`,
      }
    : { ru: `${ru}.`, en: `${en}.` };
}

function joined(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
