import { mergeConfig } from 'vite';
import app from '../../web/vite.config.ts';

const game = new URL('index.ts', import.meta.url).pathname;
const ui = new URL('ui.tsx', import.meta.url).pathname;

/** One more line in each of the two catalogues. */
const LINES = {
  'catalogue/src/index.ts': `
    import { anyMuster } from ${JSON.stringify(game)};
    (GAMES as Game[]).push(anyMuster);`,
  'web/src/games/catalogue.ts': `
    (catalogue as CatalogueEntry[]).push({
      ...catalogue[0]!,
      id: 'muster',
      title: { ru: 'Смотр', en: 'Muster' },
      blurb: { ru: 'Игра для тестов.', en: 'A game for tests.' },
      seats: { min: 2, max: 4 },
      quick: { seats: 2, bot: 'quick' },
      documents: true,
      loadUi: async () => (await import(${JSON.stringify(ui)})).default as unknown as AnyGameUi,
    });`,
};

const withMuster = () => ({
  name: 'with-muster',
  enforce: 'pre',
  transform(code, id) {
    const path = Object.keys(LINES).find((each) => id.endsWith(each));
    return path === undefined ? null : { code: code + LINES[path], map: null };
  },
});

/** The app with the game of the tests in it, built where it is asked for. */
export default mergeConfig(app, {
  root: new URL('../../web', import.meta.url).pathname,
  plugins: [withMuster()],
  worker: { plugins: () => [...app.worker.plugins(), withMuster()] },
});
