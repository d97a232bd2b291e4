import { type ComponentType, lazy, Suspense } from 'react';

/** What a table can be drawn without is fetched when it is first seen. */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Later = lazy(async () => ({ default: (await load()) as ComponentType<object> }));
  return (props) => (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  );
}

const info = () => import('./info/Info.ts');

export const Alternatives = later(async () => (await info()).Alternatives);
export const CardDialog = later(async () => (await info()).CardDialog);
export const CardWords = later(async () => (await info()).CardWords);
export const EventSpotlight = later(async () => (await info()).EventSpotlight);
export const InfoDialog = later(async () => (await info()).InfoDialog);
export const Laid = later(async () => (await info()).Laid);
export const SkillRow = later(async () => (await info()).SkillRow);
export const Aftermath = later(async () => (await import('./aftermath/Aftermath.tsx')).default);
