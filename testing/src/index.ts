export { type RunningApp, startApp } from './app-server.ts';
export { launchChromium } from './chromium.ts';
