import { BareTree, Cuts, INK, PAPER, Print, Rays, Sky, TONES } from '@bridgehead/kit/print';

/** The edge of a ravine with bare trees; rough stones with pebbles laid on them, one candle. */
export default function MassGraveMemorial() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.grey} />
      <Sky height={100} density={0.7} weight={1.6} />
      <BareTree x={36} y={112} size={104} />
      <BareTree x={76} y={106} size={78} seed={6} />
      <BareTree x={262} y={108} size={92} seed={8} />
      <BareTree x={298} y={116} size={112} seed={5} />
      <path d="M0 106Q60 98 108 112Q140 150 162 154Q186 150 212 116Q260 100 320 110V200H0Z" fill={INK} />
      <Cuts
        x={96}
        y={116}
        width={126}
        height={40}
        rows={6}
        length={20}
        fall={12}
        fill={TONES.grey}
        density={0.5}
        seed={4}
      />
      <path d="M0 168Q80 158 160 164T320 160V200H0Z" fill={PAPER} />
      <Cuts x={0} y={170} width={320} height={28} rows={4} length={40} density={0.5} seed={9} />
      <path d="M84 178L90 132L112 118L132 134L138 176Z" fill={TONES.grey} stroke={PAPER} strokeWidth={2.6} />
      <path
        d="M158 180L162 116L184 100L210 118L216 178Z"
        fill={TONES.grey}
        stroke={PAPER}
        strokeWidth={2.6}
      />
      <path
        d="M240 180L246 144L264 136L282 148L286 178Z"
        fill={TONES.grey}
        stroke={PAPER}
        strokeWidth={2.6}
      />
      <path
        d="M96 138L104 170M124 138L128 168M170 122L174 170M200 122L206 168M252 150L258 172M274 150L278 172"
        stroke={INK}
        strokeWidth={1.8}
      />
      <path
        d="M98 127q5 -6 10 0ZM110 120q5 -6 10 0ZM120 128q4 -5 9 0ZM172 108q5 -6 10 0ZM183 102q5 -6 10 0ZM194 110q5 -6 10 0ZM256 140q5 -5 9 0ZM268 142q4 -5 8 0Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth={1.6}
      />
      <path d="M42 184V158H54V184Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <Rays x={48} y={148} from={9} to={24} count={14} fill={PAPER} weight={1.4} />
      <path d="M48 157Q42 150 48 140Q54 150 48 157Z" fill={TONES.ochre} stroke={INK} strokeWidth={1.4} />
    </Print>
  );
}
