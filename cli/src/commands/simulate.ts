import { parseFlags } from '../command.ts';
import { say } from '../language.ts';
import { planFrom } from '../simulate/plan.ts';
import { progressBar } from '../simulate/progress.ts';
import { playSeries } from '../simulate/series.ts';
import type { Tally } from '../simulate/tally.ts';

export const usage =
  'simulate GAME [--games N] [--seed TEXT] [--bots a,b] [--players N] [--options k=v,…] [--budget MS] [--worlds N] [--json]';
export const summary = {
  ru: 'сыграть партии ботов и подсчитать победы',
  en: 'let bots play games and count the wins',
};

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags({
    args,
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'bridgehead' },
      bots: { type: 'string', default: 'strong,random' },
      players: { type: 'string' },
      options: { type: 'string', default: '' },
      budget: { type: 'string', default: '100' },
      worlds: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const plan = await planFrom(positionals, values);
  const started = performance.now();
  const tally = await playSeries(plan, progressBar(process.stderr, plan.games));
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  process.stdout.write(values.json ? `${JSON.stringify({ ...tally, seconds })}\n` : report(tally, seconds));
  return 0;
}

function report({ games, wins, draws, won, lost, moves }: Tally, seconds: number): string {
  const share = (count: number) => `${count} (${((100 * count) / games).toFixed(1)} %)`;
  const lines = Object.entries(wins).map(([bot, count]) => `${bot}: ${share(count)}`);
  if (won + lost > 0) lines.push(say({ ru: `выиграно: ${share(won)}`, en: `won: ${share(won)}` }));
  lines.push(say({ ru: `ничьих: ${share(draws)}`, en: `draws: ${share(draws)}` }));
  lines.push(
    say({
      ru: `партий: ${games}, ходов: ${moves}, секунд: ${seconds}`,
      en: `games: ${games}, moves: ${moves}, seconds: ${seconds}`,
    }),
  );
  return `${lines.join('\n')}\n`;
}
