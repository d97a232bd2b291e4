import type { OptionValue, Options, SeatKind, TablePlan } from '@bridgehead/kernel';
import { packFrom } from '../content/index.ts';
import { manifest } from '../rules/manifest.ts';
import { OPTIONAL } from '../rules/options.ts';
import { rulesOver } from '../rules/rules.ts';

export { conserve } from './conserve.ts';

export const rules = rulesOver(packFrom());

export interface TableKind {
  readonly options: Options;
  readonly seats: readonly SeatKind[];
}

/** Every mission at every number of players it is offered to, with sides, grounds and rules that take turns; bots too. */
export function tables(): TableKind[] {
  return [2, 3, 4].flatMap((seats) =>
    valuesOf('mission', { seats, options: {} }).map((mission, place) => {
      const plan = { seats, options: { mission } };
      const [teams, grounds] = [valuesOf('teams', plan), valuesOf('ground', plan)];
      const tours = valuesOf('tours', plan).map(Number).filter(Boolean);
      return {
        options: {
          mission,
          teams: teams[place % teams.length] as OptionValue,
          ground: grounds[(place * 3 + seats) % grounds.length] as OptionValue,
          tours: Math.min(...tours),
          ...Object.fromEntries(OPTIONAL.map((rule) => [rule, (place + seats) % 2 === 0])),
        },
        seats: Array.from({ length: seats }, (_, seat) =>
          seat > 0 && (seat + place) % 2 === 0 ? 'bot' : 'human',
        ),
      };
    }),
  );
}

function valuesOf(id: string, plan: TablePlan): readonly OptionValue[] {
  return manifest.options.find((spec) => spec.id === id)?.values(plan) ?? [];
}
