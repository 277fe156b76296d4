import type { AppConfigRow, LanguageCode } from '#src/api/generated/models/index.ts'
import { BANNERS, ME_LINKS, NOTICE, QUICK_LINKS, RANKING, type PageBlock } from './page-blocks.ts'
import { operatorTextsIn } from './texts/index.ts'

/** A block that consists of a single row. */
const blockOf = (module: string): PageBlock => ({ module, desc: module })
const quoteLists = (...lists: readonly string[]): PageBlock[] =>
  lists.map(list => ({ module: 'quoteList', desc: `quote${list}` }))
const asListItems = (entries: readonly PageBlock[]): PageBlock[] =>
  entries.map(entry => ({ ...entry, module: 'list' }))
const pickLinks = (entries: readonly PageBlock[], ...names: readonly string[]): PageBlock[] =>
  names.flatMap(name => entries.filter(({ desc }) => desc === name))
const MONEY = pickLinks(ME_LINKS, 'deposit', 'withdraw', 'exchange', 'ledger')
const REWARDS = pickLinks(ME_LINKS, 'invite', 'welfare', 'awards', 'activities')
const DEVICE_SETTINGS = pickLinks(ME_LINKS, 'language', 'line')

/**
 * The blocks of each page, in display order. The standard account page has a fixed layout and is
 * not configured here (docs/rules/site.md).
 */
const PAGES: Readonly<Record<string, readonly PageBlock[]>> = {
  '/pages/tabs/home/home-e': [...BANNERS, NOTICE, ...QUICK_LINKS, RANKING],
  // Compact: links first, then the rankings.
  '/pages/tabs/home/home': [...QUICK_LINKS.slice(0, 8), RANKING, NOTICE],
  // Own assets first.
  '/pages/tabs/home/home-g': [
    blockOf('assets'),
    ...pickLinks(QUICK_LINKS, 'deposit', 'search', 'chart', 'ledger'),
    blockOf('watchlist'),
    RANKING,
  ],
  // The market first, list by list.
  '/pages/tabs/home/home-h': [...quoteLists('Crypto', 'Stocks', 'Futures', 'Forex'), NOTICE],
  // News first.
  '/pages/tabs/home/home-j': [
    ...BANNERS,
    blockOf('news'),
    ...QUICK_LINKS.slice(0, 4),
    ...quoteLists('Stocks', 'Crypto'),
  ],
  // All services at a glance.
  '/pages/tabs/home/home-k': [...QUICK_LINKS, blockOf('assets'), blockOf('news')],
  '/pages/tabs/me/me': [...ME_LINKS, blockOf('display')],
  '/pages/tabs/me/me-f': [blockOf('assets'), ...asListItems([...MONEY, ...REWARDS, ...DEVICE_SETTINGS])],
  '/pages/tabs/me/me-g': asListItems(ME_LINKS),
  '/pages/tabs/me/me-h': [blockOf('assets'), ...ME_LINKS, NOTICE],
  '/pages/tabs/me/me-j': [
    ...MONEY,
    ...asListItems([...REWARDS, ...DEVICE_SETTINGS]),
    blockOf('news'),
    blockOf('display'),
  ],
}

/** Row ids are unique across pages: a hundred ids per page. */
const IDS_PER_PAGE = 100

/** The blocks of one page; empty for a page without configuration [R4.4]. */
export function appConfigOf(pagePath: string, locale: LanguageCode): AppConfigRow[] {
  const blocks = Object.hasOwn(PAGES, pagePath) ? (PAGES[pagePath] ?? []) : []
  const texts = operatorTextsIn(locale)
  const firstId = Object.keys(PAGES).indexOf(pagePath) * IDS_PER_PAGE + 1
  return blocks.map(({ module, desc, title, subtitle, link }, index) => ({
    id: firstId + index,
    pagePath,
    module,
    desc,
    isVisible: 1,
    sort: index + 1,
    title: title?.(texts) ?? null,
    subtitle: subtitle?.(texts) ?? null,
    image: null,
    link: link ?? null,
  }))
}
