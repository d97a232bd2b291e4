import { Burst, Cuts, Ground, PAPER, Print, Sky, Smoke, TankAhead, TONES } from '@bridgehead/kit/print';

/** T-34s come towards us over open ground. */
export default function TankAttack() {
  return (
    <Print>
      <path d="M0 0H320V104H0Z" fill={TONES.ochre} />
      <Sky height={104} density={0.45} />
      <Smoke x={36} y={104} size={86} lean={0.6} />
      <Smoke x={262} y={102} size={62} lean={0.5} seed={8} />
      <Ground heights={[108, 102, 106, 100, 104, 102, 108]} />
      <Burst x={212} y={108} size={40} />
      <TankAhead x={70} y={124} size={0.62} halo={TONES.ochre} />
      <TankAhead x={270} y={122} size={0.56} left halo={TONES.ochre} />
      <Ground heights={[126, 122, 128, 124, 128, 122, 128]} />
      <Cuts
        x={0}
        y={128}
        width={320}
        height={66}
        rows={9}
        length={34}
        fill={PAPER}
        density={0.55}
        fall={2}
        seed={7}
      />
      <TankAhead x={158} y={186} size={1.62} halo={PAPER} />
      <path d="M92 190Q60 172 30 186Q60 196 100 196ZM224 190Q258 170 296 184Q262 198 216 196Z" fill={PAPER} />
      <Cuts x={30} y={176} width={66} height={16} rows={3} length={20} seed={4} />
      <Cuts x={226} y={174} width={70} height={18} rows={3} length={20} seed={5} />
    </Print>
  );
}
