export { type Config, type Environment, readConfig } from './config.ts';
export { createLog } from './log.ts';
export { rotateSigningKey } from './signing/index.ts';
export { type RunningNode, startNode } from './node.ts';
