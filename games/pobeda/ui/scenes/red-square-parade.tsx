import { Cuts, INK, PAPER, Print, Sky, TONES } from '@bridgehead/kit/print';

/** Columns march past the wall and the tower. */
export default function RedSquareParade() {
  const ranks = [0, 1, 2, 3, 4];
  return (
    <Print>
      <Sky height={110} density={0.55} />
      <path
        d="M0 116V92H8V86H16V92H24V86H32V92H40V86H48V92H56V86H64V92H72V86H80V92H88V86H96V92H104V86H112V92H120V86H128V92H136V86H144V92H152V86H160V92H168V86H176V92H184V86H192V92H200V116Z"
        fill={TONES.red}
        stroke={INK}
        strokeWidth={1.8}
      />
      <path
        d="M200 118V66H206V58H212V40H220V30L226 22L232 6L238 22L244 30V40H252V58H258V66H264V118Z"
        fill={TONES.red}
        stroke={INK}
        strokeWidth={2.4}
      />
      <path
        d="M232 1L234 6L239 6L235 9.500L236.500 14L232 11.500L227.500 14L229 9.500L225 6L230 6Z"
        fill={INK}
      />
      <circle cx={232} cy={52} r={9} fill={PAPER} stroke={INK} strokeWidth={2} />
      <path
        d="M232 52V46M232 52L237 54M210 74H254M206 84H258M222 118V100Q222 92 232 92Q242 92 242 100V118Z"
        stroke={INK}
        strokeWidth={2}
        fill="none"
      />
      <path
        d="M264 116V92H272V86H280V92H288V86H296V92H304V86H312V92H320V116Z"
        fill={TONES.red}
        stroke={INK}
        strokeWidth={1.8}
      />
      <Cuts x={0} y={94} width={196} height={22} rows={3} length={24} density={0.5} seed={4} />
      <path d="M0 116H320V200H0Z" fill={PAPER} />
      <Cuts x={0} y={120} width={320} height={78} rows={10} length={30} density={0.3} seed={6} weight={1} />
      {[0, 1].map((block) => (
        <g key={block}>
          {ranks.map((rank) =>
            Array.from({ length: 9 }, (_, file) => {
              const size = 0.44 + rank * 0.09 + block * 0.3;
              const x = 20 + block * 26 + file * (16 + rank * 1.6 + block * 9) + rank * 5;
              const y = 132 + rank * 7 + block * 36;
              return (
                <g key={`${rank} ${file}`} transform={`translate(${x} ${y}) scale(${size})`}>
                  <path
                    d="M-9 0L-10 -30Q0 -36 10 -30L9 0L14 8L6 10L0 0L-8 10L-14 8Z"
                    fill={INK}
                    stroke={PAPER}
                    strokeWidth={1.6}
                  />
                  <path d="M-9 -38Q-9 -48 0 -48Q9 -48 9 -38Z" fill={INK} />
                  <path d="M-6 -38V-33H6V-38Z" fill={PAPER} />
                  <path d="M7 -10L11 -58" stroke={INK} strokeWidth={2.6} />
                </g>
              );
            }),
          )}
        </g>
      ))}
      <path d="M296 196V128" stroke={INK} strokeWidth={3} />
      <path d="M296 128L262 134L266 142L260 150L296 148Z" fill={TONES.red} stroke={INK} strokeWidth={2} />
    </Print>
  );
}
