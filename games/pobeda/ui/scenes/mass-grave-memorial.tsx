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
      <path
        d="M84 178L88 134L100 123L124 121L134 133L138 176Z"
        fill={TONES.grey}
        stroke={PAPER}
        strokeWidth={2.6}
      />
      <path
        d="M158 180L162 118L174 105L200 103L211 117L216 178Z"
        fill={TONES.grey}
        stroke={PAPER}
        strokeWidth={2.6}
      />
      <path
        d="M240 180L245 148L256 139L274 139L283 149L286 178Z"
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
        d="M99 124l2 -5l6 -2l4 3l0 4ZM110 123l1 -6l7 -1l3 6ZM106 118l3 -5l6 0l2 4ZM174 106l3 -6l8 0l2 6ZM187 105l2 -5l9 -1l3 5ZM181 100l4 -5l7 1l1 4ZM257 140l2 -4l7 -1l2 4ZM267 139l3 -5l5 1l1 4Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
      <path d="M42 184V158H54V184Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <Rays x={48} y={148} from={9} to={24} count={14} fill={PAPER} weight={1.4} />
      <path d="M48 157Q42 150 48 140Q54 150 48 157Z" fill={TONES.ochre} stroke={INK} strokeWidth={1.4} />
    </Print>
  );
}
