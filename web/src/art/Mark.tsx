/** The house's mark: a bridgehead as maps draw it, held on the far bank of a river. */
export function Mark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M2 22q4-3 7 0t7 0 7 0 7 0" strokeWidth="2.2" />
      <path d="M2 27q4-3 7 0t7 0 7 0 7 0" strokeWidth="2.2" />
      <path d="M6 18a10 10 0 0 1 20 0" strokeWidth="3" />
      <path d="M8.9 10.9 6.2 8.2M16 8V4M23.1 10.9l2.7-2.7" strokeWidth="2.4" />
      <path d="M16 30V15m-4 3.5 4-4 4 4" strokeWidth="2.6" />
    </svg>
  );
}
