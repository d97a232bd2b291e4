import { readOptions } from '@bridgehead/kernel';
import { playAtRandom } from '@bridgehead/kernel/testkit';
import { describe, expect, test } from 'vitest';
import { packFrom } from '../content/index.ts';
import type { Event } from '../rules/events.ts';
import { manifest } from '../rules/manifest.ts';
import { OPTIONAL } from '../rules/options.ts';
import { retell } from '../rules/retell.ts';
import { rulesOver } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

const rules = rulesOver(packFrom());
const everything = Object.fromEntries(OPTIONAL.map((rule) => [rule, true]));

/** No piece appears or vanishes, and a pilot and its machine agree about each other. */
function conserve({ pieces }: State): void {
  for (const [id, piece] of pieces.entries()) {
    if (piece.kind === 'soldier' && piece.status === 'aboard') {
      const machine = pieces[piece.machine];
      expect(machine).toMatchObject({ kind: 'machine', pilot: id });
    }
    if (piece.kind === 'machine') {
      if (piece.pilot >= 0) expect(pieces[piece.pilot]).toMatchObject({ status: 'aboard', machine: id });
      expect(piece.durability).toBeGreaterThanOrEqual(0);
    }
  }
}

/** Everything but what is asked next. */
const retelling = {
  retell,
  drawn: ({ stage: _stage, asked: _asked, ...drawn }: View) => drawn,
};

const heard = new Set<Event['kind']>();

describe('random battles', () => {
  test.each([
    [2, '1+1', everything],
    [3, '2+1', everything],
    [4, '1+1+1+1', {}],
  ])(
    '%i players, %s',
    (seats, teams, rulesOn) => {
      const options = { teams, tours: 6, ...rulesOn };
      expect(readOptions(manifest, seats, options)).toHaveProperty('options');
      const { moves } = playAtRandom({
        rules,
        options,
        seats: Array.from({ length: seats }, () => 'human' as const),
        seed: `bronepekhota ${seats} ${teams}`,
        conserve,
        retelling,
        hear: ({ kind }) => heard.add(kind),
        undoEvery: 40,
      });
      expect(moves).toBeGreaterThan(30);
    },
    120_000,
  );
  test('together they walk, shoot, fight, hurt and end', () => {
    const wanted = [
      'brought',
      'deployed',
      'tour',
      'walked',
      'jumped',
      'shot',
      'struck',
      'destroyed',
      'over',
    ] as const;
    expect([...heard]).toEqual(expect.arrayContaining([...wanted]));
  });
});
