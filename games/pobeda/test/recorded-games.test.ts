import { readFileSync } from 'node:fs';
import { readRecord, verify } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { rules } from '../rules/rules.ts';
import { RECORDED } from './recorded.ts';
import { conserve } from './tables.ts';

test.each(RECORDED)(
  'the recorded game $name plays again move by move to the same end',
  ({ name, ending }) => {
    const record = readRecord(readFileSync(new URL(`games/${name}.json`, import.meta.url), 'utf8'));
    const { table, steps, fault } = verify(rules, record.header.content.hash, record);
    expect(fault).toBeNull();
    expect(table?.outcome).toMatchObject(ending);
    for (const { progress } of steps) if (progress) conserve(progress.state);
    expect(steps.length).toBeGreaterThan(20);
  },
);
