import type { ReactNode } from 'react';
import type { Pack, Titled } from '../../content/pack.ts';
import type { MachineKind } from '../../rules/armoury.ts';
import { soundDurability } from '../../rules/kinds.ts';
import { STEP } from '../../rules/space.ts';
import { MachinePicture } from '../drawings/MachinePicture.tsx';
import { Arsenal } from './Arsenal.tsx';
import { Card } from './Card.tsx';
import { AmmoScale, DurabilityScale } from './Scale.tsx';
import { useArmlistWords } from './words/index.ts';

interface MachineCardProps {
  readonly pack: Pack;
  readonly kind: MachineKind & Titled;
  /** Places in its arsenal that are fitted; the whole arsenal where nothing is said. */
  readonly fitted?: readonly number[];
  /** Where the sliders stand; at their best where nothing is said. */
  readonly durability?: number;
  /** Null where the table does not count it. */
  readonly ammo?: number | null;
  /** Weapons that have fired this tour, or cannot. */
  readonly spent?: readonly number[];
  readonly onWeapon?: (place: number) => void;
  readonly level?: 'h2' | 'h3' | 'h4';
  readonly actions?: ReactNode;
  /** More of it: who pilots it. */
  readonly children?: ReactNode;
}

/** BRP-2.2: a machine's armlist, its sliders on durability and ammunition. */
export function MachineCard(props: MachineCardProps) {
  const {
    pack,
    kind,
    fitted,
    durability,
    ammo = kind.ammo,
    spent,
    onWeapon,
    level,
    actions,
    children,
  } = props;
  const { words } = useArmlistWords();
  return (
    <Card
      kind={kind}
      sort={words.sorts[kind.weight]}
      picture={<MachinePicture id={kind.id} chassis={kind.chassis} colours={kind.colours} />}
      figures={[
        { label: words.rank, value: kind.rank },
        { label: words.rate, value: kind.rate },
        { label: words.mounts, value: kind.mounts },
        { label: words.goes, value: words.chassis[kind.chassis] },
        ...(kind.chassis === 'wings'
          ? []
          : [{ label: words.climbs, value: words.upTo(kind.size.climbs / STEP) }]),
      ]}
      {...(level && { level })}
      actions={actions}
    >
      <DurabilityScale sectors={kind.sectors} now={durability ?? soundDurability(kind)} />
      {ammo !== null && <AmmoScale most={kind.ammo} now={ammo} />}
      <Arsenal
        pack={pack}
        kind={kind}
        fitted={fitted}
        {...(spent && { spent })}
        {...(onWeapon && { onWeapon })}
      />
      {children}
    </Card>
  );
}
