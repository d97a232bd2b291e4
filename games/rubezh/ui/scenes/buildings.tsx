import { INK, PAPER, TONES } from '@bridgehead/kit/print';
import { Arch, Brick, Windows } from './masonry.tsx';

/** The fortress from outside: gates, the ring barracks, the church. */

/** A gate with its tower: one arch, or three. */
export function Gate({
  arches = 1,
  top = 48,
  x = 160,
}: {
  readonly arches?: number;
  readonly top?: number;
  readonly x?: number;
}) {
  const width = arches === 1 ? 110 : 190;
  const places = arches === 1 ? [0] : [-58, 0, 58];
  return (
    <>
      <Brick x={-10} y={100} width={340} height={80} />
      <Windows x={16} y={140} count={3} step={28} />
      <Windows x={248} y={140} count={3} step={28} />
      <Brick x={x - width / 2} y={top} width={width} height={180 - top} />
      <path
        d={`M${x - width / 2 - 6} ${top}V${top - 14}h16v8h14v-8h16v8h${width - 80}v-8h16v8h14v-8h16v14Z`}
        fill={INK}
      />
      {places.map((place) => (
        <Arch key={place} x={x + place} y={180} width={arches === 1 ? 56 : 40} height={86} />
      ))}
      <Windows
        x={x - width / 2 + 18}
        y={top + 32}
        count={arches === 1 ? 3 : 5}
        step={arches === 1 ? 37 : 38}
        size={12}
      />
    </>
  );
}

/** The ring barracks along the river bank, going away to the right. */
export function Ring({ y = 150 }: { readonly y?: number }) {
  return (
    <>
      <path d={`M-4 ${y}V${y - 74}L330 ${y - 40}V${y}Z`} fill={TONES.red} stroke={INK} strokeWidth={3} />
      <path
        d={`M0 ${y - 62}L330 ${y - 32}M0 ${y - 38}L330 ${y - 20}M0 ${y - 16}L330 ${y - 9}`}
        stroke={INK}
        strokeWidth={1.3}
      />
      {Array.from({ length: 11 }, (_, place) => {
        const x = 12 + place * 29 - place * place * 0.4;
        const size = 13 - place * 0.7;
        return (
          <Arch key={place} x={x} y={y - 8 - place * 0.2} width={size} height={size * 2.1} rim={PAPER} />
        );
      })}
      <path
        d={`M-4 ${y - 74}L40 ${y - 82}L52 ${y - 68}L96 ${y - 76}L110 ${y - 60}L330 ${y - 40}`}
        fill="none"
        stroke={INK}
        strokeWidth={5}
      />
    </>
  );
}

/** The garrison church, a club in 1941: columns under a gable, broken roof. */
export function Church({
  x = 160,
  y = 172,
  size = 1,
}: {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-84 0V-72L-92 -76L0 -116L92 -76L84 -72V0Z" fill={TONES.red} stroke={INK} strokeWidth={3} />
      <path d="M-80 -74L0 -108L80 -74Z" fill={INK} />
      <path d="M-30 -112V-134H-6V-120M6 -118L20 -128L30 -110" fill="none" stroke={INK} strokeWidth={6} />
      {[-68, -40, 40, 68].map((at) => (
        <path key={at} d={`M${at - 6} 0V-66H${at + 6}V0Z`} fill={PAPER} stroke={INK} strokeWidth={2} />
      ))}
      <Arch x={0} y={0} width={40} height={58} />
      <path d="M-84 -70H84M-90 0H90" stroke={INK} strokeWidth={4} />
    </g>
  );
}
