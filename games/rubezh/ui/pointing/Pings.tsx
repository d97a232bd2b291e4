import { FADING, fadingStyle, PingNews, type ShownPlace } from '@bridgehead/kit/table';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SeatMark } from '../marks/SeatMark.tsx';
import { useScene } from '../scene.ts';
import { elementOf, type Place, placeText } from './place.ts';
import styles from './Pings.module.css';
import type { Pointing } from './use-pointing.ts';

/** Where everybody points: a frame round it under the name of whoever does, and the same in words. */
export function Pings({ pointing: { shown } }: { readonly pointing: Pointing }) {
  const scene = useScene();
  const { view, seats, text } = scene;
  return (
    <>
      <PingNews
        shown={shown}
        viewer={view.viewer}
        seats={seats}
        text={text}
        say={(place) => placeText(scene, place)}
      />
      {createPortal(
        shown.map((ping) => <Frame key={ping.key} ping={ping} />),
        document.body,
      )}
    </>
  );
}

function Frame({ ping: { seat, place } }: { readonly ping: ShownPlace<Place> }) {
  const scene = useScene();
  const [box, setBox] = useState<DOMRect>();
  useLayoutEffect(() => {
    const measure = () => setBox(elementOf(place)?.getBoundingClientRect());
    measure();
    const moves = ['scroll', 'resize'] as const;
    for (const move of moves) window.addEventListener(move, measure, { capture: true, passive: true });
    return () => {
      for (const move of moves) window.removeEventListener(move, measure, { capture: true });
    };
  }, [place]);
  if (!box) return null;
  const { left, top, width, height } = box;
  const name = scene.seats[seat]?.name;
  return (
    <div
      className={`${FADING} ${styles.frame}`}
      style={{ left, top, width, height, ...fadingStyle }}
      aria-hidden
    >
      <span>
        <SeatMark seat={seat} />
        {place.of === 'card' ? `${name}: ${placeText(scene, place)}` : name}
      </span>
    </div>
  );
}
