import { rowsOf } from '../../api/envelope.ts'
import { useListNotices } from '../../api/generated/site/site.ts'
import type { Notice } from '../../api/generated/models/index.ts'
import { useMessages } from '../../i18n/use-messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/screen.tsx'
import { useDates } from '../dates.ts'
import styles from './notice-block.module.css'

const shown = 3

/** The latest notices, each to be opened in its place. Nothing at all where there are none: home is not about them. */
export function NoticeBlock() {
  const t = useMessages('home')
  const { data } = useListNotices({ pageNum: 1, pageSize: shown }, { query: { meta: { quiet: true } } })
  const notices = rowsOf(data)
  if (!notices?.length) return null
  return (
    <Section title={t.notices()}>
      {notices.map(notice => (
        <Item key={notice.id} notice={notice} />
      ))}
    </Section>
  )
}

function Item({ notice: { title, content, time } }: { notice: Notice }) {
  const dates = useDates()
  return (
    <details className={styles.notice}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <time className={styles.date} dateTime={new Date(time).toISOString()}>
            {dates(time, 'day')}
          </time>
        </span>
        <span className={styles.mark}>
          <Icon name="expand" size={18} />
        </span>
      </summary>
      <p className={styles.content}>{content}</p>
    </details>
  )
}
