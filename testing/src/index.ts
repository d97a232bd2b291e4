export { type RunningApp, startApp } from './app-server.ts';
export type { Language as PlayerLanguage } from '@bridgehead/kernel';
export { BlindazhPlayer } from '../../games/blindazh/test/browser-player.ts';
export { PobedaPlayer } from '../../games/pobeda/test/browser-player.ts';
export { launchChromium } from './chromium.ts';
export { Network } from './network.ts';
export { buildWithSmallGames } from './small-games.ts';
export { ServerProcess } from './server-process.ts';
