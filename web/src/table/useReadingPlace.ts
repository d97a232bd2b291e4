import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** So near the end, in pixels, whoever reads is at the end. */
const AT_END = 40;

interface ReadingPlace {
  readonly list: RefObject<HTMLOListElement | null>;
  /** To be called when the list was scrolled. */
  readonly moved: () => void;
  /** From now on what is read stays, even where it is the end. */
  readonly stay: () => void;
}

/**
 * Where somebody reads in a list that grows at both ends; `extent` changes whenever it has grown. At its end they follow what is new; elsewhere what they read
 * stays where it is, whatever comes before or after it.
 */
export function useReadingPlace(extent: string): ReadingPlace {
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const top = useRef(0);
  /** The oldest line there is, and how far down: what comes before it moves it. */
  const oldest = useRef<{ readonly line: HTMLElement; readonly top: number }>(undefined);
  const toEnd = () => {
    if (!follows.current || !list.current) return;
    list.current.scrollTo({ top: list.current.scrollHeight });
    top.current = list.current.scrollTop;
  };
  useLayoutEffect(() => {
    const before = oldest.current;
    const node = list.current;
    const line = node?.querySelector<HTMLElement>('[data-line]');
    oldest.current = node && line ? { line, top: depthIn(node, line) } : undefined;
    if (follows.current) toEnd();
    else if (node && before?.line.isConnected) node.scrollTop += depthIn(node, before.line) - before.top;
  }, [extent]);
  useEffect(() => {
    if (!list.current) return;
    // A hint above the list takes room from it: the newest line must not go with it.
    const size = new ResizeObserver(toEnd);
    size.observe(list.current);
    return () => size.disconnect();
  }, []);
  const moved = () => {
    if (!list.current) return;
    const { scrollTop, scrollHeight, clientHeight } = list.current;
    if (scrollHeight - scrollTop - clientHeight < AT_END) follows.current = true;
    // By the time one hears of it the list may have grown or lost room again: only whoever went up has left the end.
    else if (scrollTop < top.current) follows.current = false;
    top.current = scrollTop;
  };
  const stay = () => {
    follows.current = false;
  };
  return { list, moved, stay };
}

/** To the fraction of a pixel: many pages must not add up to a line. */
function depthIn(list: HTMLElement, line: HTMLElement): number {
  return line.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
}
