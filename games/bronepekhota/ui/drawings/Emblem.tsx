import type { Colours } from '../../rules/armoury.ts';

/** The signs of the sides: a polar star, a guild's hexagon, a gunner's ring. They differ by shape, not by colour alone. */
const SIGNS: Readonly<Record<Colours, string>> = {
  polaris:
    'M0-19 4-4 19 0 4 4 0 19-4 4-19 0-4-4ZM8-8 13-13 10-6ZM8 8 13 13 6 10ZM-8 8-13 13-10 6ZM-8-8-13-13-6-10Z',
  protectorate:
    'M0-19 16.5-9.5V9.5L0 19-16.5 9.5V-9.5ZM0-12 11-5.5V0L0-6-11 0V-5.5ZM0-3 11 3.5V8.5L0 2.5-11 8.5V3.5ZM0 6 6.5 9.5 0 13.5-6.5 9.5Z',
  green:
    'M0-18A18 18 0 1 1 0 18 18 18 0 1 1 0-18ZM0-13A13 13 0 1 0 0 13 13 13 0 1 0 0-13ZM-2.5-10H2.5V-2.5H10V2.5H2.5V10H-2.5V2.5H-10V-2.5H-2.5Z',
};

interface EmblemProps {
  readonly colours: Colours;
  readonly className?: string | undefined;
}

export function Emblem({ colours, className }: EmblemProps) {
  return (
    <svg className={className} viewBox="-20 -20 40 40" aria-hidden>
      <path d={SIGNS[colours]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** Inside another drawing, around 0, 0. */
export function EmblemSign({ colours, fill }: { readonly colours: Colours; readonly fill: string }) {
  return <path d={SIGNS[colours]} fill={fill} fillRule="evenodd" />;
}
