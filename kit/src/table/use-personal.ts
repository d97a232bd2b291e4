import type { Viewer } from '@bridgehead/kernel';
import { useState } from 'react';

/** State of one viewer. The board stays when somebody else sits down before it; what the last one was about does not. */
export function usePersonal<Value>(viewer: Viewer, initial: Value): [Value, (next: Value) => void] {
  const [kept, keep] = useState({ viewer, value: initial });
  const isOwn = kept.viewer === viewer;
  if (!isOwn) keep({ viewer, value: initial });
  return [isOwn ? kept.value : initial, (value) => keep({ viewer, value })];
}
