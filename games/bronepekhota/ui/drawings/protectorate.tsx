import { INK, Limb, PAPER } from '@bridgehead/kit/print';
import type { ReactNode } from 'react';
import { Barrel, Leg, Lights, Plate, Pod, Stand, Tracks } from './parts.tsx';

/** The machines of the Protectorate: plates bolted to frames, beasts of a workshop. */
export const protectorate: Readonly<Record<string, (tone: string) => ReactNode>> = {
  salamander: (tone) => (
    <>
      <Leg d="M-16-38-38-30-26-6" foot={[-28, 0]} />
      <path d="M-36-44-88-20-34-30Z" fill={INK} />
      <Pod x={-26} y={-86} width={40} height={17} tone={tone} />
      <Plate d="M-44-42-22-68H24L46-58 60-44 40-32H-24Z" tone={tone} />
      <path d="M26-62 44-54 26-50Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <Leg d="M12-36-4-24 18-6" foot={[18, 0]} width={11} />
      <Pod x={-16} y={-54} width={38} height={16} tone={tone} />
      <Lights d="M-34-46-20-60M34-40H48" width={2} />
    </>
  ),
  bronekhod: (tone) => (
    <>
      <path d="M-16-50V-78H16L24-50Z" fill={INK} />
      <path d="M-2-72H13L17-60H-2Z" fill={PAPER} />
      <Pod x={-44} y={-84} width={44} height={18} tone={tone} />
      <Tracks from={-50} to={52} height={28} />
      <Plate d="M-48-28-40-54H34L52-28Z" tone={tone} />
      <Pod x={-28} y={-60} width={44} height={18} tone={tone} />
      <Lights d="M-38-36H40" width={2} />
    </>
  ),
  gryphon: (tone) => (
    <>
      <Leg d="M-4-86-26-58-2-30-12-6" foot={[-12, 0]} />
      <path d="M-26-108-70-132-54-96-72-88-30-84Z" fill={INK} />
      <Barrel x={10} y={-116} length={70} width={4} />
      <Plate d="M-34-86-38-116-8-126 22-122 44-104 32-84Z" tone={tone} />
      <path d="M18-118 54-104 46-94 24-98Z" fill={INK} />
      <path d="M24-111 40-104 26-104Z" fill={PAPER} />
      <Leg d="M4-86-12-56 16-28 8-6" foot={[10, 0]} width={11} />
      <Barrel x={6} y={-88} length={50} width={8} isGatling />
      <Lights d="M-62-124-34-106M-58-92-34-92M-26-108-12-116" width={2} />
    </>
  ),
  sprut: (tone) => (
    <>
      <Stand top={-40} />
      {[-74, -62, -52].map((y, arm) => (
        <Limb
          key={y}
          d={`M-30 ${y}Q-62 ${y - 12} -70 ${y + 6}T${-96 - arm * 4} ${y + 4}`}
          width={7}
          ink={INK}
        />
      ))}
      <Plate d="M-46-60Q-40-96 8-98 62-96 78-64L62-46H-28Z" tone={tone} />
      <path d="M34-88Q58-82 66-64L36-64Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <path d="M-14-92-24-112H-4L14-98Z" fill={INK} />
      <Pod x={-22} y={-52} width={42} height={15} tone={tone} />
      <Barrel x={58} y={-50} length={34} width={5} />
      <Lights d="M-34-66Q-26-86-4-90M2-54H30" width={2} />
    </>
  ),
  varan: (tone) => (
    <>
      <Tracks from={-84} to={74} height={34} />
      <Plate d="M-80-34-70-60H60L76-34Z" tone={tone} />
      <path d="M34-60 42-82H60L68-60Z" fill={INK} />
      <path d="M46-77H58L62-67H43Z" fill={PAPER} />
      <g transform="rotate(-24 -40 -60)">
        {[-96, -78].map((y) => (
          <g key={y}>
            <path
              d={`M-74 ${y}H32L52 ${y + 7} 32 ${y + 14}H-74Z`}
              fill={tone}
              stroke={INK}
              strokeWidth={2.6}
            />
            <path d={`M-74 ${y}L-86 ${y - 7}V${y + 21}L-74 ${y + 14}Z`} fill={INK} />
          </g>
        ))}
        <path d="M-70-62H20" stroke={INK} strokeWidth={7} />
      </g>
      <path d="M-34-58-22-84" stroke={INK} strokeWidth={7} />
      <Lights d="M-64-44H58" width={2.2} />
    </>
  ),
  't-rex': (tone) => (
    <>
      <Leg d="M-12-76-38-52-8-28-20-6" foot={[-20, 0]} width={12} />
      <path d="M-44-92-102-66-42-78Z" fill={INK} />
      <Pod x={-30} y={-128} width={44} height={18} tone={tone} />
      <Plate d="M-52-84-28-112H28L50-104 42-80 14-68H-34Z" tone={tone} />
      <path d="M26-116 84-108 86-94 34-88Z" fill={INK} />
      <path d="M30-84 82-88 70-76 34-72Z" fill={INK} />
      <path d="M46-93l4 6 5-7 5 6 5-7 5 6 5-7" stroke={PAPER} strokeWidth={2.2} fill="none" />
      <circle cx={50} cy={-105} r={3.4} fill={PAPER} />
      <Leg d="M4-72-20-48 16-26 8-6" foot={[10, 0]} width={13} />
      <Barrel x={-4} y={-74} length={50} width={6} />
      <Lights d="M-42-86-26-104M-20-80H8" width={2.2} />
    </>
  ),
  hurricane: (tone) => (
    <>
      <Barrel x={20} y={-92} length={62} width={11} isGatling />
      <path d="M-14-34-10-54H18L22-34Z" fill={INK} />
      <Pod x={-36} y={-126} width={42} height={19} tone={tone} />
      <Tracks from={-62} to={62} height={34} />
      <Plate d="M-42-52-46-100-20-108H26L44-88 34-52Z" tone={tone} />
      <path d="M14-102 38-88H14Z" fill={PAPER} stroke={INK} strokeWidth={2} />
      <circle cx={-14} cy={-78} r={14} fill={INK} />
      <Limb d="M-12-76 24-62 44-64" width={11} ink={INK} />
      <path d="M42-74 76-84 64-68 66-60 78-46 44-54Z" fill={INK} />
      <Lights d="M-20-82-8-74M-36-62H10M-34-92-22-98M50-66 62-64" width={2.2} />
    </>
  ),
  werewolf: (tone) => (
    <>
      <Leg d="M-14-66-42-48-14-26-28-6" foot={[-28, 0]} width={13} />
      <Barrel x={-20} y={-128} length={76} width={6} />
      <path d="M-44-120H-12V-136H-44Z" fill={INK} />
      <Plate d="M-52-70-50-108-14-122 26-114 44-92 22-66Z" tone={tone} />
      <path d="M24-116 30-134 42-118 50-130 54-112 88-98 84-88 44-86Z" fill={INK} />
      <path d="M56-108 66-104 56-102Z" fill={PAPER} />
      <path d="M62-91l5 5 5-6 5 5" stroke={PAPER} strokeWidth={2} fill="none" />
      <Leg d="M6-66-16-44 18-24 10-6" foot={[12, 0]} width={14} />
      <Limb d="M4-92 26-68 48-58" width={12} ink={INK} />
      <path d="M44-66 72-64 54-57 74-52 53-50 68-40 42-48Z" fill={INK} />
      <Lights d="M-42-76-42-100M-30-104-16-112M-10-96 8-82" width={2.2} />
    </>
  ),
};
