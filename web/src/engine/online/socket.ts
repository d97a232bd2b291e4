import { CLOSE_CODES, type ClientMessage, type ServerMessage, SOCKET_PATH } from '@bridgehead/wire';
import ReconnectingWebSocket from 'partysocket/ws';

export interface LinkListener {
  readonly opened: () => void;
  readonly closed: () => void;
  /** The server has hung up on this page, and the line stays closed. */
  readonly cutOff: () => void;
  readonly heard: (message: ServerMessage) => void;
}

/** A line to the server that mends itself. */
export interface Link {
  /** Sends at once or not at all: what must not be lost is the caller's to send again. */
  send(message: ClientMessage): void;
  /** The network is back, or the page is looked at again: do not wait for the next attempt. */
  wake(): void;
  /** The network is gone: a silent socket would notice much later. */
  rest(): void;
  close(): void;
}

const RETRY = {
  minReconnectionDelay: 250,
  maxReconnectionDelay: 2000,
  reconnectionDelayGrowFactor: 1.6,
  connectionTimeout: 4000,
  minUptime: 1000,
};
const PING_EVERY_MS = 15_000;
const DEAD_AFTER_MS = 10_000;
/** Browsers are wrong at times: without a word from the page it is tried again all the same. */
const REST_MS = 5000;

/** Cookies go with the socket by themselves, from a worker as from a page. */
export function openLink(listener: LinkListener): Link {
  const url = new URL(SOCKET_PATH, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  let socket = connect();
  let ping: string | undefined;
  let dead: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const pings = setInterval(() => sendPing(), PING_EVERY_MS);

  function connect(): ReconnectingWebSocket {
    const opening = new ReconnectingWebSocket(url.href, [], RETRY);
    opening.onopen = () => {
      forgetPing();
      listener.opened();
    };
    opening.onclose = ({ code }) => {
      if (code !== CLOSE_CODES.flooding) return listener.closed();
      end();
      listener.cutOff();
    };
    opening.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as ServerMessage;
      if ('re' in message && message.re !== null && message.re === ping) forgetPing();
      else listener.heard(message);
    };
    return opening;
  }

  function isOpen(): boolean {
    return socket.readyState === WebSocket.OPEN;
  }

  /** Sockets die silently when a laptop sleeps or a phone changes its network. */
  function sendPing(): void {
    if (!isOpen() || ping) return;
    ping = crypto.randomUUID();
    socket.send(JSON.stringify({ kind: 'ping', id: ping } satisfies ClientMessage));
    dead = setTimeout(() => socket.reconnect(), DEAD_AFTER_MS);
  }

  function forgetPing(): void {
    clearTimeout(dead);
    ping = undefined;
  }

  /** A socket that waits for its next attempt cannot be hurried: a new one takes its place. */
  function replace(): void {
    clearTimeout(resting);
    drop();
    socket = connect();
  }

  function drop(): void {
    forgetPing();
    socket.onclose = null;
    socket.close();
  }

  function end(): void {
    clearInterval(pings);
    clearTimeout(resting);
    drop();
  }

  return {
    send: (message) => {
      if (isOpen()) socket.send(JSON.stringify(message));
    },
    wake: () => (isOpen() ? sendPing() : replace()),
    rest: () => {
      drop();
      listener.closed();
      clearTimeout(resting);
      resting = setTimeout(replace, REST_MS);
    },
    close: end,
  };
}
