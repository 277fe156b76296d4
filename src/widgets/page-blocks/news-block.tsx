import { rowsOf } from '#src/api/envelope.ts'
import { useListNotices } from '#src/api/generated/site/site.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Section } from '#src/ui/screen.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import type { BlockProps } from './block-props.ts'
import { NoticeItem } from './notice-item.tsx'
import { SeeAll } from './see-all.tsx'

/** Number of notices in the block; all are on a screen of their own. */
const maxNotices = 5

/** The latest notices, each expandable. */
export default function NewsBlock({ rows }: BlockProps) {
  const t = useMessages('message')
  const title = rows[0]?.title ?? t.notices()
  const { data, isError, refetch } = useListNotices(
    { pageNum: 1, pageSize: maxNotices },
    { query: { meta: { quiet: true } } },
  )
  const notices = rowsOf(data)
  return (
    <Section title={title} aside={<SeeAll to={PATHS.notices} of={title} />}>
      {notices === undefined ? (
        <QueryFallback isFailed={isError} onRetry={refetch} rows={maxNotices} />
      ) : notices.length === 0 ? (
        <EmptyState title={t.noNotices()} text={t.noNoticesText()} />
      ) : (
        notices.map(notice => <NoticeItem key={notice.id} notice={notice} />)
      )}
    </Section>
  )
}
