import { useScene } from '../scene.ts';
import { placeOfEnd, type Tape } from '../use-tape.ts';
import styles from './Lines.module.css';

export function TapeLine({ tape }: { readonly tape: Tape }) {
  const scene = useScene();
  const [from, to] = tape.ends.map((end) => placeOfEnd(scene, end));
  return (
    <>
      {from && to && <line className={styles.tape} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />}
      {[from, to].map(
        (end) =>
          end && <circle key={`${end.x} ${end.y}`} className={styles.tapeEnd} cx={end.x} cy={end.y} r="6" />,
      )}
    </>
  );
}
