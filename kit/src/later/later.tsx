import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { fetched } from './fetched.ts';

/** What a page can be drawn without is fetched when it is first seen; however long that takes, all else stays. */
export function later<Module, Props extends object>(
  load: () => Promise<Module>,
  part: (module: Module) => ComponentType<Props>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Later = lazy(async () => ({ default: part(await fetched(load)) as ComponentType<object> }));
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Later {...props} />
    </Suspense>
  );
}
