import { Cuts, INK, PAPER, TONES } from '@bridgehead/kit/print';

/** The fortress from within. */

/** The inside of a casemate: a vault, and the light of one opening. */
export function Vault({ light = 160 }: { readonly light?: number }) {
  return (
    <>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <path
        d={`M${light - 46} 128V70Q${light - 46} 30 ${light} 30Q${light + 46} 30 ${light + 46} 70V128Z`}
        fill={PAPER}
      />
      <path
        d={`M${light - 66} 200V66Q${light - 64} 12 ${light} 12Q${light + 64} 12 ${light + 66} 66V200M${light - 108} 200V60Q${light - 104} -14 ${light} -14Q${light + 104} -14 ${light + 108} 60V200`}
        fill="none"
        stroke={TONES.ochre}
        strokeWidth={3}
      />
      <Cuts
        x={0}
        y={150}
        width={320}
        height={48}
        rows={6}
        length={30}
        fill={TONES.ochre}
        density={0.45}
        seed={7}
      />
    </>
  );
}

/** An embrasure from within: the yard outside it, thick walls on both sides. */
export function Embrasure() {
  return (
    <>
      <path d="M0 0H320V200H0Z" fill={INK} />
      <path d="M96 150V66Q100 30 168 30Q232 30 236 66V150Z" fill={PAPER} />
      <path
        d="M96 66Q100 30 168 30Q232 30 236 66"
        fill="none"
        stroke={TONES.red}
        strokeWidth={10}
        strokeDasharray="13 3"
      />
      <path d="M60 200L96 150H236L272 200" fill="none" stroke={TONES.ochre} strokeWidth={3} />
      <Cuts
        x={0}
        y={20}
        width={84}
        height={170}
        rows={14}
        length={26}
        fill={TONES.ochre}
        density={0.35}
        seed={4}
      />
      <Cuts
        x={248}
        y={20}
        width={72}
        height={170}
        rows={14}
        length={26}
        fill={TONES.ochre}
        density={0.35}
        seed={9}
      />
    </>
  );
}
