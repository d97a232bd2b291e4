const NORTH = 'M0 -11 L2.4 -2.4 L0 0 Z';
const EAST_OF_NORTH = 'M0 -11 L-2.4 -2.4 L0 0 Z';
const BETWEEN = 'M0 -7.2 L1.7 -1.7 L0 0 L-1.7 -1.7 Z';
const QUARTERS = [0, 90, 180, 270];

/** The corner: a compass rose, since it points every colour's way. */
export function CompassRose({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-12 -12 24 24" aria-hidden>
      <circle r="8.6" fill="none" stroke="currentColor" strokeWidth=".7" />
      {QUARTERS.map((turn) => (
        <path key={turn} d={BETWEEN} transform={`rotate(${turn + 45})`} fill="currentColor" opacity=".55" />
      ))}
      {QUARTERS.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={NORTH} fill="currentColor" />
          <path d={EAST_OF_NORTH} fill="var(--sheet)" stroke="currentColor" strokeWidth=".5" />
        </g>
      ))}
    </svg>
  );
}
