/** What every browser test needs. Whatever brings a server along is imported by the name of its file. */
export type { Language as PlayerLanguage } from '@bridgehead/kernel';
export { BlindazhPlayer } from '../../games/blindazh/test/browser-player.ts';
export { PobedaPlayer } from '../../games/pobeda/test/browser-player.ts';
export { BattlePlayer } from '../../games/bronepekhota/test/browser-player.ts';
export { RubezhPlayer } from '../../games/rubezh/test/browser-player.ts';
export { launchChromium } from './chromium.ts';
export { Network } from './network.ts';
