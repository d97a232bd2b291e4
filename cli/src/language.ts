export type Text = { readonly ru: string; readonly en: string };

/** The words in the language of the terminal. */
export function say(text: Text): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('ru') ? text.ru : text.en;
}
