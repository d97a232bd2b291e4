import { type Game, type GameRecord, type Outcome, playableBy, verify } from '@bridgehead/kernel';

/**
 * A game that is kept on file stays readable: the rules of its version play it again, move by move, to the same end, or the
 * manifest says in a sentence why they do not any more. Gives how it ended; null for one whose rules are retired.
 */
export async function playKept<S, M, E, V>(
  game: Game<S, M, E, V>,
  record: GameRecord,
  see: (state: S) => void,
): Promise<Outcome | null> {
  const { rules: version, content } = record.header;
  const refusal = playableBy(game.manifest, version);
  if (refusal?.reason === 'retired-rules') return null;
  if (refusal) throw new Error(`games of version ${version} are neither played nor retired`);
  const { rules } = await game.load({ version });
  if (rules.manifest.version !== version) throw new Error(`version ${version} is not what is loaded for it`);
  const { table, steps, fault } = verify(rules, content.hash, record);
  if (fault) throw new Error(`the kept game of version ${version} does not play: ${JSON.stringify(fault)}`);
  for (const { progress } of steps) if (progress) see(progress.state);
  if (!table?.outcome) throw new Error(`the kept game of version ${version} does not end`);
  return table.outcome;
}
