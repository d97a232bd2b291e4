import { findGame } from '@bridgehead/catalogue';
import { playout, readOptions } from '@bridgehead/kernel';
import { perSecond } from './measure.ts';

/** Whole random games of one game in this process: `playouts.ts GAME MILLISECONDS`. */
const SEATS = ['bot', 'bot'] as const;

const [id = '', milliseconds = ''] = process.argv.slice(2);
const { rules } = (await findGame(id)?.load()) ?? {};
if (!rules) throw new Error(`no game is called “${id}”`);
const plan = readOptions(rules.manifest, SEATS.length, {});
if ('refusal' in plan) throw new Error(plan.refusal.reason);

const rate = perSecond((chance) => {
  playout(rules, rules.setup(plan.options, SEATS, chance), chance);
  return 1;
}, Number(milliseconds));
process.stdout.write(JSON.stringify({ rate }));
