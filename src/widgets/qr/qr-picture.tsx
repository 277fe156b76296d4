import { encode } from 'uqr'
import styles from './qr.module.css'

export interface QrPictureProps {
  text: string
  /** Accessible name. */
  label: string
}

/** A text as a QR code: dark on light in both themes, for cameras. */
export default function QrPicture({ text, label }: QrPictureProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <figure>
      <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} aria-hidden focusable="false">
        <path className={styles.paper} d={`M0 0h${size}v${size}H0z`} />
        <path className={styles.ink} d={dots.join('')} shapeRendering="crispEdges" />
      </svg>
      <figcaption className="visually-hidden">{label}</figcaption>
    </figure>
  )
}
