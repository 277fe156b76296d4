import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { readSettings } from './operator-settings.ts'
import { appConfigOf } from './pages.ts'
import { messagesIn, noticesWith, popUps, siteInfo, switchesWith, tipsWith } from './settings.ts'

/** One page of a list that is held in memory. */
function slicePage<Row>(rows: readonly Row[], { pageNum, pageSize }: { pageNum: number; pageSize: number }) {
  return page(rows.slice((pageNum - 1) * pageSize, pageNum * pageSize), rows.length)
}

export const siteHandlers = {
  getSiteInfo: ({ config }) => ok(siteInfo(config)),
  listTips: async ({ store, config }, { query }) =>
    slicePage(tipsWith(await readSettings(store, 'tip'), config), query),
  getLanguageMessages: async ({ store }, { query }) =>
    ok(messagesIn(await readSettings(store, 'message'), query.lang)),
  listSwitches: async ({ store }) => page(switchesWith(await readSettings(store, 'switch'))),
  listPopUps: ({ config }, { locale }) => page(popUps(config.sandbox, locale)),
  listAppConfig: async ({ store }, { query, locale }) =>
    page(appConfigOf(query.pagePath, locale, await readSettings(store, 'row'))),
  listNotices: async ({ store }, { query, locale }) =>
    slicePage(noticesWith(await readSettings(store, 'notice'), locale), query),
} satisfies Partial<Handlers>
