import { cloneState, type State } from './state.ts';

/** Nothing is hidden: everybody sees the table as it is. */
export type View = Readonly<State>;

export function observe(state: State): View {
  return { ...state };
}

export function sample(view: View): State {
  return cloneState(view);
}
