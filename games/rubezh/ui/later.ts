import { later } from '@bridgehead/kit/table';

const info = () => import('./info/Info.ts');

export const Alternatives = later(async () => (await info()).Alternatives);
export const CardDialog = later(async () => (await info()).CardDialog);
export const CardWords = later(async () => (await info()).CardWords);
export const EventSpotlight = later(async () => (await info()).EventSpotlight);
export const InfoDialog = later(async () => (await info()).InfoDialog);
export const Laid = later(async () => (await info()).Laid);
export const Pings = later(async () => (await info()).Pings);
export const SourceWords = later(async () => (await info()).SourceWords);
export const SkillRow = later(async () => (await info()).SkillRow);
export const WhyNot = later(async () => (await import('./ask/WhyNot.tsx')).WhyNot);
export const Aftermath = later(async () => (await import('./aftermath/Aftermath.tsx')).default);
