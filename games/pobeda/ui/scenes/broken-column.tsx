import {
  Cuts,
  FieldGun,
  Ground,
  INK,
  Lorry,
  Marching,
  PAPER,
  Print,
  Sky,
  Smoke,
  TONES,
} from '@bridgehead/kit/print';

/** An abandoned column on a muddy road; a few men walk away. */
export default function BrokenColumn() {
  return (
    <Print>
      <path d="M0 0H320V96H0Z" fill={TONES.grey} />
      <Sky height={92} density={0.75} weight={1.8} />
      <Smoke x={250} y={86} size={70} lean={-0.8} />
      <Ground heights={[96, 90, 94, 88, 92, 88, 92]} />
      <path d="M300 96L320 96L320 108L150 200L0 200L0 172Z" fill={TONES.grey} />
      <path d="M290 100L40 182M300 102L110 196M316 102L150 200" stroke={INK} strokeWidth={3} fill="none" />
      <Cuts x={0} y={104} width={320} height={94} rows={11} length={36} fall={-12} density={0.35} seed={6} />
      <g transform="rotate(10 96 150)">
        <Lorry x={100} y={152} size={1.06} halo={PAPER} />
      </g>
      <g transform="rotate(-16 228 120)">
        <Lorry x={222} y={126} size={0.62} left halo={PAPER} />
      </g>
      <FieldGun x={192} y={182} size={1} left halo={PAPER} />
      <g transform="rotate(58 258 164)">
        <path d="M228 160H288L282 174H234Z" fill={INK} stroke={PAPER} strokeWidth={2} />
        <circle cx={244} cy={178} r={12} fill={INK} stroke={PAPER} strokeWidth={2} />
        <path d="M244 166V190M232 178H256M236 170L252 186M252 170L236 186" stroke={PAPER} strokeWidth={1.2} />
      </g>
      <Marching x={30} y={120} size={0.5} left />
      <Marching x={50} y={118} size={0.48} left />
      <Marching x={66} y={114} size={0.42} left />
    </Print>
  );
}
