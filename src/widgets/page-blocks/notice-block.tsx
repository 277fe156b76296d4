import { useDeferredValue } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListNotices } from '#src/api/generated/site/site.ts'
import type { AppConfigRow } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Section } from '#src/ui/screen.tsx'
import styles from './notice-block.module.css'
import { NoticeItem } from './notice-item.tsx'
import { SeeAll } from './see-all.tsx'

/** The latest notice, expandable, and a link to all. Nothing when there are none. */
export default function NoticeBlock({ rows }: { rows: readonly AppConfigRow[] }) {
  const t = useMessages('home')
  const title = rows[0]?.title ?? t.notices()
  const { data, isPending } = useListNotices(
    { pageNum: 1, pageSize: 1 },
    { query: { meta: { quiet: true } } },
  )
  // Rendered separately: formatting the first "an hour ago" is slow on a phone.
  const deferredData = useDeferredValue(data)
  const latest = rowsOf(deferredData)?.[0]
  if (!isPending && deferredData === data && !latest) return null
  return (
    <Section title={title} aside={<SeeAll to={PATHS.notices} of={title} />}>
      {latest ? (
        <NoticeItem notice={latest} />
      ) : (
        // Reserves the height, so that the layout does not shift.
        <div className={styles.waiting} />
      )}
    </Section>
  )
}
