import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export type Executable = {
  readonly path: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

const packageEntry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
const packageRoot = packageEntry.slice(0, packageEntry.lastIndexOf('@sparticuz'));
const home = join(packageRoot, '.cache', 'bridgehead-chromium-147.0.0');

// The packaged configuration names folders that only exist on Lambda; without any font all text has no size.
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Chromium as it ships inside npm: nothing is downloaded, and no system library is needed. Linux on x64 only. */
export async function bundledChromium(): Promise<Executable | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!existsSync(home)) await unpack();
  return {
    path: join(home, 'chromium'),
    args: ['--no-zygote'],
    env: {
      LD_LIBRARY_PATH: join(home, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(home, 'fonts'),
      XDG_CACHE_HOME: join(home, 'cache'),
    },
  };
}

/**
 * The package unpacks into the temporary folder it finds in TMPDIR, adds its libraries only where it believes
 * it runs on Lambda, and changes the environment of its process: hence a private folder and a process of its own.
 */
async function unpack(): Promise<void> {
  await mkdir(dirname(home), { recursive: true });
  const staging = await mkdtemp(`${home}-`);
  const script = "import('@sparticuz/chromium').then((chromium) => chromium.default.executablePath())";
  try {
    await promisify(execFile)(process.execPath, ['-e', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    });
    await writeFile(join(staging, 'fonts', 'fonts.conf'), fontConfiguration);
    await rename(staging, home);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // Another process may have finished the same work first.
    if (!existsSync(home)) throw error;
  }
}
