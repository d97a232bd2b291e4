import { Cuts, hand, INK, PAPER, TONES } from '@bridgehead/kit/print';

/** The fortress: brick, arches, bridges, the church, casemates. Everything in the field of a print, 320 by 200. */

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Courses of brick, uneven as by hand. */
export function Brick({ x, y, width, height, fill = TONES.red }: Box & { readonly fill?: string }) {
  const next = hand(x + width);
  const rows = Math.round(height / 10);
  const courses = Array.from({ length: rows }, (_, row) => {
    const level = y + ((row + 1) * height) / rows;
    const joints = Array.from(
      { length: Math.floor(width / 34) },
      (_, joint) =>
        `M${(x + 8 + joint * 34 + (row % 2) * 17 + next() * 4).toFixed(1)} ${level.toFixed(1)}v${-height / rows}`,
    );
    return `M${x} ${level.toFixed(1)}H${x + width}${joints.join('')}`;
  });
  return (
    <>
      <rect {...{ x, y, width, height, fill }} stroke={INK} strokeWidth={3} />
      <path d={courses.join('')} stroke={INK} strokeWidth={1.1} fill="none" />
    </>
  );
}

/** A dark opening under a round arch, its foot at x, y. */
export function Arch({
  x,
  y,
  width,
  height,
  fill = INK,
  rim = PAPER,
}: Box & { readonly fill?: string; readonly rim?: string }) {
  const half = width / 2;
  const spring = y - height + half;
  return (
    <path
      d={`M${x - half} ${y}V${spring}Q${x - half} ${y - height} ${x} ${y - height}Q${x + half} ${y - height} ${x + half} ${spring}V${y}Z`}
      fill={fill}
      stroke={rim}
      strokeWidth={2.4}
    />
  );
}

/** A row of windows in a wall; some are holes now. */
export function Windows({
  x,
  y,
  count,
  step,
  size = 11,
}: {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly step: number;
  readonly size?: number;
}) {
  return (
    <>
      {Array.from({ length: count }, (_, place) => (
        <Arch
          key={place}
          x={x + place * step}
          y={y}
          width={size}
          height={size * 1.6}
          rim={place % 3 === 1 ? INK : PAPER}
        />
      ))}
    </>
  );
}

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

/** The inside of a casemate: a vault, and the light of one opening. */
export function Vault({ light = 160 }: { readonly light?: number }) {
  return (
    <>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <path
        d={`M${light - 46} 128V70Q${light - 46} 30 ${light} 30Q${light + 46} 30 ${light + 46} 70V128Z`}
        fill={PAPER}
      />
      <path
        d={`M${light - 66} 200V66Q${light - 64} 12 ${light} 12Q${light + 64} 12 ${light + 66} 66V200M${light - 108} 200V60Q${light - 104} -14 ${light} -14Q${light + 104} -14 ${light + 108} 60V200`}
        fill="none"
        stroke={TONES.ochre}
        strokeWidth={3}
      />
      <Cuts
        x={0}
        y={150}
        width={320}
        height={48}
        rows={6}
        length={30}
        fill={TONES.ochre}
        density={0.45}
        seed={7}
      />
    </>
  );
}

/** An embrasure from within: the yard outside it, thick walls on both sides. */
export function Embrasure() {
  return (
    <>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <path d="M96 150V66Q100 30 168 30Q232 30 236 66V150Z" fill={PAPER} />
      <path
        d="M96 66Q100 30 168 30Q232 30 236 66"
        fill="none"
        stroke={TONES.red}
        strokeWidth={10}
        strokeDasharray="13 3"
      />
      <path d="M60 200L96 150H236L272 200" fill="none" stroke={TONES.ochre} strokeWidth={3} />
      <Cuts
        x={0}
        y={20}
        width={84}
        height={170}
        rows={14}
        length={26}
        fill={TONES.ochre}
        density={0.35}
        seed={4}
      />
      <Cuts
        x={248}
        y={20}
        width={72}
        height={170}
        rows={14}
        length={26}
        fill={TONES.ochre}
        density={0.35}
        seed={9}
      />
    </>
  );
}

/** Water from edge to edge, from a level down. */
export function River({ y, seed = 5 }: { readonly y: number; readonly seed?: number }) {
  return (
    <>
      <path d={`M0 ${y}L320 ${y - 4}V200H0Z`} fill={TONES.blue} />
      <Cuts
        x={0}
        y={y + 2}
        width={320}
        height={198 - y}
        rows={Math.round((200 - y) / 8)}
        length={44}
        density={0.5}
        seed={seed}
      />
      <Cuts
        x={0}
        y={y + 6}
        width={320}
        height={190 - y}
        rows={Math.round((200 - y) / 14)}
        length={38}
        density={0.35}
        seed={seed + 4}
        fill={PAPER}
        weight={2}
      />
    </>
  );
}

/** A bridge over the water: on piles, or hung on cables. */
export function Bridge({ y = 130, hung = false }: { readonly y?: number; readonly hung?: boolean }) {
  return (
    <>
      {hung && (
        <>
          <path d={`M-6 ${y - 74}Q160 ${y + 6} 326 ${y - 74}`} fill="none" stroke={INK} strokeWidth={3.4} />
          {[40, 80, 120, 160, 200, 240, 280].map((x) => (
            <path
              key={x}
              d={`M${x} ${y}V${y - 34 - Math.abs(160 - x) * 0.21}`}
              stroke={INK}
              strokeWidth={1.4}
            />
          ))}
          <path
            d={`M24 ${y + 40}V${y - 78}h14V${y + 40}ZM282 ${y + 40}V${y - 78}h14V${y + 40}Z`}
            fill={INK}
          />
        </>
      )}
      {!hung &&
        [50, 120, 200, 270].map((x) => (
          <path key={x} d={`M${x - 5} ${y + 52}L${x - 2} ${y}H${x + 6}L${x + 9} ${y + 52}Z`} fill={INK} />
        ))}
      <path d={`M-6 ${y - 7}H326V${y + 7}H-6Z`} fill={INK} />
      <path
        d={`M0 ${y - 20}H320M20 ${y - 20}v14M70 ${y - 20}v14M120 ${y - 20}v14M170 ${y - 20}v14M220 ${y - 20}v14M270 ${y - 20}v14`}
        stroke={INK}
        strokeWidth={2.2}
        fill="none"
      />
      <path d={`M0 ${y - 1}H320`} stroke={PAPER} strokeWidth={1.4} strokeDasharray="12 3" />
    </>
  );
}

/** An earth rampart with a gate or casemates in it. */
export function Rampart({ y = 150 }: { readonly y?: number }) {
  return (
    <>
      <path
        d={`M-4 ${y}L40 ${y - 62}L110 ${y - 72}L210 ${y - 70}L286 ${y - 60}L324 ${y}Z`}
        fill={TONES.green}
        stroke={INK}
        strokeWidth={3}
      />
      <Cuts
        x={20}
        y={y - 60}
        width={280}
        height={54}
        rows={6}
        length={20}
        fall={12}
        density={0.55}
        seed={11}
      />
    </>
  );
}
