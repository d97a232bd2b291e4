import { Cuts, INK, PAPER, Print, Rays, Sky, Smoke, TONES, Warship } from '@bridgehead/kit/print';

/** A warship fires her guns. */
export default function WarshipGuns() {
  return (
    <Print>
      <path d="M0 0H320V130H0Z" fill={TONES.ochre} />
      <Sky height={126} density={0.5} weight={1.6} />
      <Smoke x={106} y={60} size={60} lean={-1.2} />
      <Rays x={272} y={76} from={6} to={60} count={15} start={-0.2} end={0.1} weight={5} fill={PAPER} />
      <Rays
        x={272}
        y={76}
        from={4}
        to={38}
        count={9}
        start={-0.18}
        end={0.08}
        weight={5}
        fill={TONES.red}
        seed={6}
      />
      <Smoke x={300} y={78} size={46} lean={0.3} fill={TONES.grey} light={PAPER} seed={8} />
      <Warship x={146} y={138} size={1.56} halo={PAPER} />
      <path d="M0 136Q60 130 120 138T240 138T320 134V200H0Z" fill={TONES.blue} />
      <path d="M12 142Q80 134 146 146T310 140V150H12Z" fill={PAPER} />
      <Cuts x={0} y={142} width={320} height={56} rows={8} length={48} density={0.65} seed={5} weight={2} />
      <path d="M60 170Q90 156 130 170T200 172T290 166" fill="none" stroke={PAPER} strokeWidth={3} />
      <path d="M10 178l4 -30l5 30ZM44 172l3 -22l4 22Z" fill={PAPER} stroke={INK} strokeWidth={1.2} />
    </Print>
  );
}
