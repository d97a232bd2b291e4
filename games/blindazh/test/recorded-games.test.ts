import { readFileSync } from 'node:fs';
import { readRecord, verify } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { ENDINGS } from '../rules/manifest.ts';
import { conserve, rules } from './tables.ts';

test.each(ENDINGS)(
  'the recorded game that ends by “%s” plays again move by move to the same end',
  (ending) => {
    const record = readRecord(readFileSync(new URL(`games/${ending}.json`, import.meta.url), 'utf8'));
    const { table, steps, fault } = verify(rules, record.header.content.hash, record);
    expect(fault).toBeNull();
    expect(table?.outcome).toEqual({ kind: ending === 'held' ? 'won' : 'lost', ending });
    for (const { progress } of steps) if (progress) conserve(progress.state);
    expect(steps.length).toBeGreaterThan(20);
  },
);
