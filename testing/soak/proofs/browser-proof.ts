import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { launchChromium } from '../../src/chromium.ts';

/** A page in a real browser that proves records with the rules as they are built for browsers. */
export class BrowserProof {
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #game: string;

  private constructor(browser: Browser, page: Page, game: string) {
    this.#browser = browser;
    this.#page = page;
    this.#game = game;
  }

  static async open(game: string): Promise<BrowserProof> {
    const script = await built();
    const browser = await launchChromium();
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    return new BrowserProof(browser, page, game);
  }

  faultIn(record: string): Promise<string | null> {
    return this.#page.evaluate(
      ([game, text]) =>
        (globalThis as unknown as { faultIn(game: string, text: string): Promise<string | null> }).faultIn(
          game,
          text,
        ),
      [this.#game, record] as const,
    );
  }

  close(): Promise<void> {
    return this.#browser.close();
  }
}

async function built(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'bridgehead-proof-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        outDir,
        target: 'es2023',
        lib: {
          entry: join(import.meta.dirname, 'page.ts'),
          formats: ['iife'],
          name: 'page',
          fileName: () => 'page.js',
        },
      },
    });
    return await readFile(join(outDir, 'page.js'), 'utf8');
  } finally {
    await rm(outDir, { recursive: true });
  }
}
