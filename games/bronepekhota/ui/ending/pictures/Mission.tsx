import { Cuts, Ground, INK, PAPER, Rays, Sky, TONES } from '@bridgehead/kit/print';
import type { Colours } from '../../../rules/armoury.ts';
import { EmblemSign } from '../../drawings/Emblem.tsx';
import { SIDE_INK } from '../../drawings/inks.ts';
import { Rifleman, Swordsman } from './cast.tsx';

/** The house is theirs: the flag says so. */
export function Mission({ colours }: { readonly colours: Colours }) {
  return (
    <>
      <Rays
        x={190}
        y={96}
        from={40}
        to={260}
        count={46}
        start={0.5}
        end={1}
        weight={2.4}
        fill={TONES.ochre}
      />
      <Sky height={60} density={0.2} />
      <path d="M176 40V112" stroke={INK} strokeWidth={4} />
      <path
        d="M178 42Q206 32 228 42T276 42L268 78Q242 88 222 78T178 80Z"
        fill={SIDE_INK[colours]}
        stroke={INK}
        strokeWidth={2.4}
      />
      <g transform="translate(222 60) scale(0.62)">
        <EmblemSign colours={colours} fill={PAPER} />
      </g>
      <path d="M110 176V112H244V176Z" fill={INK} />
      <path d="M98 112H256V104H98Z" fill={INK} />
      <path d="M128 128H150V150H128ZM204 128H226V150H204ZM166 176V138H190V176Z" fill={PAPER} />
      <Cuts
        x={112}
        y={116}
        width={130}
        height={56}
        rows={5}
        length={30}
        density={0.35}
        fill={PAPER}
        seed={4}
      />
      <Ground heights={[176, 172, 178, 174, 178]} />
      <Swordsman colours={colours} x={150} y={105} size={0.72} />
      <Rifleman colours={colours} x={62} y={182} size={1.5} />
      <Rifleman colours={colours} x={286} y={182} size={1.4} left />
    </>
  );
}
