import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { bundledChromium, type Executable } from './bundled-chromium.ts';

const installedNames = ['chromium', 'google-chrome', 'chromium-browser'];
const quietArgs = ['--disable-background-networking', '--disable-domain-reliability', '--no-pings'];
// Emulating a graphics card to put a page together costs thrice what everything else does; WebGL still gets one.
const drawingArgs = ['--disable-gpu', '--enable-unsafe-swiftshader'];

/** A real Chromium: the one named by CHROMIUM_PATH, else an installed one, else the one from npm. */
export async function launchChromium(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    const browser = await start(installed(named));
    if (browser) return browser;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start as a Chromium.`);
  }
  const found = installedNames.flatMap((name) => findOnPath(name) ?? []);
  for (const path of found) {
    const browser = await start(installed(path));
    if (browser) return browser;
  }
  const bundled = await bundledChromium();
  const browser = bundled && (await start(bundled));
  if (browser) return browser;
  throw new Error(
    'No Chromium starts here: install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.',
  );
}

function installed(path: string): Executable {
  return { path, args: [], env: {} };
}

function findOnPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function start(executable: Executable): Promise<Browser | undefined> {
  // Root cannot use the sandbox, and some systems deny it to everyone; the tests only open our own pages.
  const sandboxes = process.getuid?.() === 0 ? [false] : [true, false];
  for (const chromiumSandbox of sandboxes) {
    try {
      return await chromium.launch({
        executablePath: executable.path,
        args: [...quietArgs, ...drawingArgs, ...executable.args],
        env: { ...process.env, ...executable.env },
        chromiumSandbox,
      });
    } catch {
      // The next way is tried; DEBUG=pw:browser shows why this one failed.
    }
  }
  return undefined;
}
