import { useMessages } from '#src/i18n/use-messages.ts'
import styles from './copied-trade-badge.module.css'

/** A badge on an order or position that was copied from a trader; nothing on others. */
export function CopiedTradeBadge({ from }: { from: string | undefined }) {
  const t = useMessages('trade')
  if (from === undefined) return null
  return (
    <span className={styles.mark}>
      <span aria-hidden>{t.copied()}</span>
      <span className="visually-hidden">{t.copiedFrom({ name: from })}</span>
    </span>
  )
}
