import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';

export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const WINDOWS = ['1440x900', '1366x650', '820x1180', '390x844', '360x640'] as const;
const THEMES = ['light', 'dark'] as const;

/** Somebody who plays in one window, and looks at every moment worth it through all the others. */
export class Photographer {
  readonly page: Page;
  readonly url: string;
  readonly language: Language;
  readonly #folder: string;

  private constructor(page: Page, url: string, folder: string, language: Language) {
    this.page = page;
    this.url = url;
    this.#folder = folder;
    this.language = language;
  }

  static async arrive(
    browser: Browser,
    url: string,
    folder: string,
    language: Language,
  ): Promise<Photographer> {
    const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' });
    await context.addInitScript(
      (settings) => {
        if (!localStorage.getItem('bridgehead-settings'))
          localStorage.setItem('bridgehead-settings', settings);
      },
      JSON.stringify({ language, theme: 'system', pace: 'instant', sound: false }),
    );
    const photographer = new Photographer(await context.newPage(), url, folder, language);
    await photographer.#look('1440x900');
    return photographer;
  }

  async visit(path: string): Promise<void> {
    await this.page.goto(this.url + path);
    await this.page.waitForLoadState('networkidle');
  }

  /** From now on the table tells at this pace. */
  async setPace(pace: string): Promise<void> {
    await this.page.evaluate((wanted) => {
      const key = 'bridgehead-settings';
      localStorage.setItem(
        key,
        JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), pace: wanted }),
      );
    }, pace);
    await this.page.reload();
  }

  async shoot(moment: string): Promise<void> {
    for (const window of WINDOWS) {
      await this.#look(window);
      for (const theme of THEMES) {
        await this.page.emulateMedia({ colorScheme: theme });
        await this.#rest();
        const file = `${moment}-${window}-${this.language}-${theme}.png`;
        await this.page.screenshot({ path: join(this.#folder, file) });
      }
    }
    await this.#look('1440x900');
    await this.page.emulateMedia({ colorScheme: 'light' });
  }

  /** Until whatever the window or the theme has set in motion is over; what moves for ever does not count. */
  async #rest(): Promise<void> {
    await this.page.waitForTimeout(100);
    await this.page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
          .map(({ finished }) => finished),
      ),
    );
  }

  leave(): Promise<void> {
    return this.page.context().close();
  }

  #look(window: (typeof WINDOWS)[number]): Promise<void> {
    const [width = 0, height = 0] = window.split('x').map(Number);
    return this.page.setViewportSize({ width, height });
  }
}
