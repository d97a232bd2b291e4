import { Cuts, Ground, Helmet, PAPER, Print, Sitting, Sky, Tank, TONES } from '@bridgehead/kit/print';

/** T-34s in column on a hill road, infantry on the hulls. */
export default function TankColumn() {
  return (
    <Print>
      <Sky height={84} density={0.5} />
      <Ground heights={[74, 52, 66, 88, 70, 48, 62]} fill={TONES.green} />
      <Cuts x={0} y={70} width={320} height={40} rows={6} length={30} fall={-8} density={0.5} seed={3} />
      <path d="M0 128Q90 96 200 104Q270 108 320 96L320 120Q220 122 150 140Q60 162 0 176Z" fill={PAPER} />
      <Tank x={284} y={108} size={0.4} />
      <Tank x={206} y={116} size={0.56} />
      <Sitting x={196} y={99} size={0.4} light={TONES.green} />
      <Ground heights={[172, 150, 146, 132, 138, 124, 128]} />
      <Cuts
        x={0}
        y={150}
        width={320}
        height={46}
        rows={6}
        length={30}
        fall={-5}
        density={0.5}
        seed={12}
        fill={PAPER}
      />
      <path d="M-10 196L40 172L210 158L220 178L60 200Z" fill={PAPER} />
      <Cuts x={10} y={176} width={190} height={18} rows={3} length={30} fall={-4} seed={9} />
      <Tank x={108} y={182} size={1.28} />
      <Helmet x={100} y={119} size={0.8} />
      <Sitting x={66} y={143} size={0.8} />
      <Sitting x={48} y={144} size={0.74} left />
      <Helmet x={134} y={124} size={0.62} />
    </Print>
  );
}
