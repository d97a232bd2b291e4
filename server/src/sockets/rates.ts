import type { Rate } from '../allowance.ts';

/** What an operator sets. */
export interface SocketSettings {
  /** On one socket; and moves and changes of a room by one person through all of theirs. */
  readonly messagesPerSecond: number;
  readonly chatPerMinute: number;
  readonly opensPerMinute: number;
}

/** A message is some hundred bytes long: more than this for each that is allowed comes from no page of ours. */
const BYTES_PER_MESSAGE = 4096;
/** A class that watches without a name has one address. */
const NAMELESS_AT_ONE_ADDRESS = 5;

export interface SocketRates {
  readonly messages: Rate;
  /** Everything that comes in, whatever it is: parts of frames that never end as well. */
  readonly bytes: Rate;
  /** Pings and pongs of the protocol. */
  readonly signals: Rate;
  /** Answers that say "too fast": whoever uses them up is not listening. */
  readonly warnings: Rate;
}

export interface PersonRates {
  readonly acts: Rate;
  /** Judging one means reading what lies behind, and playing a part of it again. */
  readonly takeBacks: Rate;
  readonly chat: Rate;
  readonly opens: Rate;
  readonly namelessOpens: Rate;
  /** Pages of old steps: more at once than anybody reads. */
  readonly pages: Rate;
  readonly namelessPages: Rate;
}

export function socketRates({ messagesPerSecond }: SocketSettings): SocketRates {
  const messages = { perSecond: messagesPerSecond, burst: messagesPerSecond * 3 };
  return {
    messages,
    bytes: times(messages, BYTES_PER_MESSAGE),
    signals: { perSecond: 2, burst: 20 },
    warnings: { perSecond: 1, burst: messagesPerSecond },
  };
}

export function personRates({
  messagesPerSecond,
  chatPerMinute,
  opensPerMinute,
}: SocketSettings): PersonRates {
  const pages = { perSecond: messagesPerSecond / 5, burst: messagesPerSecond * 2 };
  const opens = { perSecond: opensPerMinute / 60, burst: Math.ceil(opensPerMinute / 4) };
  return {
    acts: { perSecond: messagesPerSecond, burst: messagesPerSecond * 3 },
    takeBacks: { perSecond: messagesPerSecond / 20, burst: Math.ceil(messagesPerSecond / 2) },
    chat: { perSecond: chatPerMinute / 60, burst: Math.ceil(chatPerMinute / 3) },
    opens,
    namelessOpens: times(opens, NAMELESS_AT_ONE_ADDRESS),
    pages,
    namelessPages: times(pages, NAMELESS_AT_ONE_ADDRESS),
  };
}

function times({ perSecond, burst }: Rate, factor: number): Rate {
  return { perSecond: perSecond * factor, burst: burst * factor };
}
