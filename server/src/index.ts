export { type Figures, figures } from './admin/figures.ts';
export { moveTo } from './admin/move-to.ts';
export { type Admin, openAdmin } from './admin/open.ts';
export { type Config, type Environment, readConfig } from './config.ts';
export { Passwords } from './identity/passwords.ts';
export { createLog } from './log.ts';
export { rotateSigningKey } from './signing/index.ts';
export { type RunningNode, startNode } from './node.ts';
export { PRUNED, type Pruned } from './storage/retention.ts';
