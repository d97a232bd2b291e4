import type { SeatLabel, Viewer } from '@bridgehead/kernel';
import { Hidden } from '../controls/Hidden.tsx';
import { Words } from '../controls/Words.tsx';
import type { ShownPlace } from './use-pointing.ts';

interface PingNewsProps<Place> {
  readonly shown: readonly ShownPlace<Place>[];
  readonly viewer: Viewer;
  readonly seats: readonly SeatLabel[];
  readonly text: {
    readonly points: (name: string, what: string) => string;
    readonly youPoint: (what: string) => string;
  };
  readonly say: (place: Place) => string;
}

/** Where somebody points, for whoever listens. */
export function PingNews<Place>({ shown, viewer, seats, text, say }: PingNewsProps<Place>) {
  const last = shown.at(-1);
  const words = last && say(last.place);
  return (
    <div aria-live="polite">
      {last && words && (
        <Hidden key={last.key}>
          <Words>
            {last.seat === viewer ? text.youPoint(words) : text.points(seats[last.seat]?.name ?? '', words)}
          </Words>
        </Hidden>
      )}
    </div>
  );
}
