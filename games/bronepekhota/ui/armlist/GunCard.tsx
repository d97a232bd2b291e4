import type { ReactNode } from 'react';
import type { Titled } from '../../content/pack.ts';
import type { GunKind } from '../../rules/armoury.ts';
import { MachinePicture } from '../drawings/MachinePicture.tsx';
import { Card } from './Card.tsx';
import { blastText, powerText, rangeText } from './figures.ts';
import { AmmoScale, DurabilityScale } from './Scale.tsx';
import { useArmlistWords } from './words/index.ts';

interface GunCardProps {
  readonly kind: GunKind & Titled;
  readonly durability?: number;
  /** Null where the table does not count it. */
  readonly ammo?: number | null;
  readonly level?: 'h2' | 'h3' | 'h4';
  readonly actions?: ReactNode;
}

/** BRP-2.4 */
export function GunCard({ kind, durability, ammo = kind.ammo, level, actions }: GunCardProps) {
  const { words, language } = useArmlistWords();
  const { range, power, blast } = kind.firearm;
  return (
    <Card
      kind={kind}
      sort={`${words.sorts.gun}, ${kind.isMobile ? words.mobile : words.fixed}`}
      picture={
        <MachinePicture id={kind.id} chassis={kind.isMobile ? 'wheels' : 'tracks'} colours={kind.colours} />
      }
      figures={[
        { label: words.rank, value: kind.rank },
        { label: words.rate, value: kind.rate },
        { label: words.range, value: rangeText(language, range) },
        { label: words.power, value: powerText(language, power) },
        ...(blast ? [{ label: words.special, value: words.blast(blastText(language, blast)) }] : []),
      ]}
      {...(level && { level })}
      actions={actions}
    >
      <DurabilityScale
        sectors={[{ from: kind.durability, speed: null }]}
        now={durability ?? kind.durability}
      />
      {ammo !== null && <AmmoScale most={kind.ammo} now={ammo} />}
    </Card>
  );
}
