import type { State } from '../rules/state.ts';

/** A pilot and its machine agree about each other, and nothing is worse than destroyed. Throws when it is not so. */
export function conserve({ pieces }: State): void {
  for (const [id, piece] of pieces.entries()) {
    const fail = (why: string) => {
      throw new Error(`piece ${id} ${why}: ${JSON.stringify(piece)}`);
    };
    if (piece.kind === 'soldier' && piece.status === 'aboard') {
      const machine = pieces[piece.machine];
      if (machine?.kind !== 'machine' || machine.pilot !== id)
        fail('pilots a machine that has another pilot');
    }
    if (piece.kind !== 'machine') continue;
    const pilot = pieces[piece.pilot];
    if (pilot && !(pilot.kind === 'soldier' && pilot.status === 'aboard' && pilot.machine === id))
      fail('has a pilot that is elsewhere');
    if (piece.durability < 0) fail('is worse than destroyed');
  }
}
