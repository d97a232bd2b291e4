import { Cuts, INK, PAPER, TONES } from '@bridgehead/kit/print';
import { River } from '../../scenes/banks.tsx';
import { Arch } from '../../scenes/masonry.tsx';

/** Night over the river: the windows of the barracks are dark, nobody comes and nobody goes. */
export function Stalled() {
  return (
    <>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <circle cx={244} cy={44} r={22} fill={PAPER} />
      <circle cx={254} cy={38} r={20} fill={INK} />
      <Cuts x={0} y={60} width={320} height={40} rows={4} length={60} fill={TONES.blue} density={0.35} />
      <path d="M-4 140V84L330 108V140Z" fill={TONES.grey} stroke={INK} strokeWidth={3} />
      {[22, 60, 98, 136, 174, 212, 250, 288].map((x) => (
        <Arch key={x} x={x} y={134} width={17} height={28} rim={INK} />
      ))}
      <River y={142} seed={9} />
    </>
  );
}
