import type { Localized } from '@bridgehead/kernel';

export interface Town {
  readonly lat: number;
  readonly lon: number;
  readonly name: Localized;
}

const town = (ru: string, en: string, lat: number, lon: number): Town => ({ lat, lon, name: { ru, en } });

/** Towns to find one's way by, under the names of those years, the best known first. */
export const TOWNS: readonly Town[] = [
  town('Москва', 'Moscow', 55.75, 37.62),
  town('Ленинград', 'Leningrad', 59.94, 30.31),
  town('Сталинград', 'Stalingrad', 48.71, 44.51),
  town('Киев', 'Kiev', 50.45, 30.52),
  town('Минск', 'Minsk', 53.9, 27.56),
  town('Берлин', 'Berlin', 52.52, 13.4),
  town('Мурманск', 'Murmansk', 68.97, 33.08),
  town('Лондон', 'London', 51.51, -0.13),
  town('Севастополь', 'Sevastopol', 44.6, 33.53),
  town('Варшава', 'Warsaw', 52.23, 21.01),
  town('Будапешт', 'Budapest', 47.5, 19.04),
  town('Свердловск', 'Sverdlovsk', 56.84, 60.6),
  town('Ташкент', 'Tashkent', 41.3, 69.27),
  town('Баку', 'Baku', 40.41, 49.87),
  town('Харьков', 'Kharkov', 49.99, 36.23),
  town('Смоленск', 'Smolensk', 54.78, 32.05),
  town('Ростов', 'Rostov', 47.23, 39.72),
  town('Рига', 'Riga', 56.95, 24.11),
  town('Одесса', 'Odessa', 46.48, 30.73),
  town('Куйбышев', 'Kuibyshev', 53.2, 50.15),
  town('Архангельск', 'Archangel', 64.54, 40.54),
  town('Воронеж', 'Voronezh', 51.67, 39.2),
  town('Кёнигсберг', 'Königsberg', 54.71, 20.51),
  town('Вена', 'Vienna', 48.21, 16.37),
  town('Прага', 'Prague', 50.08, 14.43),
  town('Бухарест', 'Bucharest', 44.43, 26.1),
  town('Псков', 'Pskov', 57.82, 28.33),
  town('Курск', 'Kursk', 51.73, 36.19),
  town('Хельсинки', 'Helsinki', 60.17, 24.94),
  town('Львов', 'Lvov', 49.84, 24.03),
  town('Горький', 'Gorky', 56.33, 44.0),
  town('Петрозаводск', 'Petrozavodsk', 61.79, 34.35),
  town('Нарвик', 'Narvik', 68.44, 17.43),
];
