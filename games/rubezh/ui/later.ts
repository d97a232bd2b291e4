import { later } from '@bridgehead/kit';

const info = () => import('./info/Info.ts');

export const Agree = later(info, ({ Agree }) => Agree);
export const Alternatives = later(info, ({ Alternatives }) => Alternatives);
export const CardDialog = later(info, ({ CardDialog }) => CardDialog);
export const CardWords = later(info, ({ CardWords }) => CardWords);
export const Divide = later(info, ({ Divide }) => Divide);
export const EventGist = later(info, ({ EventGist }) => EventGist);
export const EventSpotlight = later(info, ({ EventSpotlight }) => EventSpotlight);
export const InfoDialog = later(info, ({ InfoDialog }) => InfoDialog);
export const Laid = later(info, ({ Laid }) => Laid);
export const Leaving = later(info, ({ Leaving }) => Leaving);
export const Pings = later(info, ({ Pings }) => Pings);
export const SourceWords = later(info, ({ SourceWords }) => SourceWords);
export const SkillRow = later(info, ({ SkillRow }) => SkillRow);
export const WhyNot = later(
  () => import('./ask/WhyNot.tsx'),
  ({ WhyNot }) => WhyNot,
);
export const Aftermath = later(
  () => import('./aftermath/Aftermath.tsx'),
  ({ Aftermath }) => Aftermath,
);
