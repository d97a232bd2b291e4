import { INK, PAPER, Print, Rays, TONES } from '@bridgehead/kit/print';

/** A man at a big studio microphone, seen from the side. */
export default function RadioAnnouncer() {
  return (
    <Print>
      <path d="M0 0H320V200H0Z" fill={TONES.red} />
      <Rays x={186} y={82} from={46} to={230} count={40} fill={PAPER} weight={2.2} />
      <Rays x={186} y={82} from={60} to={210} count={34} seed={8} weight={1.4} />
      <path d="M-6 200L2 138Q22 112 62 108L96 112Q126 122 132 160L138 200Z" fill={INK} />
      <path
        d="M62 110L60 92Q44 84 44 56Q46 24 82 22Q116 24 118 54L126 70L118 74L120 84L112 88L110 100Q100 106 90 102L92 114Z"
        fill={INK}
        stroke={TONES.red}
        strokeWidth={2}
      />
      <path d="M50 46Q56 28 82 28Q106 30 112 48Q90 38 76 44Q64 40 50 46Z" fill={TONES.red} />
      <path
        d="M100 62L110 60M106 84L114 82M84 64Q80 72 86 78M66 116L90 150L104 118M90 150L92 198M24 150L40 198M116 150L118 198"
        stroke={PAPER}
        strokeWidth={1.8}
        fill="none"
      />
      <path
        d="M158 50Q158 28 182 28Q206 28 206 50V98Q206 120 182 120Q158 120 158 98Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth={3}
      />
      <path
        d="M166 46H198M164 56H200M164 66H200M164 90H200M164 100H200M168 110H196"
        stroke={PAPER}
        strokeWidth={2}
      />
      <path d="M156 72H208V84H156Z" fill={INK} stroke={PAPER} strokeWidth={1.8} />
      <path d="M176 120H188V172H176Z" fill={INK} />
      <path d="M130 172H234L244 186H120Z" fill={INK} />
      <path d="M0 184H320V200H0Z" fill={INK} />
      <path d="M230 174L286 168L300 184L236 188Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <path d="M242 176L284 172M246 180L288 177" stroke={INK} strokeWidth={1.2} />
    </Print>
  );
}
