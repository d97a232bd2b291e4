export type { SocketConnection } from './postmaster.ts';
export { type RunningPostgres, startPostgres } from './start.ts';
export { supervisePostgres } from './supervise.ts';
