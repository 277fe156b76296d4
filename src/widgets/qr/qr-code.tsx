import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { LazyPart } from '../lists/lazy-part.tsx'
import type { QrPictureProps } from './qr-picture.tsx'
import styles from './qr.module.css'

/** A text as a QR code; the encoder is loaded when needed. */
export function QrCode(props: QrPictureProps) {
  return (
    <div className={styles.place}>
      <LazyPart
        name="qr"
        load={() => import('./qr-picture.tsx')}
        props={props}
        fallback={<Skeleton width={200} height={200} />}
      />
    </div>
  )
}
