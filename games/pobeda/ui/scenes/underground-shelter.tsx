import { Child, Cuts, INK, PAPER, Print, Rays, Sitting, Standing, TONES, Woman } from '@bridgehead/kit/print';

/** People and soldiers in a stone gallery underground; one lamp, the entrance far off. */
export default function UndergroundShelter() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <path d="M120 112Q122 60 166 56Q208 60 212 112L250 200H70Z" fill={TONES.grey} />
      <path d="M146 112Q148 80 166 78Q184 80 186 112Z" fill={PAPER} />
      <Cuts x={90} y={118} width={150} height={80} rows={9} length={36} density={0.5} seed={4} />
      <Cuts
        x={0}
        y={6}
        width={320}
        height={60}
        rows={7}
        length={40}
        fall={14}
        density={0.45}
        fill={TONES.grey}
        seed={5}
      />
      <Cuts
        x={0}
        y={70}
        width={96}
        height={120}
        rows={11}
        length={24}
        fall={10}
        density={0.4}
        fill={TONES.grey}
        seed={9}
      />
      <Cuts
        x={232}
        y={70}
        width={88}
        height={120}
        rows={11}
        length={24}
        fall={-10}
        density={0.4}
        fill={TONES.grey}
        seed={11}
      />
      <path d="M72 0L78 56" stroke={PAPER} strokeWidth={1.6} />
      <path d="M70 56H86L90 74H66Z" fill={TONES.ochre} stroke={PAPER} strokeWidth={1.6} />
      <Rays x={78} y={68} from={16} to={52} count={22} fill={TONES.ochre} weight={2} />
      <Standing x={156} y={132} size={0.56} />
      <Standing x={186} y={140} size={0.66} left />
      <Woman x={54} y={186} size={1.24} halo={TONES.ochre} />
      <Child x={86} y={188} size={1.06} left halo={TONES.ochre} />
      <Sitting x={126} y={186} size={1.3} left halo={PAPER} />
      <Standing x={262} y={188} size={1.34} left halo={PAPER} />
      <Sitting x={222} y={188} size={1.2} halo={PAPER} />
    </Print>
  );
}
