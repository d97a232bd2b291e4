const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '';

/** The words in the language of the terminal. */
export function say({ ru, en }) {
  return locale.startsWith('ru') ? ru : en;
}
