import { PING_MS } from '../game-ui.ts';
import styles from './fading.module.css';

/** Whatever shows a ping: seen for its time, and then less and less. */
export const FADING = styles['fading'] ?? '';
export const fadingStyle = { animationDuration: `${PING_MS}ms` };
