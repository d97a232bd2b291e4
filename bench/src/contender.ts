import { type Contender, proof } from './contest.ts';
import { perSecond } from './measure.ts';

/** Runs one contender in this process: `contender.ts NAME MILLISECONDS`. */
const CONTENDERS: Readonly<Record<string, () => Promise<{ play: Contender }>>> = {
  kernel: () => import('./kernel.ts'),
  'boardgame.io': () => import('./boardgame-io.ts'),
  bare: () => import('./bare.ts'),
};

const [name = '', milliseconds = ''] = process.argv.slice(2);
const contender = await CONTENDERS[name]?.();
if (!contender) throw new Error(`no contender is called “${name}”`);
const { play } = contender;
const result = { proof: proof(play), rate: perSecond((chance) => play(chance).moves, Number(milliseconds)) };
process.stdout.write(JSON.stringify(result));
