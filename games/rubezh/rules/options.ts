import type { Localized, Options, OptionSpec } from '@bridgehead/kernel';
import { type Scenario, SCENARIOS } from './card-set.ts';

export interface RubezhOptions {
  readonly scenario: Scenario;
}

export function rubezhOptions(options: Options): RubezhOptions {
  return options as unknown as RubezhOptions;
}

const SCENARIO_NAMES: Readonly<Record<Scenario, Localized>> = {
  terespol: { ru: 'Тереспольское укрепление', en: 'Terespol fortification' },
  volyn: { ru: 'Волынское укрепление', en: 'Volyn fortification' },
  citadel: { ru: 'Цитадель', en: 'Citadel' },
};

export function scenarioText(scenario: Scenario): Localized {
  return SCENARIO_NAMES[scenario];
}

export const OPTION_SPECS: readonly OptionSpec[] = [
  {
    id: 'scenario',
    label: { ru: 'Сценарий', en: 'Scenario' },
    hint: {
      ru: 'Какие четыре огневые точки обороняем. Цитадель труднее всего.',
      en: 'Which four fire points are defended. The Citadel is the hardest.',
    },
    values: () => SCENARIOS,
    describe: (value) => scenarioText(value as Scenario),
    clause: () => 'RUB-3.1',
  },
];
