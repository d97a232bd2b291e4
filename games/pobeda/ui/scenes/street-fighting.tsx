import { Cuts, Ground, INK, Kneeling, PAPER, Print, Runner, Sky, Smoke, TONES } from '@bridgehead/kit/print';

/** Ruined houses, soldiers between broken walls, a staircase in the air. */
export default function StreetFighting() {
  return (
    <Print>
      <path d="M0 0H320V150H0Z" fill={TONES.red} />
      <Sky height={140} density={0.45} />
      <Smoke x={150} y={120} size={116} lean={0.5} />
      <path d="M0 160V18L16 30L22 8L40 22L48 46L62 40L70 78L86 84L92 120L104 132L108 160Z" fill={INK} />
      <path
        d="M12 46h14v22h-14ZM38 60h13v22h-13ZM12 86h14v24h-14ZM40 98h13v22h-13ZM66 104h12v18h-12Z"
        fill={TONES.red}
      />
      <path
        d="M320 166V4L304 16L298 40L284 34L276 62L262 58L254 92L238 98L232 132L220 142L216 166Z"
        fill={INK}
      />
      <path
        d="M292 52h14v24h-14ZM268 78h12v20h-12ZM292 92h14v24h-14ZM262 114h13v20h-13ZM240 122h10v16h-10Z"
        fill={TONES.red}
      />
      <path
        d="M196 160V146H208V132H220V118H232V104H244V90H256V98H250V112H238V126H226V140H214V154H204V160Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth={2.4}
      />
      <Ground heights={[166, 152, 160, 150, 158, 150, 168]} />
      <path
        d="M20 168l20 -16l14 8l-8 12ZM128 164l16 -12l18 8l-10 10ZM260 172l18 -14l18 10l-8 10Z"
        fill={TONES.red}
        stroke={PAPER}
        strokeWidth={1.6}
      />
      <Cuts
        x={0}
        y={166}
        width={320}
        height={32}
        rows={4}
        length={24}
        fall={5}
        fill={PAPER}
        density={0.5}
        seed={9}
      />
      <Runner x={112} y={178} size={1.26} halo={PAPER} />
      <Runner x={186} y={168} size={0.9} halo={PAPER} />
      <Kneeling x={54} y={190} size={1.2} halo={PAPER} />
      <path d="M64 162L112 152" stroke={PAPER} strokeWidth={6} />
      <path d="M60 163L110 152" stroke={INK} strokeWidth={3.4} />
    </Print>
  );
}
