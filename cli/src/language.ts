export type Text = { readonly ru: string; readonly en: string };

const locale = process.env['LC_ALL'] || process.env['LC_MESSAGES'] || process.env['LANG'] || '';

/** The words in the language of the terminal. */
export function say(text: Text): string {
  return locale.startsWith('ru') ? text.ru : text.en;
}
