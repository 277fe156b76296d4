import { useDeferredValue } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListNotices } from '#src/api/generated/site/site.ts'
import type { AppConfigRow } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Section } from '#src/ui/screen.tsx'
import styles from './notice-block.module.css'
import { NoticeItem } from './notice-item.tsx'
import { SeeAll } from './see-all.tsx'

/** The latest notice, to be opened in its place, and the way to all. Nothing at all where there are none. */
export function NoticeBlock({ rows }: { rows: readonly AppConfigRow[] }) {
  const t = useMessages('home')
  const { data, isPending } = useListNotices(
    { pageNum: 1, pageSize: 1 },
    { query: { meta: { quiet: true } } },
  )
  // In a slice of its own: a phone's first "an hour ago" takes it long.
  const shown = useDeferredValue(data)
  const latest = rowsOf(shown)?.[0]
  if (!isPending && shown === data && !latest) return null
  return (
    <Section title={rows[0]?.title ?? t.notices()} aside={<SeeAll to={PATHS.notices} />}>
      {latest ? (
        <NoticeItem notice={latest} />
      ) : (
        // The room of the one to come, so that nothing below moves.
        <div className={styles.waiting} />
      )}
    </Section>
  )
}
