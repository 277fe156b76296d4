import { ACCOUNT_PAGE } from '#src/lib/site/account-page.ts'
import type { AppConfigRow, LanguageCode } from '#models'
import { ROUTES } from '#src/lib/paths.ts'
import { BANNERS, ME_LINKS, NOTICE, QUICK_LINKS, RANKING, type PageBlockRow } from './page-blocks.ts'
import type { SettingValues, Texts } from './operator-settings.ts'
import { textIn } from './settings.ts'
import { operatorTextsIn } from './texts/index.ts'

/** A block that consists of a single row. */
const blockOf = (module: string): PageBlockRow => ({ module, desc: module })
const quoteLists = (...lists: readonly string[]): PageBlockRow[] =>
  lists.map(list => ({ module: 'quoteList', desc: `quote${list}` }))
const asListItems = (entries: readonly PageBlockRow[]): PageBlockRow[] =>
  entries.map(entry => ({ ...entry, module: 'list' }))
const pickLinks = (entries: readonly PageBlockRow[], ...names: readonly string[]): PageBlockRow[] =>
  names.flatMap(name => entries.filter(({ desc }) => desc === name))
const MONEY = pickLinks(ME_LINKS, 'deposit', 'withdraw', 'exchange', 'ledger')
const REWARDS = pickLinks(ME_LINKS, 'invite', 'welfare', 'awards', 'activities')
const DEVICE_SETTINGS = pickLinks(ME_LINKS, 'language', 'line')

/**
 * The blocks of each page, in display order. The rows of the standard account page have the app's own texts and links
 * (docs/rules/site.md).
 */
const PAGES: Readonly<Record<string, readonly PageBlockRow[]>> = {
  // Prices first: they are what most people come for.
  '/pages/tabs/home/home-e': [RANKING, ...QUICK_LINKS, ...BANNERS, NOTICE],
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
  '/pages/tabs/me/me-e': Object.entries(ACCOUNT_PAGE).flatMap(([module, names]) =>
    names.map((desc): PageBlockRow => ({ module, desc })),
  ),
}

/** Row ids are unique across pages: a hundred ids per page. */
export const ROWS_PER_PAGE = 100
const PAGE_PATHS = [...new Set([...Object.keys(PAGES), ...ROUTES])]

type RowSettings = ReadonlyMap<string, SettingValues['row']>

/** The name under which the operator sets a row. */
export const rowName = (pagePath: string, desc: string) => `${pagePath} ${desc}`

/** The blocks that this back end brings along, then those that only the operator has. */
function blocksOf(pagePath: string, set: RowSettings): readonly PageBlockRow[] {
  const shipped = Object.hasOwn(PAGES, pagePath) ? (PAGES[pagePath] ?? []) : []
  const names = [...set.keys()].filter(name => name.startsWith(rowName(pagePath, '')))
  const added = names
    .map(name => name.slice(rowName(pagePath, '').length))
    .filter(name => !shipped.some(({ desc }) => desc === name))
  return [...shipped, ...added.map(desc => ({ module: 'list', desc }))]
}

/** The names of a page's rows. */
export const rowsOfPage = (pagePath: string, set: RowSettings): string[] =>
  blocksOf(pagePath, set).map(({ desc }) => desc)

/** The blocks of one page, with what the operator has set; empty for a page without configuration [R4.4]. */
export function appConfigOf(
  pagePath: string,
  locale: LanguageCode,
  set: RowSettings = new Map(),
): AppConfigRow[] {
  const texts = operatorTextsIn(locale)
  const firstId = PAGE_PATHS.indexOf(pagePath) * ROWS_PER_PAGE + 1
  const rows = blocksOf(pagePath, set).map(({ module, desc, title, subtitle, link }, index) => {
    const given = set.get(rowName(pagePath, desc)) ?? {}
    const textOf = (shipped: string | undefined, own: Texts | undefined) =>
      textIn({ [locale]: shipped, ...own }, locale) || null
    return {
      id: firstId + index,
      pagePath,
      module: given.module ?? module,
      desc,
      isVisible: given.isVisible ?? 1,
      // With room for the operator's rows in between.
      sort: given.sort ?? (index + 1) * 10,
      title: textOf(title?.(texts), given.title),
      subtitle: textOf(subtitle?.(texts), given.subtitle),
      image: given.image ?? null,
      link: given.link ?? link ?? null,
    }
  })
  return rows.toSorted((one, other) => one.sort - other.sort)
}
