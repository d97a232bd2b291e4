import type { Localized } from '@bridgehead/kernel';

export const summary: Localized = {
  ru: 'Июнь 1941 года, Брестская крепость. Пять подразделений, четыре огневые точки и один рубеж на всех: отбейте всё, что противник на них бросит, и не отдайте третью точку.',
  en: 'June 1941, Brest Fortress. Five units, four fire points and one line for everybody: beat off all that the enemy sends, and do not lose a third point.',
};
