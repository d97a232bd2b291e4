import type { Language, Localized, Names, RecordHeader } from '@bridgehead/kernel';
import { calledIn } from '../games/call-signs.ts';

/** A sentence about people: in each language they are called as its readers call them. */
export function named(header: RecordHeader, say: (names: Names) => Localized): Localized;
export function named(header: RecordHeader, say: (names: Names) => Localized | null): Localized | null;
export function named({ seats }: RecordHeader, say: (names: Names) => Localized | null): Localized | null {
  const saidIn = (language: Language) =>
    say({
      seat: (seat) => {
        const label = seats[seat];
        return label ? calledIn(language, label) : String(seat + 1);
      },
    });
  const [ru, en] = [saidIn('ru'), saidIn('en')];
  return ru && en && { ru: ru.ru, en: en.en };
}
