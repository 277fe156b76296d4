import { useEffect, type ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import { ProductMark, type MarkedProduct } from '../quotes/product-mark.tsx'
import styles from './done-head.module.css'

const PULSE_MS = 12

/** What an order has done, under the picture of its product with a tick; felt on devices that can. */
export function DoneHead({ product, children }: { product: MarkedProduct; children: ReactNode }) {
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    // Safari has none, Chrome refuses without a press before.
    if (!isCalm) (navigator as Partial<Navigator>).vibrate?.(PULSE_MS)
  }, [])
  return (
    <div className={styles.head}>
      <span className={styles.mark}>
        <ProductMark product={product} size={80} />
        <span className={styles.tick} aria-hidden>
          <Icon name="check" size={18} />
        </span>
      </span>
      <p>{children}</p>
    </div>
  )
}
