import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the container file brings every package that npm will look for', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> };
  const folders = Object.keys(packages).filter((path) => path && !path.includes('node_modules/'));
  expect(folders).toContain('server');
  const lines = read('Containerfile').split('\n');
  for (const folder of folders) expect(lines).toContain(`COPY ${folder}/package.json ${folder}/`);
});

test('alerts and the page for operators speak of measures that exist', () => {
  const sources = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' });
  const code = sources
    .filter((path) => path.endsWith('.ts'))
    .map((path) => read(join('server/src', path)))
    .join('');
  for (const page of ['ops/prometheus/alerts.yaml', 'docs/operating.md']) {
    const named = new Set(read(page).match(/\bbridgehead_[a-z]+_[a-z_]+/g));
    expect(named.size, page).toBeGreaterThan(3);
    for (const name of named) expect(code, page).toContain(`'${name.replace(/_(bucket|count|sum)$/, '')}'`);
  }
});
