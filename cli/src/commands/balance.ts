import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ablationOf, refuseUnmeasured } from '../balance/ablation.ts';
import { ablationText } from '../balance/ablation-text.ts';
import { figuresOf } from '../balance/figures.ts';
import { balanceOf, type Measure } from '../balance/game-balance.ts';
import { keepIn, keepNothing } from '../balance/keep.ts';
import { measuresText } from '../balance/measures.ts';
import { pageOf } from '../balance/page.ts';
import { jsonOf, type Report } from '../balance/report.ts';
import { gamesIn, playStudy } from '../balance/run.ts';
import { type Flags, studyFrom, tablesOf } from '../balance/study.ts';
import { WORDS } from '../balance/words.ts';
import { Failure, parseFlags } from '../command.ts';
import { say } from '../language.ts';
import { refuse } from '../simulate/plan.ts';
import { progressBar } from '../simulate/progress.ts';

export const usage =
  'balance GAME [--games N] [--seed TEXT] [--bots strong] [--budget MS] [--worlds N] [--players a,b] [--vary k=v,k=v] [--without each] [--keep FILE] [--out FILE.html] [--json]';
export const summary = {
  ru: 'сыграть партии за разными столами и описать баланс страницей с графиками',
  en: 'play games at tables of every kind and describe the balance on a page with plots',
};

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags({
    args,
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'bridgehead' },
      bots: { type: 'string', default: 'strong' },
      budget: { type: 'string', default: '20' },
      worlds: { type: 'string' },
      players: { type: 'string' },
      vary: { type: 'string' },
      without: { type: 'string' },
      keep: { type: 'string' },
      out: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  for (const file of [values.keep, values.out]) if (file !== undefined) checkPlace(file);
  const { report, measures } = await reportFrom(positionals, values);
  const file = values.out ?? (values.json ? undefined : `balance-${report.manifest.id}.html`);
  if (file !== undefined) write(file, pageOf(report));
  if (values.json) process.stdout.write(`${jsonOf(report)}\n`);
  else tell(report, measures, file as string);
  if (report.ablation) refuseUnmeasured(report.ablation);
  return 0;
}

function tell(report: Report, measures: readonly Measure[], file: string): void {
  const { ablation } = report;
  process.stdout.write(say({ ru: `Отчёт записан в файл ${file}.\n`, en: `The report is in ${file}.\n` }));
  if (ablation) process.stdout.write(`${ablationText(ablation)}\n`);
  if (measures.length > 0) process.stdout.write(`${measuresText(report, measures)}\n`);
}

async function reportFrom(
  positionals: readonly string[],
  flags: Flags,
): Promise<{ report: Report; measures: readonly Measure[] }> {
  const study = await studyFrom(positionals, flags);
  const { manifest } = study;
  const tables = tablesOf(study);
  const balance = await balanceOf(manifest.id);
  const topics = [{ id: 'moves', title: WORDS.moves }, ...(balance?.topics ?? [])];
  const keep = flags.keep === undefined ? keepNothing : await keepIn(flags.keep, tables);
  const started = performance.now();
  const played = await playStudy(tables, keep, progressBar(process.stderr, gamesIn(tables)));
  const report: Report = {
    manifest,
    bot: flags.bots,
    budget: Number(flags.budget),
    seed: flags.seed,
    games: Number(flags.games),
    seconds: Math.round((performance.now() - started) / 100) / 10,
    topics,
    endings: balance?.endings ?? {},
    tables: figuresOf(study, topics, played),
    ablation:
      balance?.ablations && study.without.length > 0 ? ablationOf(study, balance.ablations, played) : null,
  };
  return { report, measures: balance?.measures ?? [] };
}

/** Asked before the games are played: a long study must not be lost for want of a folder. */
function checkPlace(file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder)) {
    refuse({ ru: `Папки ${folder} для отчёта нет.`, en: `There is no folder ${folder} for the report.` });
  }
  if (existsSync(file) && statSync(file).isDirectory()) {
    refuse({ ru: `${file} — папка, а нужен файл.`, en: `${file} is a folder, not a file.` });
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    const why = (error as Error).message;
    throw new Failure(
      say({ ru: `Файл ${file} не записан: ${why}.`, en: `${file} could not be written: ${why}.` }),
    );
  }
}
