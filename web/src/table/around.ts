import type { Seat } from '@bridgehead/kernel';
import type { Ping, PingTarget } from '@bridgehead/kit';
import type { ReactNode } from 'react';

/** What a table on a server adds to the frame; the frame puts it where the window has room. */
export interface Around {
  /** Over the edge of the board: the state of the connection. */
  readonly strip: ReactNode;
  /** Above the hand: what the table is asked. */
  readonly cards: ReactNode;
  /** Beside the name of a seat: whether somebody is there, and who plays. */
  readonly presence: (seat: Seat) => ReactNode;
  /** Below it: the time that is left. */
  readonly clock: (seat: Seat) => ReactNode;
  readonly talk: {
    readonly label: string;
    readonly unread: number;
    readonly news: string;
    readonly content: ReactNode;
  };
  /** Where people point just now. */
  readonly pings: readonly Ping[];
  /** Undefined for whoever watches, and where people play against each other. */
  readonly point: ((target: PingTarget) => void) | undefined;
  /** In the menu: what concerns the people rather than the game, and the way out. */
  readonly menu: ReactNode;
}
