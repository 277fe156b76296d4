import { useState } from 'react'
import { rowsOf } from '../../api/envelope.ts'
import { useListNotices } from '../../api/generated/site/site.ts'
import type { AppConfigRow, Notice } from '../../api/generated/models/index.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/screen.tsx'
import { TimeAgo } from '../time-ago.tsx'
import styles from './notice-block.module.css'

const most = 20

/** The latest notice, to be opened in its place, and the others on request. Nothing at all where there are none. */
export function NoticeBlock({ rows }: { rows: readonly AppConfigRow[] }) {
  const t = useMessages('home')
  const common = useMessages('common')
  const { data, isPending } = useListNotices(
    { pageNum: 1, pageSize: most },
    { query: { meta: { quiet: true } } },
  )
  const [isWhole, setWhole] = useState(false)
  const notices = rowsOf(data) ?? []
  if (!isPending && notices.length === 0) return null
  return (
    <Section
      title={rows[0]?.title ?? t.notices()}
      aside={
        notices.length > 1 && !isWhole ? (
          <span className={styles.all}>
            <Button kind="plain" size="small" onPress={() => setWhole(true)}>
              {common.seeAll()}
            </Button>
          </span>
        ) : null
      }
    >
      {/* The room of the one to come, so that nothing below moves. */}
      {isPending && <div className={styles.waiting} />}
      {(isWhole ? notices : notices.slice(0, 1)).map(notice => (
        <Item key={notice.id} notice={notice} />
      ))}
    </Section>
  )
}

function Item({ notice: { title, content, time } }: { notice: Notice }) {
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
