import { later } from '@bridgehead/kit';

/** The list of drawings is long, and fetched with the first of them. */
const Drawing = later(
  () => import('./Drawing.tsx'),
  ({ Drawing }) => Drawing,
);

/** The drawing that goes with an event; nothing where it has none. */
export function Scene({ id }: { readonly id: string | undefined }) {
  return id !== undefined && <Drawing id={id} />;
}
