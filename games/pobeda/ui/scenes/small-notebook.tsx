import { Cuts, INK, PAPER, Print, TONES } from '@bridgehead/kit/print';

/** A palm-sized notebook and a pencil stub on a bare table, light from a window. */
export default function SmallNotebook() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <path d="M196 0H304V78H196Z" fill={TONES.blue} />
      <path d="M250 0V78M196 36H304" stroke={INK} strokeWidth={6} />
      <path d="M204 6L240 30M258 8L296 32M204 44L238 70M258 44L298 72" stroke={PAPER} strokeWidth={3} />
      <path d="M196 30L214 6M270 76L300 50" stroke={PAPER} strokeWidth={1.6} />
      <path d="M0 104L320 92L320 200L0 200Z" fill={TONES.grey} />
      <path d="M120 200L196 96L304 92L290 200Z" fill={PAPER} />
      <path d="M206 200L248 94L256 94L226 200Z" fill={TONES.grey} />
      <Cuts x={0} y={104} width={320} height={94} rows={11} length={80} density={0.5} seed={5} weight={1.6} />
      <g transform="rotate(-8 150 150)">
        <path d="M96 128L150 120L206 128L206 176L150 168L96 176Z" fill={PAPER} stroke={INK} strokeWidth={3} />
        <path d="M150 120V168" stroke={INK} strokeWidth={2.4} />
        <path
          d="M104 137L142 132M104 145L140 140M104 153L138 148M104 161L124 158M158 132L196 137M158 140L190 145"
          stroke={INK}
          strokeWidth={1.8}
        />
        <path d="M96 176L150 168L206 176L206 182L150 174L96 182Z" fill={INK} />
      </g>
      <g transform="rotate(24 238 166)">
        <path d="M214 162H252L264 167L252 172H214Z" fill={TONES.red} stroke={INK} strokeWidth={2.2} />
        <path d="M252 162L264 167L252 172Z" fill={PAPER} stroke={INK} strokeWidth={1.6} />
        <path d="M216 167H250" stroke={INK} strokeWidth={1.2} />
      </g>
      <path d="M198 176L258 186L246 192L190 186Z" fill={INK} />
    </Print>
  );
}
