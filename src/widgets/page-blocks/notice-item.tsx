import type { Notice } from '#models'
import { Icon } from '#src/ui/icon.tsx'
import { TimeAgo } from '../format/time-ago.tsx'
import styles from './notice-item.module.css'

/** An expandable notice. */
export function NoticeItem({ notice: { title, content, time } }: { notice: Notice }) {
  return (
    <details className={styles.notice}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <TimeAgo className={styles.date} time={time} />
        </span>
        <span className={styles.mark}>
          <Icon name="expand" size={18} />
        </span>
      </summary>
      <p className={styles.content}>{content}</p>
    </details>
  )
}
