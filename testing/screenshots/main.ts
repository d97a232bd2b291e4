import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '@bridgehead/testing';
import { startApp } from '@bridgehead/testing/app-server';
import { bronepekhota } from './bronepekhota.ts';
import { blindazh, pages, pobeda } from './journeys.ts';
import { LANGUAGES, Photographer } from './photographer.ts';
import { rubezh } from './rubezh.ts';

/**
 * `npm run screenshots [-- FOLDER [JOURNEY [LANGUAGE]]]`: every screen in windows of five sizes, both languages and both
 * themes.
 */
const JOURNEYS = { pages, pobeda, blindazh, rubezh, bronepekhota };
const [folder = fileURLToPath(new URL('../../screenshots', import.meta.url)), only, tongue] =
  process.argv.slice(2);

mkdirSync(folder, { recursive: true });
const app = await startApp();
const browser = await launchChromium();
for (const [name, journey] of Object.entries(JOURNEYS)) {
  if (only !== undefined && only !== name) continue;
  for (const language of LANGUAGES) {
    if (tongue !== undefined && tongue !== language) continue;
    const photographer = await Photographer.arrive(browser, app.url, folder, language);
    await journey(photographer);
    await photographer.leave();
  }
}
await browser.close();
await app.stop();
