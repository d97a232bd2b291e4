import { parseArgs } from 'node:util';
import { tryAlterations } from './try.ts';

/** `npm run alterations [-- --count N --seed TEXT]`: bends records and counts what told. */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '10000' }, seed: { type: 'string', default: 'bent' } },
});
const started = performance.now();
const { records, tried, byWay, told, undetected, untouched } = await tryAlterations(
  Number(values.count),
  values.seed,
);
const print = (title: string, tally: ReadonlyMap<string, number>) => {
  console.log(title);
  for (const [name, count] of [...tally].sort(([, a], [, b]) => b - a))
    console.log(String(count).padStart(7), name);
};
print('Altered:', byWay);
print('Told by:', told);
for (const what of undetected) console.log('NOT DETECTED', what);
for (const field of untouched) console.log('NEVER ALTERED', field);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `${tried} alterations of ${records.length} records, ${undetected.length} not detected, ${seconds} s`,
);
process.exitCode = tried > 0 && undetected.length === 0 && untouched.length === 0 ? 0 : 1;
