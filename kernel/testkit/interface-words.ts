import { miscounted } from './counted.ts';

const MOST = 121;

type Words =
  | string
  | readonly Words[]
  | ((...figures: never[]) => unknown)
  | { readonly [key: string]: Words };

/** Every sentence of an interface that takes figures, said with all of them: each language must count as it does. */
export function checkInterfaceWords(ru: object, en: object): void {
  let counted = 0;
  const walk = (inRussian: Words, inEnglish: Words, path: string): void => {
    if (typeof inRussian === 'function' && typeof inEnglish === 'function') {
      for (let figure = 0; figure <= MOST; figure++) {
        const said = { ru: spoken(inRussian, figure), en: spoken(inEnglish, figure) };
        const wrong = miscounted(said);
        if (wrong !== undefined) throw new Error(`${path} counts wrongly: ${wrong}`);
        if (said.ru.includes(String(figure))) counted++;
      }
    } else if (typeof inRussian === 'object' && typeof inEnglish === 'object') {
      for (const key of new Set([...Object.keys(inRussian), ...Object.keys(inEnglish)])) {
        const [left, right] = [
          (inRussian as Record<string, Words>)[key],
          (inEnglish as Record<string, Words>)[key],
        ];
        if (left === undefined || right === undefined)
          throw new Error(`${path}.${key} is said in one language only`);
        walk(left, right, `${path}.${key}`);
      }
    } else if (typeof inRussian !== typeof inEnglish) {
      throw new Error(`${path} is not the same in both languages`);
    }
  };
  walk(ru as Words, en as Words, 'words');
  if (counted === 0) throw new Error('no sentence here says a figure');
}

/** Empty where the sentence is about something else than numbers. */
function spoken(sentence: (...figures: never[]) => unknown, figure: number): string {
  try {
    const said = sentence(...(Array(sentence.length).fill(figure) as never[]));
    return typeof said === 'string' ? said : '';
  } catch {
    return '';
  }
}
