export { type RunningApp, startApp } from './app-server.ts';
export { BlindazhPlayer } from './blindazh-player.ts';
export { launchChromium } from './chromium.ts';
export { Network } from './network.ts';
export { type PlayerLanguage, PobedaPlayer } from './pobeda-player.ts';
export { buildWithSmallGames } from './small-games.ts';
export { ServerProcess } from './server-process.ts';
