import {
  Burst,
  Cuts,
  Ground,
  Helmet,
  INK,
  PAPER,
  Print,
  Runner,
  Sky,
  Smoke,
  TONES,
} from '@bridgehead/kit/print';

/** Soldiers wade ashore from boats under fire; smoke over a dark coast. */
export default function SeaLanding() {
  return (
    <Print>
      <Sky height={70} density={0.55} />
      <Smoke x={216} y={62} size={60} lean={-0.7} />
      <Smoke x={286} y={56} size={50} lean={-0.8} seed={4} />
      <path d="M120 84L190 58L230 62L262 40L320 34L320 100L120 96Z" fill={INK} />
      <Cuts
        x={170}
        y={62}
        width={150}
        height={30}
        rows={4}
        length={18}
        fall={8}
        fill={PAPER}
        density={0.45}
      />
      <path d="M0 88L320 94L320 200L0 200Z" fill={TONES.blue} />
      <Cuts x={0} y={90} width={320} height={108} rows={13} length={46} density={0.45} seed={5} />
      <Burst x={290} y={98} size={34} />
      <path d="M4 96L98 92L86 112L16 116Z" fill={INK} />
      {[26, 40, 54, 70].map((x) => (
        <Helmet key={x} x={x} y={94} size={0.62} />
      ))}
      <Runner x={150} y={124} size={0.8} />
      <Runner x={206} y={120} size={0.72} />
      <path d="M118 118Q150 110 180 120Q216 110 244 118L244 134L118 134Z" fill={TONES.blue} />
      <Cuts x={118} y={116} width={126} height={16} rows={3} length={22} fill={PAPER} seed={7} weight={2} />
      <path d="M-10 150L66 142L96 176L84 196L-10 196Z" fill={INK} stroke={PAPER} strokeWidth={2.2} />
      <path d="M-6 160L66 154M-6 170L76 166M-6 182L82 180" stroke={PAPER} strokeWidth={1.4} />
      <Runner x={120} y={186} size={1.24} halo={PAPER} />
      <Runner x={236} y={180} size={1.12} halo={PAPER} />
      <Ground heights={[200, 196, 188, 182, 178, 172, 166]} fill={TONES.blue} />
      <path
        d="M60 194Q110 168 160 180Q220 164 320 172L320 178Q230 174 170 188Q120 180 70 198Z"
        fill={PAPER}
      />
      <Cuts x={60} y={180} width={260} height={18} rows={3} length={30} seed={9} />
    </Print>
  );
}
