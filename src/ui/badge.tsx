import { badgeText } from '../lib/site/badge.ts'
import styles from './badge.module.css'

/**
 * A count on the corner of an icon; nothing for 0. Visual only: the caller provides the same as text for screen
 * readers, and positions the corner by `--badge-block` and `--badge-inline`.
 */
export function Badge({ count }: { count: number }) {
  const text = badgeText(count)
  if (text === undefined) return null
  return (
    <span className={styles.badge} aria-hidden>
      {text}
    </span>
  )
}
