import { Burst, Cuts, Ground, INK, PAPER, Print, Sky, Smoke, TONES } from '@bridgehead/kit/print';
import { TANK } from '../../marks/Tank.tsx';

const WHEELS = [-26, -13, 0, 13, 26];

/** A tank comes over the parapet of a broken trench; the flag lies under its tracks. */
export function Overrun() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.grey} />
      <Sky height={150} density={0.55} fill={PAPER} weight={2.2} />
      <Sky height={70} density={0.4} seed={14} />
      <Smoke x={58} y={128} size={92} lean={0.55} seed={6} />
      <Smoke x={282} y={120} size={70} lean={0.4} seed={11} />
      <Burst x={30} y={134} size={36} />
      <Ground heights={[142, 136, 140, 128, 132, 138, 130, 136, 140]} />
      <g transform="translate(184 92) rotate(-13) scale(2)">
        <g stroke={PAPER} strokeWidth={3} strokeLinejoin="round">
          <path d={TANK} fill={INK} />
        </g>
        <path d={TANK} fill={INK} />
        <path
          d="M-37 10H38M-14-20.5H8M-20-3H21M-4-26V-21M-34 3-30-1M26 0 32 5"
          fill="none"
          stroke={PAPER}
          strokeWidth={1.3}
        />
        {WHEELS.map((x) => (
          <circle key={x} cx={x} cy="19.5" r="5" fill={INK} stroke={PAPER} strokeWidth={1.3} />
        ))}
      </g>
      <path d="M0 176L64 168L118 158L150 172L214 178L262 166L320 172V200H0Z" fill={INK} />
      <path
        d="M0 176L64 168L118 158L150 172L214 178L262 166L320 172"
        fill="none"
        stroke={PAPER}
        strokeWidth={2.4}
      />
      <path
        d="M64 200V160L72 159V200ZM96 200L88 152L96 150L106 200ZM250 200V156L258 155V200ZM284 200L296 150L303 152L294 200Z"
        fill={TONES.grey}
        stroke={INK}
        strokeWidth={2}
      />
      <path
        d="M56 178L112 170M60 190L118 184M244 176L306 170M240 190L310 186"
        stroke={TONES.grey}
        strokeWidth={5}
      />
      <Cuts
        x={118}
        y={180}
        width={124}
        height={18}
        rows={3}
        length={24}
        fall={-3}
        fill={PAPER}
        density={0.55}
      />
      <path d="M120 190L178 160" stroke={PAPER} strokeWidth={7} />
      <path d="M120 190L178 160" stroke={INK} strokeWidth={3.6} />
      <path
        d="M176 161L190 144L206 160L198 170L206 180L188 178L182 186L172 172Z"
        fill={TONES.red}
        stroke={INK}
        strokeWidth={2.4}
      />
    </Print>
  );
}
