/** In less than this nobody thinks of anything. */
const LEAST_MS = 20;

/**
 * How long a bot may think when so many tables wait for theirs already: the whole budget on a quiet node, a share of it on
 * a crowded one. So nobody waits much longer than a budget, whoever has filled the house with bots.
 */
export function budgetBehind(
  waiting: number,
  { budgetMs, threads }: { readonly budgetMs: number; readonly threads: number },
): number {
  const rounds = Math.ceil((waiting + 1) / threads);
  return Math.min(budgetMs, Math.max(LEAST_MS, Math.floor(budgetMs / rounds)));
}
