// Worker threads do not inherit the TypeScript loader of the thread that starts them.
import { register } from 'tsx/esm/api';

register();
const { default: reckon } = await import('./worker.ts');
export default reckon;
