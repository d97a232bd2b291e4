import { readFileSync } from 'node:fs';
import { say } from './language.mjs';
import { root, run } from './run.mjs';

const patience = 3000;

/** Installs what package-lock.json asks for, unless it is there. Throws a sentence when it cannot. */
export async function ensureInstalled() {
  refuseOldNode();
  if (isInstalled()) return;
  const notice = setTimeout(() => {
    console.log(
      say({
        ru: 'Ставлю пакеты, в первый раз это минута-другая…',
        en: 'Installing packages; the first time takes a minute or two…',
      }),
    );
  }, patience);
  const { code, output } = await runNpm([
    'ci',
    '--include=dev',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  ]);
  clearTimeout(notice);
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Error(say({ ru: 'Пакеты не поставились.', en: 'The packages could not be installed.' }));
}

/** npm writes down what it put into node_modules as its last step: that list is compared with the lockfile. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted)
    .filter(([path, { optional, link }]) => path.includes('node_modules/') && !optional && !link)
    .every(([path, { version }]) => present[path]?.version === version);
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(root + path, 'utf8')).packages;
  } catch {
    return {};
  }
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(
    say({
      ru: `Нужен Node.js 20.19 или новее, а здесь ${process.versions.node}.`,
      en: `Node.js 20.19 or newer is needed; this is ${process.versions.node}.`,
    }),
  );
}
