import { type RefObject, useEffect, useState } from 'react';

/** How many pixels a unit of a drawing takes, so that what must be read can keep its size. */
export function useScale(drawing: RefObject<SVGSVGElement | null>, width: number, height: number): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = drawing.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const box = element.getBoundingClientRect();
      setScale(Math.max(0.05, Math.min(box.width / width, box.height / height)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [drawing, width, height]);
  return scale;
}
