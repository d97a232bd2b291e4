import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** What is carried by hand: `unit:2`, `card:13`, `enemy:5`; and what it may be let go over: `point:0`, `unit:1`. */
export type Thing = `${'unit' | 'card' | 'enemy'}:${number}`;
export type Goal = `${'point' | 'unit'}:${number}`;

export interface Carry {
  readonly thing: Thing | null;
  readonly begin: (thing: Thing) => (event: PointerEvent<HTMLElement>) => void;
}

/** A press that goes further than this is a carry, and no click. */
const SLACK = 8;

/** Carries by mouse and finger alike. What is under the hand is found by `data-goal`; a copy follows the hand. */
export function useCarry(onDrop: (thing: Thing, goal: Goal) => void): Carry {
  const [thing, setThing] = useState<Thing | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  return {
    thing,
    begin: (next) => (event) => {
      if (event.button !== 0) return;
      const element = event.currentTarget;
      const from = { x: event.clientX, y: event.clientY };
      let ghost: HTMLElement | null = null;
      const controller = new AbortController();
      const { signal } = controller;
      const end = () => {
        ghost?.remove();
        controller.abort();
        setThing(null);
      };
      window.addEventListener(
        'pointermove',
        ({ clientX, clientY }) => {
          const [dx, dy] = [clientX - from.x, clientY - from.y];
          if (!ghost && Math.hypot(dx, dy) < SLACK) return;
          ghost ??= copyOf(element);
          setThing(next);
          ghost.style.translate = `${dx}px ${dy}px`;
        },
        { signal },
      );
      window.addEventListener(
        'pointerup',
        ({ clientX, clientY }) => {
          const goal = ghost && goalAt(clientX, clientY);
          if (ghost) swallowClick();
          end();
          if (goal) drop.current(next, goal);
        },
        { signal },
      );
      window.addEventListener('pointercancel', end, { signal });
    },
  };
}

function goalAt(x: number, y: number): Goal | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-goal]');
  return (under?.dataset.goal ?? null) as Goal | null;
}

function copyOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '9',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    opacity: '0.85',
    pointerEvents: 'none',
  });
  ghost.setAttribute('aria-hidden', 'true');
  document.body.append(ghost);
  return ghost;
}

/** The press that ends a carry is no click on what it began with. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
