import { useMessages } from '../i18n/use-messages.ts'
import styles from './copied-mark.module.css'

/** A small mark on an order, or position, that copies a trader's; nothing on one that does not. */
export function CopiedMark({ from }: { from: string | undefined }) {
  const t = useMessages('follow')
  if (from === undefined) return null
  return (
    <span className={styles.mark}>
      <span aria-hidden>{t.copied()}</span>
      <span className="visually-hidden">{t.copiedFrom({ name: from })}</span>
    </span>
  )
}
