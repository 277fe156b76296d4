import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { appConfigOf } from './pages.ts'
import { SWITCHES, TIPS, languageMessages, notices, popUps, siteInfo } from './settings.ts'

/** One page of a list that is held in memory. */
function slicePage<Row>(rows: readonly Row[], { pageNum, pageSize }: { pageNum: number; pageSize: number }) {
  return page(rows.slice((pageNum - 1) * pageSize, pageNum * pageSize), rows.length)
}

export const siteHandlers = {
  getSiteInfo: ({ config }) => ok(siteInfo(config)),
  listTips: (_, { query }) => slicePage(TIPS, query),
  getLanguageMessages: (_, { query }) => ok(languageMessages(query.lang)),
  listSwitches: () => page([...SWITCHES]),
  listPopUps: ({ config }, { locale }) => page(popUps(config.sandbox, locale)),
  listAppConfig: (_, { query, locale }) => page(appConfigOf(query.pagePath, locale)),
  listNotices: (_, { query, locale }) => slicePage(notices(locale), query),
} satisfies Partial<Handlers>
