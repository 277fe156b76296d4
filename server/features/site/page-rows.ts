/** What the pages of the sandbox are made of: banners and entries with their texts. Links lead only to screens that exist. */
import type { OperatorTexts } from './texts/types.ts'

/** A text of a row, found in a language. */
type Said = (texts: OperatorTexts) => string

/** One row of a page's configuration. */
export interface Block {
  readonly module: string
  readonly desc: string
  /** Where it is left out, the app has its own words. */
  readonly title?: Said
  readonly subtitle?: Said
  readonly link?: string
}

const banner = (desc: string, name: keyof OperatorTexts['banners'], link: string): Block => ({
  module: 'banner',
  desc,
  title: ({ banners }) => banners[name].title,
  subtitle: ({ banners }) => banners[name].subtitle,
  link,
})

export const BANNERS: readonly Block[] = [
  banner('bannerWelcome', 'welcome', '/pages/user/register'),
  banner('bannerMarkets', 'markets', '/pages/tabs/quotes/quoteSearch'),
  banner('bannerSandbox', 'sandbox', '/pages/user/recharge'),
]

type EntryName = keyof OperatorTexts['entries']

const quick = (desc: EntryName, link: string, name = desc): Block => ({
  module: 'quickEntry',
  desc,
  link,
  title: ({ entries }) => entries[name],
})

export const QUICK_ENTRIES: readonly Block[] = [
  quick('deposit', '/pages/user/recharge'),
  quick('search', '/pages/tabs/quotes/quoteSearch'),
  quick('favorites', '/pages/tabs/favorite/favorite'),
  quick('chart', '/pages/quoteDetail/klinePage'),
  quick('ledger', '/pages/record/accountRecord'),
  quick('pledge', '/pages/pledge/list'),
  quick('lockMining', '/pages/lockMining/lockMining'),
  quick('loan', '/pages/loan/loan'),
  quick('newShares', '/pages/newShares/newShares'),
  quick('welfare', '/pages/user/welfare'),
  quick('activities', '/pages/activity/index'),
  quick('language', '/pages/language/language'),
]

export const RANKING: Block = {
  module: 'ranking',
  desc: 'ranking',
  title: ({ headings }) => headings.ranking,
}
export const NOTICE: Block = { module: 'notice', desc: 'notice', title: ({ headings }) => headings.notices }

export const ME_ENTRIES: readonly Block[] = [
  quick('deposit', '/pages/user/recharge'),
  quick('withdraw', '/pages/user/withdrawl'),
  quick('exchange', '/pages/user/exchange'),
  quick('ledger', '/pages/record/accountRecord', 'ledgerEntries'),
  quick('favorites', '/pages/tabs/favorite/favorite'),
  quick('invite', '/pages/user/iwannashare'),
  quick('welfare', '/pages/user/welfare'),
  quick('awards', '/pages/user/award'),
  quick('activities', '/pages/activity/index'),
  quick('language', '/pages/language/language'),
  quick('line', '/pages/language/line'),
]
