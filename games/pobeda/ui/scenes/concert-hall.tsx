import { At, Crowd, Cuts, INK, PAPER, Print, TONES } from '@bridgehead/kit/print';

/** An orchestra of thin figures in coats; the conductor's hand is raised, white columns behind. */
export default function ConcertHall() {
  const players = [36, 66, 96, 224, 254, 284];
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={INK} />
      {[14, 66, 118, 184, 236, 288].map((x) => (
        <g key={x}>
          <path d={`M${x} 124V24H${x + 20}V124Z`} fill={PAPER} />
          <path d={`M${x - 4} 24V14H${x + 24}V24ZM${x - 3} 124H${x + 23}V130H${x - 3}Z`} fill={PAPER} />
          <path d={`M${x + 6} 26V122M${x + 13} 26V122M${x + 17} 26V122`} stroke={INK} strokeWidth={1.3} />
        </g>
      ))}
      <path d="M0 2H320V10H0Z" fill={TONES.red} />
      <path
        d="M40 10Q52 44 40 70M90 10Q104 40 94 66M160 10V18M214 10Q202 44 214 66M268 10Q256 40 266 70"
        stroke={TONES.red}
        strokeWidth={6}
        fill="none"
      />
      <path d="M140 40L160 26L180 40L174 48H146Z" fill={TONES.ochre} />
      {players.map((x, index) => (
        <g key={x}>
          <At x={x} y={152} size={1.02} left={x > 160} halo={PAPER}>
            <path d="M-9 0Q-10 -24 -4 -32Q4 -35 8 -30L10 0Z" fill={INK} />
            <path d="M-5 -34Q-5 -46 2 -46Q9 -45 8 -37Q7 -33 2 -32Z" fill={INK} />
            <path d="M-4 -28L2 -8M4 -30L6 -4" stroke={PAPER} strokeWidth={1.1} />
          </At>
          {index % 2 === 0 ? (
            <path
              d={`M${x + (x > 160 ? -18 : 4)} 118l14 -4l2 8l-14 5ZM${x + (x > 160 ? -24 : -4)} 108l30 12`}
              fill={TONES.ochre}
              stroke={TONES.ochre}
              strokeWidth={2}
            />
          ) : (
            <path
              d={`M${x + (x > 160 ? -16 : 8)} 150q-6 -10 4 -14q-5 -8 4 -10q9 2 4 10q10 4 4 14ZM${x + (x > 160 ? -8 : 16)} 126v-20`}
              fill={TONES.ochre}
              stroke={TONES.ochre}
              strokeWidth={2}
            />
          )}
        </g>
      ))}
      <path d="M120 152H200V164H120Z" fill={TONES.red} />
      <At x={160} y={154} size={1.5} halo={PAPER}>
        <path d="M-10 0L-9 -30Q-8 -42 0 -43Q8 -42 9 -30L10 0L3 0L0 -20L-3 0Z" fill={INK} />
        <path d="M-5 -44Q-6 -56 0 -56Q6 -56 5 -44Z" fill={INK} />
        <path d="M8 -38L22 -54" stroke={INK} strokeWidth={4.6} strokeLinecap="round" />
        <path d="M22 -54L34 -66" stroke={INK} strokeWidth={1.4} />
        <path d="M-8 -38L-22 -46" stroke={INK} strokeWidth={4.6} strokeLinecap="round" />
      </At>
      <path d="M0 164H320V200H0Z" fill={TONES.grey} />
      <Cuts x={0} y={164} width={320} height={20} rows={3} length={40} seed={4} />
      <Crowd x={6} y={188} width={308} size={0.9} seed={3} />
    </Print>
  );
}
