import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { describe, inWords } from './judge.mjs';

/** Tells of every mutant that nobody noticed as it comes: a whole run takes a while. */
class Survivors {
  onMutantTested(result) {
    if (result.status !== 'Survived' && result.status !== 'NoCoverage') return;
    console.log(inWords(describe(result, `games/${process.env.MUTANTS_GAME}/rules/`)));
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'survivors', Survivors)];
