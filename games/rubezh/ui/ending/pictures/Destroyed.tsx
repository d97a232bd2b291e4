import { Cuts, Ground, INK, PAPER, Rays, TONES } from '@bridgehead/kit/print';
import { Brick } from '../../scenes/masonry.tsx';

/** A casemate wall with scratched lines nobody can read any more; a branch and a candle before it. */
export function Destroyed() {
  return (
    <>
      <Brick x={-6} y={-6} width={332} height={190} fill={TONES.grey} />
      <path d="M52 44L244 36L250 104L58 114Z" fill={PAPER} stroke={INK} strokeWidth={2.4} />
      {[56, 74, 92].map((y, line) => (
        <path
          key={y}
          d={`M74 ${y}l8 -9 6 9 8 -10 7 10 9 -9 6 9 10 -9 7 9 9 -10 7 10${line === 2 ? '' : ' 9 -9 8 9 9 -9'}`}
          fill="none"
          stroke={INK}
          strokeWidth={2.8}
        />
      ))}
      <path
        d="M30 24l12 10M276 28l9 14M40 146l16 -8M262 132l14 9M188 138l10 7M120 130l8 10"
        stroke={PAPER}
        strokeWidth={5}
      />
      <Ground heights={[176, 172, 176, 172, 176]} />
      <path d="M92 182Q140 160 196 176" fill="none" stroke={PAPER} strokeWidth={4} />
      {[110, 128, 146, 164, 180].map((x, place) => (
        <path
          key={x}
          d={`M${x} ${174 - (place % 3)}q-2 -14 10 -18q4 10 -10 18ZM${x} ${174}q8 10 18 4q-4 -10 -18 -4Z`}
          fill={TONES.green}
          stroke={INK}
          strokeWidth={1.4}
        />
      ))}
      <path d="M240 182V156H254V182Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <path d="M247 156Q238 144 247 132Q256 144 247 156Z" fill={TONES.red} />
      <Rays x={247} y={142} from={16} to={38} count={16} fill={PAPER} />
      <Cuts x={0} y={188} width={320} height={12} rows={1} length={30} fill={PAPER} />
    </>
  );
}
