import type { Locator } from 'playwright-core';
import { stillness } from './stillness.ts';

/** The sizes every screen is looked at. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

interface Edge {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Misprint {
  readonly text: string;
  readonly fault: string;
}

/**
 * Every text in a place that is cut off by something that does not scroll, or written too small to be read. Texts that are only
 * for screen readers do not count; a place without any text at all is a fault of the test, and throws.
 */
export async function misprintsIn(place: Locator, smallest = 11): Promise<Misprint[]> {
  // A window that has just been given another size is still making room.
  await stillness(place.page());
  return place.first().evaluate((root, least) => {
    const edges = new Map<Element, Edge>();
    /** What a letter may stand beyond its edge, in pixels: line boxes are a little higher than what is seen of them. */
    const SLACK = 2.5;
    const found: Misprint[] = [];
    let seen = 0;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (!text || !parent) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (boxes.length === 0 || isForScreenReaders(parent)) continue;
      seen++;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < least) found.push({ text, fault: `${size} px` });
      const edge = edgeOf(parent);
      const cut = boxes.find(
        (box) =>
          box.bottom > edge.bottom + SLACK ||
          box.top < edge.top - SLACK ||
          box.right > edge.right + SLACK ||
          box.left < edge.left - SLACK,
      );
      if (cut) found.push({ text, fault: 'cut off' });
    }
    if (seen === 0) throw new Error('there is no text to be measured here');
    return found;

    function isForScreenReaders(element: Element): boolean {
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
        const { width, height } = at.getBoundingClientRect();
        if (width <= 1 && height <= 1) return true;
      }
      return false;
    }

    /** What cuts: every box around it that hides what overflows, up to the first that scrolls. */
    function edgeOf(element: Element | null): Edge {
      if (!element) return { top: -Infinity, bottom: Infinity, left: -Infinity, right: Infinity };
      const edge = edges.get(element) ?? within(element);
      edges.set(element, edge);
      return edge;
    }

    function within(element: Element): Edge {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX + overflowY)) return edgeOf(null);
      const around = edgeOf(element.parentElement);
      const box = element.getBoundingClientRect();
      const [cutsUp, cutsAcross] = [overflowY !== 'visible', overflowX !== 'visible'];
      return {
        top: cutsUp ? Math.max(around.top, box.top) : around.top,
        bottom: cutsUp ? Math.min(around.bottom, box.bottom) : around.bottom,
        left: cutsAcross ? Math.max(around.left, box.left) : around.left,
        right: cutsAcross ? Math.min(around.right, box.right) : around.right,
      };
    }
  }, smallest);
}
