import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../controls/Button.tsx';
import { LARGEST, type Spot, type Zoom } from './use-zoom.ts';
import styles from './Zoom.module.css';

interface ZoomButtonsProps {
  readonly zoom: Zoom;
  readonly text: { readonly zoomIn: string; readonly zoomOut: string };
  /** What must stay in sight. */
  readonly around?: () => Spot | undefined;
}

export function ZoomButtons({ zoom, text, around }: ZoomButtonsProps) {
  return (
    <div className={styles.buttons}>
      <IconButton label={text.zoomOut} onClick={() => zoom.zoomOut(around?.())} disabled={zoom.scale <= 1}>
        <Minus aria-hidden />
      </IconButton>
      <IconButton
        label={text.zoomIn}
        onClick={() => zoom.zoomIn(around?.())}
        disabled={zoom.scale >= LARGEST}
      >
        <Plus aria-hidden />
      </IconButton>
    </div>
  );
}
