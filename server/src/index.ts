export { type Config, type Environment, readConfig } from './config.ts';
export { createLog } from './log.ts';
export { type RunningNode, startNode } from './node.ts';
