import type { Question } from './agenda.ts';

/** More answers than a page should be sent, or would look through at every press. */
export const MOST_LISTED = 1000;

/** Whether there are so many answers that they are put together pick by pick: six of thirty enemies are 593,775. */
export function areTooManyToList(question: Question): boolean {
  return waysToChoose(question) > MOST_LISTED;
}

export function waysToChoose({ about, from, least, most }: Question): number {
  if (about === 'order') return productUpTo(from.length);
  let ways = 0;
  let ofSoMany = 1;
  for (let picked = 0; picked <= most; picked++) {
    if (picked >= least) ways += ofSoMany;
    ofSoMany = (ofSoMany * (from.length - picked)) / (picked + 1);
  }
  return ways;
}

function productUpTo(length: number): number {
  let product = 1;
  for (let factor = 2; factor <= length; factor++) product *= factor;
  return product;
}
