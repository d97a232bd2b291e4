import type { Outcome, Seat } from '@bridgehead/kernel';
import type { Pack } from '../../content/pack.ts';
import type { Chassis, Colours } from '../../rules/armoury.ts';
import { findGun, findMachine } from '../../rules/kinds.ts';
import type { View } from '../../rules/view.ts';

/** A machine or gun that fought, as a picture needs it. */
export interface Engine {
  readonly kind: 'machine' | 'gun';
  readonly id: string;
  readonly chassis: Chassis;
  readonly colours: Colours;
}

interface Fought extends Engine {
  readonly cost: number;
  readonly isLost: boolean;
}

/** What is left behind of those who were beaten: a wreck rather than what only stands there. Null: they had soldiers alone. */
export function engineLeft(pack: Pack, view: View, seats: readonly Seat[]): Engine | null {
  const all = enginesOf(pack, view, seats);
  return dearest(all.filter(({ isLost }) => isLost)) ?? dearest(all);
}

/** What comes home with those who won; null where it is soldiers alone. */
export function engineKept(pack: Pack, view: View, seats: readonly Seat[]): Engine | null {
  return dearest(enginesOf(pack, view, seats).filter(({ isLost }) => !isLost));
}

/** A machine rather than a gun, and of those the one that cost most. */
function dearest(engines: readonly Fought[]): Engine | null {
  const isMachine = ({ kind }: Fought) => Number(kind === 'machine');
  const [first] = engines.toSorted(
    (one, other) => isMachine(other) - isMachine(one) || other.cost - one.cost,
  );
  return first ?? null;
}

/** By whoever brought them, whoever has them now. */
function enginesOf(pack: Pack, { pieces }: View, seats: readonly Seat[]): Fought[] {
  return pieces.flatMap((piece): Fought[] => {
    if ((piece.kind !== 'machine' && piece.kind !== 'gun') || !seats.includes(piece.owner)) return [];
    const isLost = piece.status === 'destroyed' || piece.seat !== piece.owner;
    const { kind } = piece;
    if (kind === 'gun') {
      const gun = findGun(pack, piece.model);
      return gun
        ? [{ kind, id: gun.id, chassis: 'wheels', colours: gun.colours, cost: gun.cost, isLost }]
        : [];
    }
    const found = findMachine(pack, piece.model);
    if (!found) return [];
    const { id, chassis, colours, cost } = found;
    return [{ kind, id, chassis, colours, cost, isLost }];
  });
}

export function beatenIn({ sides }: View, outcome: Outcome): readonly Seat[] {
  const winners = outcome.kind === 'win' ? outcome.winners : [];
  return [...sides.keys()].filter((seat) => !winners.includes(seat));
}
