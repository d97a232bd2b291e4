export { Picture } from './Picture.tsx';
export { result } from './result.tsx';
export { story } from './story.tsx';
