import { readdirSync, readFileSync } from 'node:fs';
import { type Game, type Outcome, readRecord } from '@bridgehead/kernel';
import { playKept } from '@bridgehead/kernel/testkit';
import { expect, test } from 'vitest';

export interface KeptGames<State> {
  /** It has a folder for every version of the rules. */
  readonly folder: URL;
  /** How each of the games ends, by the name of its file. */
  readonly endings: Readonly<Record<string, Partial<Outcome>>>;
  /** Looks at every position on the way. */
  readonly see: (state: State) => void;
}

/** Tests that one game for every way to end is kept on file, and that all that ever were are still readable. */
export function testKeptGames<S, M, E, V>(
  game: Game<S, M, E, V>,
  { folder, endings, see }: KeptGames<S>,
): void {
  const filesOf = (version: string) => readdirSync(new URL(`${version}/`, folder));

  test('a game for every way to end is kept of the rules that new games are played by', () => {
    const wanted = Object.keys(endings).map((name) => `${name}.json`);
    expect(filesOf(game.manifest.version).sort()).toEqual(wanted.sort());
  });

  test.each(readdirSync(folder).flatMap((version) => filesOf(version).map((file) => [version, file])))(
    'the game kept of version %s in %s plays again move by move to the same end, or its rules are retired',
    async (version, file) => {
      const record = readRecord(readFileSync(new URL(`${version}/${file}`, folder), 'utf8'));
      expect(record.header.rules).toBe(version);
      expect(record.entries.length).toBeGreaterThan(20);
      const outcome = await playKept(game, record, see);
      if (outcome) expect(outcome).toMatchObject(endings[file.replace('.json', '')] ?? { ending: file });
    },
  );
}
