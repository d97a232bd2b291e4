/** What cards say and tell, large and in words, who attacks whom, and what others point at: fetched with the first of it that is seen. */
export { Alternatives } from './Alternatives.tsx';
export { CardDialog } from './CardDialog.tsx';
export { CardWords } from './CardWords.tsx';
export { EventGist } from './EventGist.tsx';
export { EventSpotlight } from './EventSpotlight.tsx';
export { InfoDialog } from './InfoDialog.tsx';
export { Laid } from './Laid.tsx';
export { Pings } from '../pointing/Pings.tsx';
export { Agree } from '../ask/Agree.tsx';
export { Divide } from '../ask/Divide.tsx';
export { Leaving } from '../ask/Leaving.tsx';
export { SkillRow } from './SkillRow.tsx';
export { SourceWords } from './SourceWords.tsx';
