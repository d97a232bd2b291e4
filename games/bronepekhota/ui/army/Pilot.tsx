import { Field, Select } from '@bridgehead/kit';
import type { Pack } from '../../content/pack.ts';
import type { MachineKind } from '../../rules/armoury.ts';
import type { Army, Crewman } from '../../rules/army.ts';
import { canPilot } from '../../rules/crews.ts';
import { findSquad } from '../../rules/kinds.ts';
import { kindName } from '../../text/names.ts';
import { isSame } from './editing.ts';
import { useArmyWords } from './words/index.ts';

interface PilotProps {
  readonly pack: Pack;
  readonly army: Army;
  /** The machine's place in the army. */
  readonly place: number;
  readonly kind: MachineKind;
  /** Undefined where the army is only shown. */
  readonly onSeat?: (pilot: Crewman | null) => void;
}

const NOBODY = '';

/** Who drives the machine, of all who may. */
export function Pilot({ pack, army, place, kind, onSeat }: PilotProps) {
  const { words, language } = useArmyWords();
  const pilot = army.machines[place]?.pilot ?? null;
  const say = ({ squad, soldier }: Crewman) => {
    const id = army.squads[squad] ?? '';
    return words.crewman(kindName(pack, id)[language], soldier + 1, findSquad(pack, id)?.rank ?? 0);
  };
  if (!onSeat) {
    return (
      <p>
        {words.pilot}: {pilot ? say(pilot) : words.noPilot}
      </p>
    );
  }
  const choices = candidates(pack, army, kind, pilot).map((each) => {
    const other = army.machines.find((one, at) => at !== place && isSame(one.pilot, each));
    const busy = other ? ` (${words.drives(kindName(pack, other.kind)[language])})` : '';
    return { value: nameOf(each), label: say(each) + busy };
  });
  return (
    <Field label={words.pilot}>
      {(ids) => (
        <Select
          {...ids}
          value={pilot ? nameOf(pilot) : NOBODY}
          choices={[{ value: NOBODY, label: words.noPilot }, ...choices]}
          onChange={(value) => onSeat(crewmanOf(value))}
        />
      )}
    </Field>
  );
}

/** Whoever may drive it; and whoever is said to, so that the list can show it. */
function candidates(pack: Pack, { squads }: Army, kind: MachineKind, pilot: Crewman | null): Crewman[] {
  return squads.flatMap((id, squad) => {
    const found = findSquad(pack, id);
    return (found?.soldiers ?? [])
      .map((_, soldier) => ({ squad, soldier }))
      .filter((each) => (found && canPilot(found, kind)) || isSame(pilot, each));
  });
}

function nameOf({ squad, soldier }: Crewman): string {
  return `${squad} ${soldier}`;
}

function crewmanOf(name: string): Crewman | null {
  const [squad = 0, soldier = 0] = name.split(' ').map(Number);
  return name === NOBODY ? null : { squad, soldier };
}
