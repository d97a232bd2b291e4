import { CargoShip, Cuts, INK, PAPER, Print, Sky, Smoke, TONES, Warship } from '@bridgehead/kit/print';

/** Laden ships in line in a northern swell, an escort ahead. */
export default function ConvoyAtSea() {
  return (
    <Print>
      <path d="M0 0H320V90H0Z" fill={TONES.blue} />
      <Sky height={86} density={0.75} weight={2.2} />
      <Sky height={40} density={0.5} seed={8} weight={2} fill={PAPER} />
      <Smoke x={46} y={64} size={40} lean={-0.9} />
      <CargoShip x={52} y={96} size={0.44} />
      <Smoke x={140} y={62} size={48} lean={-0.9} seed={3} />
      <CargoShip x={144} y={98} size={0.6} />
      <path d="M0 96Q40 90 80 98Q120 104 160 97Q220 90 320 100L320 200L0 200Z" fill={INK} />
      <Cuts
        x={0}
        y={104}
        width={320}
        height={92}
        rows={11}
        length={46}
        density={0.62}
        fall={-3}
        fill={PAPER}
        seed={5}
        weight={2}
      />
      <Warship x={236} y={120} size={0.84} light={TONES.blue} halo={PAPER} />
      <path d="M150 124Q200 116 250 126Q290 130 318 120L318 134Q240 140 150 132Z" fill={INK} />
      <path d="M308 116Q316 106 320 108L320 126Q310 128 300 124Z" fill={PAPER} />
      <Cuts x={150} y={124} width={160} height={10} rows={2} length={28} fill={PAPER} seed={9} />
      <path d="M-6 176Q50 140 108 172Q160 196 216 170Q270 148 326 178L326 206L-6 206Z" fill={TONES.blue} />
      <path d="M0 174Q52 142 104 170M216 172Q270 150 320 178" fill="none" stroke={PAPER} strokeWidth={4} />
      <Cuts x={0} y={172} width={320} height={26} rows={4} length={40} fall={4} seed={3} />
    </Print>
  );
}
