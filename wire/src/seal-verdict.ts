import type { Localized } from '@bridgehead/kernel';

/** Nobody's; not what it was when it was signed; somebody's; another server's; the server's whose keys were asked for. */
export const SEAL_VERDICTS = ['unsigned', 'broken', 'unknown', 'stranger', 'server'] as const;
export type SealVerdict = (typeof SEAL_VERDICTS)[number];

const SENTENCES: Readonly<Record<SealVerdict, Localized>> = {
  unsigned: {
    ru: 'Запись не подписана: такую мог бы составить кто угодно.',
    en: 'The record is not signed: anybody could have made it up.',
  },
  broken: {
    ru: 'Подпись не подходит: подписано было другое.',
    en: 'The signature does not fit: something else was signed.',
  },
  unknown: {
    ru: 'Подпись подходит к названному в записи ключу; чей это ключ, не проверено.',
    en: 'The signature fits the key that the record names; whose key that is was not checked.',
  },
  stranger: {
    ru: 'Запись подписал кто-то другой: такого ключа у этого сервера тогда не было.',
    en: 'The record was signed by somebody else: this server had no such key then.',
  },
  server: { ru: 'Запись подписана этим сервером.', en: 'The record was signed by this server.' },
};

export function sealSentence(verdict: SealVerdict): Localized {
  return SENTENCES[verdict];
}
