import { badgeText } from '../lib/badge.ts'
import styles from './badge.module.css'

/**
 * How much waits, on the corner of what it waits behind; nothing when nothing does. It is for the eye: who places it says the same in
 * words, and where the corner is, by `--badge-block` and `--badge-inline`.
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
