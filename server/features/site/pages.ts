import type { AppConfigRow, LanguageCode } from '#src/api/generated/models/index.ts'
import { BANNERS, ME_ENTRIES, NOTICE, QUICK_ENTRIES, RANKING, type Block } from './page-rows.ts'
import { textsIn } from './texts/index.ts'

/** A block without rows to choose from. */
const whole = (module: string): Block => ({ module, desc: module })
const quotes = (...lists: readonly string[]): Block[] =>
  lists.map(list => ({ module: 'quoteList', desc: `quote${list}` }))
const asList = (entries: readonly Block[]): Block[] => entries.map(entry => ({ ...entry, module: 'list' }))
const named = (entries: readonly Block[], ...names: readonly string[]): Block[] =>
  names.flatMap(name => entries.filter(({ desc }) => desc === name))
const MONEY = named(ME_ENTRIES, 'deposit', 'withdraw', 'exchange', 'ledger')
const REWARDS = named(ME_ENTRIES, 'invite', 'welfare', 'awards', 'activities')
const DEVICE = named(ME_ENTRIES, 'language', 'line')

/**
 * The blocks of each page, in their order. The standard page of one's own has an arrangement
 * of its own and takes none (docs/rules/site.md).
 */
const PAGES: Readonly<Record<string, readonly Block[]>> = {
  '/pages/tabs/home/home-e': [...BANNERS, NOTICE, ...QUICK_ENTRIES, RANKING],
  // Short and plain: where to go, then what moves.
  '/pages/tabs/home/home': [...QUICK_ENTRIES.slice(0, 8), RANKING, NOTICE],
  // What one owns first.
  '/pages/tabs/home/home-g': [
    whole('assets'),
    ...named(QUICK_ENTRIES, 'deposit', 'search', 'chart', 'ledger'),
    whole('watchlist'),
    RANKING,
  ],
  // The market first, list by list.
  '/pages/tabs/home/home-h': [...quotes('Crypto', 'Stocks', 'Futures', 'Forex'), NOTICE],
  // News first, for a site that has much to say.
  '/pages/tabs/home/home-j': [
    ...BANNERS,
    whole('news'),
    ...QUICK_ENTRIES.slice(0, 4),
    ...quotes('Stocks', 'Crypto'),
  ],
  // Every service at one glance.
  '/pages/tabs/home/home-k': [...QUICK_ENTRIES, whole('assets'), whole('news')],
  '/pages/tabs/me/me': [...ME_ENTRIES, whole('display')],
  '/pages/tabs/me/me-f': [whole('assets'), ...asList([...MONEY, ...REWARDS, ...DEVICE])],
  '/pages/tabs/me/me-g': asList(ME_ENTRIES),
  '/pages/tabs/me/me-h': [whole('assets'), ...ME_ENTRIES, NOTICE],
  '/pages/tabs/me/me-j': [...MONEY, ...asList([...REWARDS, ...DEVICE]), whole('news'), whole('display')],
}

/** Row ids are unique over all pages: a hundred for each. */
const IDS_A_PAGE = 100

/** The blocks of one page; none for a page that has no configuration [R4.4]. */
export function appConfigOf(pagePath: string, locale: LanguageCode): AppConfigRow[] {
  const blocks = Object.hasOwn(PAGES, pagePath) ? (PAGES[pagePath] ?? []) : []
  const texts = textsIn(locale)
  const firstId = Object.keys(PAGES).indexOf(pagePath) * IDS_A_PAGE + 1
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
