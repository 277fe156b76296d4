import { pageOf } from '#src/api/envelope.ts'
import { getListNoticesQueryKey, listNotices } from '#src/api/generated/site/site.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Screen } from '#src/ui/screen.tsx'
import { PagedList } from '#src/widgets/paged-list.tsx'
import { NoticeItem } from '#src/widgets/page-blocks/notice-item.tsx'
import { usePages } from '#src/widgets/use-pages.ts'

/** The route /pages/notifyList/notifyList: public notices, newest first. */
export default function NoticesScreen() {
  const t = useMessages('message')
  const locale = useLanguage()
  const pages = usePages({
    // The server translates the notices: one list per language.
    queryKey: [...getListNoticesQueryKey(), 'all', locale],
    load: async (page, signal) => pageOf(await listNotices(page, { quiet: true }, signal)),
    idOf: notice => notice.id,
  })
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
