import { later } from '@bridgehead/kit/table';

const info = () => import('./info/Info.ts');

export const Alternatives = later(async () => (await info()).Alternatives);
export const CardDialog = later(async () => (await info()).CardDialog);
export const CardWords = later(async () => (await info()).CardWords);
export const EventSpotlight = later(async () => (await info()).EventSpotlight);
export const InfoDialog = later(async () => (await info()).InfoDialog);
export const Laid = later(async () => (await info()).Laid);
export const SkillRow = later(async () => (await info()).SkillRow);
export const Aftermath = later(async () => (await import('./aftermath/Aftermath.tsx')).default);
