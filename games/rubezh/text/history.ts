import type { Localized } from '@bridgehead/kernel';
import { unbroken } from './names.ts';

const HISTORY: readonly Localized[] = [
  {
    ru: 'В 1941 году крепость не удержали. Из 7–9 тысяч человек, встретивших в ней войну, погибло около двух тысяч; большинство уцелевших прошло через плен. 45-я дивизия потеряла убитыми более четырёхсот человек.',
    en: 'In 1941 the fortress was not held. Of the seven to nine thousand whom the war found in it about two thousand were killed; most of the survivors went into captivity. More than four hundred men of the German 45th Division died.',
  },
  {
    ru: 'Главную тяжесть боёв вынесли стрелковые полки: 44-й, 84-й, 125-й, 333-й и 455-й. Своих карт у них в этой игре нет.',
    en: 'Rifle regiments, the 44th, 84th, 125th, 333rd and 455th, bore the brunt of the fighting. They have no cards in this game.',
  },
  {
    ru: 'Плана обороны крепости не было: в случае войны войска должны были выйти из неё. Советская традиция говорит об организованной обороне до 30 июня и об одиночках до конца июля, немецкие документы — до 29 июня; мы называем обе даты там, где они расходятся.',
    en: 'There was no plan to defend the fortress: in a war its troops were to march out. Soviet tradition speaks of an organised defence until 30 June and of single men until late July, German papers of 29 June; where they differ we give both.',
  },
];

/** What was, beside the game: told at its end and in the notes. Sources: docs/rubezh-sources.md. */
export const history: readonly Localized[] = HISTORY.map(unbroken);
