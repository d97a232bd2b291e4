import type { Point } from '@bridgehead/geometry';
import type { Event } from '../../rules/events.ts';
import type { PieceId } from '../../rules/state.ts';

interface Moved {
  readonly piece: PieceId;
  readonly path: readonly Point[];
}

/** Where pieces were when something happened: the last view only knows where they are at the end. */
export class Whereabouts {
  readonly #places = new Map<PieceId, Point>();
  #hurt: PieceId | null = null;

  /** Whoever has no place of its own is the pilot of what was hurt last. */
  of(id: PieceId): Point | null {
    return this.#places.get(id) ?? (this.#hurt === null ? null : this.#places.get(this.#hurt)) ?? null;
  }

  /** Returns the way of whoever went by its own will, or ran. */
  follow(event: Event): Moved | null {
    switch (event.kind) {
      case 'deployed':
        for (const place of event.places) this.#places.set(place.piece, flat(place));
        return null;
      case 'walked':
      case 'jumped':
      case 'fled':
        if (event.pushed) this.#places.set(event.pushed.piece, flat(event.pushed.to));
        return this.#go(event.piece, event.path.map(flat));
      case 'drove':
        if (event.towed) this.#places.set(event.towed.piece, flat(event.towed.to));
        return this.#go(event.piece, [flat(event.to)]);
      case 'landed':
      case 'setDown':
        this.#places.set(event.piece, flat(event.to));
        return null;
      case 'boarded':
        this.#places.delete(event.piece);
        return null;
      case 'damaged':
        this.#hurt = event.piece;
        return null;
      default:
        return null;
    }
  }

  #go(piece: PieceId, way: readonly Point[]): Moved | null {
    const from = this.#places.get(piece);
    const to = way.at(-1);
    if (to) this.#places.set(piece, to);
    return from && to ? { piece, path: [from, ...way] } : null;
  }
}

function flat({ x, y }: Point): Point {
  return { x, y };
}
