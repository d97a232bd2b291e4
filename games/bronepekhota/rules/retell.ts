import type { Event } from './events.ts';
import type { Heading, Standing } from './moves.ts';
import { pieceAt } from './pieces.ts';
import { placeOf } from './set-down.ts';
import { gunIn, type Unit } from './stage.ts';
import { type Gun, type Machine, NONE, type Piece, type PieceId, type Soldier } from './state.ts';
import type { View } from './view.ts';

/** The view once an event was told: its facts put in. What is asked next comes with the next view. */
export function retell(view: View, event: Event): View {
  switch (event.kind) {
    case 'brought':
      return {
        ...view,
        costs: view.costs.with(event.seat, event.cost),
        squads: [...view.squads, ...event.squads],
        pieces: [...view.pieces, ...event.pieces],
      };
    case 'tour':
      return refreshed({ ...view, tour: event.tour });
    case 'order':
      return { ...view, order: event.seats };
    case 'activated':
      return activated(view, event.unit);
    case 'out':
      return { ...view, out: [...view.out, event.seat] };
    case 'scored':
      return { ...view, scores: event.scores.slice() };
    case 'over':
      return { ...view, outcome: event.outcome, goal: event.goal };
    default:
      return retellMoves(view, event);
  }
}

function retellMoves(view: View, event: Event): View {
  switch (event.kind) {
    case 'deployed':
      return event.places.reduce((table, { piece, ...place }) => stood(table, piece, place), view);
    case 'done':
      return onPiece<Soldier>(view, event.piece, { hasActed: true });
    case 'walked':
    case 'jumped': {
      const there = arrived(view, event.piece, event.path, event.facing);
      return event.pushed
        ? onPiece<Gun>(there, event.pushed.piece, { ...placeOf(event.pushed.to), hasMoved: true })
        : there;
    }
    case 'fled': {
      const run = onPiece<Soldier>(view, event.piece, { panics: true });
      return event.path.length > 0 ? arrived(run, event.piece, event.path, event.facing) : run;
    }
    case 'drove': {
      const { towed } = event;
      const gone = driven(view, event.piece, event.to, event.cabin);
      return towed ? driven(gone, towed.piece, towed.to, towed.cabin) : gone;
    }
    case 'left':
      return gone(view, event.piece);
    case 'deserted':
      return onPiece(view, event.piece, { status: event.kind });
    case 'landed':
      return onPiece<Machine>(view, event.piece, { ...placeOf(event.to), isFlying: false });
    case 'setDown':
      return onPiece<Soldier>(unmanned(view, event.piece), event.piece, {
        status: 'table',
        machine: NONE,
        hasActed: event.hasActed,
        ...placeOf(event.to),
      });
    case 'boarded':
      return boarded(view, event);
    default:
      return retellHarm(view, event);
  }
}

function retellHarm(view: View, event: Event): View {
  switch (event.kind) {
    case 'shot':
      return fired(view, gunIn(event.with));
    case 'damaged':
    case 'mended':
      return onPiece<Machine>(view, event.piece, { durability: event.durability });
    case 'destroyed':
      return destroyed(view, event.piece);
    case 'took':
      return onPiece<Gun>(view, event.gun, { seat: event.seat, shots: event.shots });
    case 'ammo':
      return onPiece<Machine>(view, event.piece, { ammo: event.left });
    case 'refilled': {
      const isGun = pieceAt(view, event.piece).kind === 'gun';
      const full = { ammo: event.ammo, ...(isGun && { shots: event.shots }) };
      return { ...onPiece(view, event.piece, full), refilled: [...view.refilled, event.seat] };
    }
    default:
      return view;
  }
}

function onPiece<Kind extends Piece>(view: View, id: PieceId, change: Partial<Kind>): View {
  return { ...view, pieces: view.pieces.with(id, { ...pieceAt(view, id), ...change } as Piece) };
}

function stood(view: View, id: PieceId, place: Standing): View {
  const isMachine = pieceAt(view, id).kind === 'machine';
  const cabin = { cx: place.facing.x, cy: place.facing.y };
  return onPiece(view, id, { status: 'table', ...placeOf(place), ...(isMachine && cabin) });
}

function arrived(
  view: View,
  id: PieceId,
  path: readonly { x: number; y: number; z: number }[],
  facing: Standing['facing'],
): View {
  const piece = pieceAt(view, id);
  const { x, y, z } = path.at(-1) ?? piece;
  return onPiece(view, id, placeOf({ x, y, z, facing }));
}

function driven(view: View, id: PieceId, to: Standing, cabin: Heading): View {
  const isMachine = pieceAt(view, id).kind === 'machine';
  return onPiece(view, id, { ...placeOf(to), ...(isMachine && { cx: cabin.x, cy: cabin.y }) });
}

/** Everything that a tour limits is fresh again. */
function refreshed(view: View): View {
  return {
    ...view,
    squads: view.squads.map((squad) => ({ ...squad, hasActed: false })),
    pieces: view.pieces.map((piece): Piece => {
      if (piece.kind === 'soldier') return { ...piece, hasActed: false, panics: false };
      if (piece.kind === 'machine') return { ...piece, hasActed: false };
      return piece.kind === 'gun' ? { ...piece, hasMoved: false, shots: 0 } : { ...piece, hasMoved: false };
    }),
  };
}

function activated(view: View, unit: Unit): View {
  if ('squad' in unit) {
    const squads = view.squads.map((squad, id) => (id === unit.squad ? { ...squad, hasActed: true } : squad));
    return { ...view, squads };
  }
  const { pilot } = view.pieces[unit.piece] as Machine;
  return onPiece<Soldier>(onPiece<Machine>(view, unit.piece, { hasActed: true }), pilot, { hasActed: true });
}

/** Whatever this soldier piloted has no pilot now. */
function unmanned(view: View, pilot: PieceId): View {
  const machine = view.pieces.findIndex((piece) => piece.kind === 'machine' && piece.pilot === pilot);
  return machine < 0 ? view : onPiece<Machine>(view, machine, { pilot: NONE });
}

function gone(view: View, id: PieceId): View {
  const isSoldier = pieceAt(view, id).kind === 'soldier';
  return onPiece<Soldier>(unmanned(view, id), id, {
    status: 'left',
    ...(isSoldier && { machine: NONE }),
  });
}

function destroyed(view: View, id: PieceId): View {
  const isSoldier = pieceAt(view, id).kind === 'soldier';
  return onPiece<Soldier>(isSoldier ? unmanned(view, id) : view, id, {
    status: 'destroyed',
    ...(isSoldier && { machine: NONE }),
  });
}

function boarded(
  view: View,
  { piece, machine, seat, to, isFlying }: Extract<Event, { kind: 'boarded' }>,
): View {
  const aboard = onPiece<Soldier>(view, piece, { status: 'aboard', machine });
  return onPiece<Machine>(aboard, machine, {
    pilot: piece,
    seat,
    since: view.tour,
    isFlying,
    ...placeOf(to),
  });
}

function fired(view: View, gun: PieceId | null): View {
  if (gun === null) return view;
  return onPiece<Gun>(view, gun, { shots: (view.pieces[gun] as Gun).shots + 1 });
}
