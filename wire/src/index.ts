export * from './changes.ts';
export * from './faults.ts';
export * from './http.ts';
export * from './play.ts';
export * from './pointing.ts';
export * from './refusals.ts';
export * from './room.ts';
export * from './socket.ts';
