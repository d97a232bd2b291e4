import { Cuts, Ground, INK, PAPER, Print, Sky, TONES } from '@bridgehead/kit/print';
import { EnemyGlyph } from '../marks/EnemyShape.tsx';

/** A kind of enemy, large: its silhouette against the morning sky. */
export function EnemyPrint({ kind }: { readonly kind: string }) {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.grey} />
      <Sky height={150} density={0.45} fill={PAPER} />
      <Ground heights={[172, 166, 172, 164, 170, 166, 172]} />
      <Cuts x={0} y={176} width={320} height={22} rows={3} length={30} fill={PAPER} density={0.5} />
      <g transform="translate(28 26) scale(4.4)" fill={INK}>
        <EnemyGlyph kind={kind} />
      </g>
    </Print>
  );
}
