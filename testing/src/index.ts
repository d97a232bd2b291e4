export { type RunningApp, startApp } from './app-server.ts';
export { launchChromium } from './chromium.ts';
export { type PlayerLanguage, PobedaPlayer } from './pobeda-player.ts';
