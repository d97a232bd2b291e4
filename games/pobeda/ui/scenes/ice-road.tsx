import { At, Cuts, INK, Lorry, PAPER, Print, Sky, TONES, Woman } from '@bridgehead/kit/print';

/** Lorries in line over a frozen lake, water over the wheels; a traffic girl with a flag. */
export default function IceRoad() {
  return (
    <Print>
      <path d="M0 0H320V84H0Z" fill={TONES.blue} />
      <Sky height={80} density={0.75} weight={2.2} />
      <path d="M0 82H320V200H0Z" fill={PAPER} />
      <path d="M0 80L60 77L130 80L320 78V86H0Z" fill={INK} />
      <Lorry x={40} y={100} size={0.3} />
      <Lorry x={86} y={106} size={0.42} />
      <Lorry x={150} y={120} size={0.66} />
      <Lorry x={250} y={156} size={1.36} halo={PAPER} />
      <path d="M296 130L320 122L320 150L300 142Z" fill={TONES.ochre} />
      <path d="M0 150L320 148V200H0Z" fill={TONES.blue} />
      <path d="M190 152Q220 144 250 152Q280 144 320 150V160H190Z" fill={PAPER} />
      <Cuts x={0} y={90} width={320} height={56} rows={7} length={60} density={0.35} seed={6} weight={1} />
      <Cuts x={0} y={154} width={320} height={44} rows={6} length={52} density={0.6} seed={3} />
      <Cuts
        x={0}
        y={158}
        width={320}
        height={36}
        rows={3}
        length={48}
        density={0.4}
        seed={8}
        fill={PAPER}
        weight={2}
      />
      <path d="M0 122L60 118L120 126M30 140L96 132L150 142" stroke={INK} strokeWidth={1.6} fill="none" />
      <Woman x={66} y={186} size={1.5} halo={PAPER} />
      <At x={66} y={186} size={1.5}>
        <path d="M8 -36L26 -52" stroke={INK} strokeWidth={5} strokeLinecap="round" />
        <path d="M26 -46V-74" stroke={INK} strokeWidth={2} />
        <path d="M26 -74L46 -69L26 -60Z" fill={TONES.red} stroke={INK} strokeWidth={1.4} />
      </At>
    </Print>
  );
}
