import type { Localized } from '@bridgehead/kernel';
import { miscounted } from './counted.ts';

/** Both languages, in their own letters, and nothing that only a programmer would say. */
export function mustBeSpoken(said: Localized | null | undefined, what: string): void {
  const fail = (why: string) => {
    throw new Error(`${what} ${why}: ${JSON.stringify(said)}`);
  };
  if (!said || typeof said.ru !== 'string' || typeof said.en !== 'string') return fail('is not said');
  if (!/[а-яё]/i.test(said.ru)) fail('is not said in Russian');
  if (!/[a-z]/i.test(said.en) || /[а-яё]/i.test(said.en)) fail('is not said in English');
  if (/undefined|NaN|Infinity|\[object|\bnull\b/.test(said.ru + said.en)) fail('is not said in words');
  if (/\d %/.test(said.ru)) fail('lets a line break before a per cent sign');
  const wrong = miscounted(said);
  if (wrong !== undefined) fail(`counts wrongly (${wrong})`);
}
