import { useListNoticesInfinite } from '#src/api/generated/site/site.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Screen } from '#src/ui/screen.tsx'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { NoticeItem } from '#src/widgets/page-blocks/notice-item.tsx'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'

/** The route /pages/notifyList/notifyList: public notices, newest first. */
export default function NoticesScreen() {
  const t = useMessages('message')
  const notices = useListNoticesInfinite(firstPage)
  const pages = usePages(notices, notice => notice.id)
  return (
    <Screen title={t.notices()}>
      <PagedList
        pages={pages}
        label={t.notices()}
        empty={{ title: t.noNotices(), text: t.noNoticesText() }}
        renderRow={notice => (
          <li key={notice.id}>
            <NoticeItem notice={notice} />
          </li>
        )}
      />
    </Screen>
  )
}
