import { BareTree, Cuts, hand, INK, PAPER, Print, Sky, TONES } from '@bridgehead/kit/print';

const next = hand(17);
const RUBBLE = Array.from({ length: 60 }, () => {
  const [x, y, size] = [next() * 320, 140 + next() * 54, 3 + next() * 7];
  return `M${x.toFixed(1)} ${y.toFixed(1)}l${size.toFixed(1)} ${(-size * 0.7).toFixed(1)}l${size.toFixed(1)} ${(size * 0.5).toFixed(1)}l${(-size * 0.6).toFixed(1)} ${(size * 0.5).toFixed(1)}Z`;
}).join('');

/** The skeleton of a domed building over a flattened city, a burnt tree. */
export default function HiroshimaDome() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.grey} />
      <Sky height={120} density={0.55} weight={1.6} />
      <path d="M0 132Q100 124 180 130T320 126V200H0Z" fill={PAPER} />
      <path d="M0 132L40 128L70 132L130 127L320 128V136H0Z" fill={INK} />
      <Cuts x={0} y={138} width={320} height={60} rows={8} length={34} density={0.5} seed={4} />
      <path d={RUBBLE} fill={INK} />
      <path
        d="M132 150V92L142 86V70H152V80L160 76V66H204V78L214 74V84L226 90L222 110L236 118V150Z"
        fill={INK}
      />
      <path
        d="M142 100h10v14h-10ZM142 124h10v16h-10ZM164 84h9v16h-9ZM180 84h9v16h-9ZM164 110h9v16h-9ZM180 110h9v16h-9ZM200 96h10v16h-10ZM200 122h10v18h-10ZM220 126h8v14h-8ZM166 136h22v14h-22Z"
        fill={TONES.grey}
      />
      <path
        d="M158 66Q160 24 182 22Q204 24 206 66M166 66Q168 32 182 23M174 66Q175 36 182 23M190 66Q189 36 182 23M198 66Q196 32 182 23M160 52H204M164 38H200M182 22V10"
        fill="none"
        stroke={INK}
        strokeWidth={2.4}
      />
      <BareTree x={66} y={168} size={112} />
      <path d="M270 158V118L276 114V158ZM288 160V132L293 130V160Z" fill={INK} />
    </Print>
  );
}
