/** The blocks of the sandbox's pages: banners and links with their texts. Links lead only to existing screens. */
import type { OperatorTexts } from './texts/types.ts'

/** Selects the text of a block from the texts of a language. */
type TextSelector = (texts: OperatorTexts) => string

/** One row of a page's configuration. */
export interface PageBlockRow {
  readonly module: string
  readonly desc: string
  /** When absent, the app uses its own text. */
  readonly title?: TextSelector
  readonly subtitle?: TextSelector
  readonly link?: string
}

const banner = (desc: string, name: keyof OperatorTexts['banners'], link: string): PageBlockRow => ({
  module: 'banner',
  desc,
  title: ({ banners }) => banners[name].title,
  subtitle: ({ banners }) => banners[name].subtitle,
  link,
})

export const BANNERS: readonly PageBlockRow[] = [
  banner('bannerWelcome', 'welcome', '/pages/user/register'),
  banner('bannerMarkets', 'markets', '/pages/tabs/quotes/quoteSearch'),
  banner('bannerSandbox', 'sandbox', '/pages/user/recharge'),
]

type LinkName = keyof OperatorTexts['entries']

const quickLink = (desc: LinkName, link: string, name = desc): PageBlockRow => ({
  module: 'quickEntry',
  desc,
  link,
  title: ({ entries }) => entries[name],
})

export const QUICK_LINKS: readonly PageBlockRow[] = [
  quickLink('deposit', '/pages/user/recharge'),
  quickLink('search', '/pages/tabs/quotes/quoteSearch'),
  quickLink('favorites', '/pages/tabs/favorite/favorite'),
  quickLink('chart', '/pages/quoteDetail/klinePage'),
  quickLink('ledger', '/pages/record/accountRecord'),
  quickLink('pledge', '/pages/pledge/list'),
  quickLink('lockMining', '/pages/lockMining/lockMining'),
  quickLink('loan', '/pages/loan/loan'),
  quickLink('newShares', '/pages/newShares/newShares'),
  quickLink('welfare', '/pages/user/welfare'),
  quickLink('activities', '/pages/activity/index'),
  quickLink('language', '/pages/language/language'),
]

export const RANKING: PageBlockRow = {
  module: 'ranking',
  desc: 'ranking',
  title: ({ headings }) => headings.ranking,
}
export const NOTICE: PageBlockRow = {
  module: 'notice',
  desc: 'notice',
  title: ({ headings }) => headings.notices,
}

export const ME_LINKS: readonly PageBlockRow[] = [
  quickLink('deposit', '/pages/user/recharge'),
  quickLink('withdraw', '/pages/user/withdrawl'),
  quickLink('exchange', '/pages/user/exchange'),
  quickLink('ledger', '/pages/record/accountRecord', 'ledgerEntries'),
  quickLink('favorites', '/pages/tabs/favorite/favorite'),
  quickLink('invite', '/pages/user/iwannashare'),
  quickLink('welfare', '/pages/user/welfare'),
  quickLink('awards', '/pages/user/award'),
  quickLink('activities', '/pages/activity/index'),
  quickLink('language', '/pages/language/language'),
  quickLink('line', '/pages/language/line'),
]
