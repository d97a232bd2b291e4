import { IconButton } from '@bridgehead/kit';
import { Minus, Plus } from 'lucide-react';
import type { Messages } from '../text.ts';
import { LARGEST, type Zoom } from './use-zoom.ts';
import styles from './Zoom.module.css';

export function ZoomButtons({ zoom, text }: { readonly zoom: Zoom; readonly text: Messages }) {
  return (
    <div className={styles.buttons}>
      <IconButton label={text.zoomOut} onClick={zoom.zoomOut} disabled={zoom.scale <= 1}>
        <Minus aria-hidden />
      </IconButton>
      <IconButton label={text.zoomIn} onClick={zoom.zoomIn} disabled={zoom.scale >= LARGEST}>
        <Plus aria-hidden />
      </IconButton>
    </div>
  );
}
