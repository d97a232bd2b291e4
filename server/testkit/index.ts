export { ApiClient } from './api.ts';
export { ChildNode } from './child-node.ts';
export { createDatabase, databaseServerOf, databaseUrl } from './databases.ts';
export { freePort } from './free-port.ts';
export { Notary } from './notary.ts';
export { RandomPlayer } from './random-player.ts';
export { type Reply, SocketClient } from './socket-client.ts';
