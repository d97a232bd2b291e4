import type { Viewer } from '@bridgehead/kernel';
import { cloneState, type State } from './state.ts';

/** Nothing is hidden: everybody sees the table as it is. Whoever looks on is asked differently. */
export interface View extends Readonly<State> {
  readonly viewer: Viewer;
}

export function observe(state: State, viewer: Viewer): View {
  return { ...state, viewer };
}

export function sample(view: View): State {
  return cloneState(view);
}
