import { Cuts, INK, PAPER, TONES } from '@bridgehead/kit/print';

/** Water, what leads over it, and the ramparts behind it. */

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
