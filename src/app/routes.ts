/** One row for each route of the requirements (R2): its path as documented, its screen, and who may see it. */
import { INDEX_ALIAS, PATHS, type Route } from '../lib/paths.ts'
import type { IconName } from '../ui/icon.tsx'

export type TabName = 'home' | 'market' | 'trade' | 'wallet' | 'me'

export interface RouteConfig {
  readonly path: string
  /**
   * The file of its screen from `src`, without `-screen.tsx`; empty for the index routes, which only redirect to home.
   */
  readonly screen: string
  /** The standard bar has a way back, except on tabs; custom ones do not; blocks to embed have no bar (R2.6). */
  readonly bar: 'standard' | 'custom' | 'none'
  /** 'member': a guest is asked to sign in and then sent back (R1.4). The default. */
  readonly access: 'public' | 'member'
  /** Set for the five tab routes (R2.4). */
  readonly tab?: TabName
  /** Shows nothing of Mantine at first, so that it does not wait for it. */
  readonly isLight: boolean
}

export interface Tab {
  name: TabName
  path: Route
  icon: IconName
}

/** The five tabs in their order (R2.4). */
export const tabs: readonly Tab[] = [
  { name: 'home', path: PATHS.home, icon: 'home' },
  { name: 'market', path: PATHS.market, icon: 'market' },
  { name: 'trade', path: PATHS.trade, icon: 'trade' },
  { name: 'wallet', path: PATHS.wallet, icon: 'wallet' },
  { name: 'me', path: PATHS.me, icon: 'me' },
]

type RouteRow = Pick<RouteConfig, 'path' | 'screen' | 'tab'> &
  Partial<Pick<RouteConfig, 'bar' | 'access' | 'isLight'>>

const rows: readonly RouteRow[] = [
  { path: PATHS.index, screen: '', bar: 'custom', access: 'public', isLight: true },
  { path: INDEX_ALIAS, screen: '', bar: 'custom', access: 'public', isLight: true },
  {
    path: PATHS.home,
    screen: 'features/home/home-e',
    bar: 'custom',
    access: 'public',
    tab: 'home',
    isLight: true,
  },
  { path: PATHS.market, screen: 'features/market/market', access: 'public', tab: 'market', isLight: true },
  { path: PATHS.trade, screen: 'app/trade/trade', bar: 'custom', access: 'public', tab: 'trade' },
  { path: PATHS.wallet, screen: 'features/wallet/wallet', tab: 'wallet' },
  { path: PATHS.me, screen: 'features/me/me-e', bar: 'custom', access: 'public', tab: 'me' },
  { path: PATHS.homeClassic, screen: 'features/home/home', access: 'public', isLight: true },
  { path: PATHS.homeG, screen: 'features/home/home-g', access: 'public', isLight: true },
  { path: PATHS.homeH, screen: 'features/home/home-h', access: 'public', isLight: true },
  { path: PATHS.homeJ, screen: 'features/home/home-j', access: 'public', isLight: true },
  { path: PATHS.homeK, screen: 'features/home/home-k', access: 'public', isLight: true },
  { path: PATHS.meClassic, screen: 'features/me/me', access: 'public' },
  { path: PATHS.meF, screen: 'features/me/me-f', access: 'public' },
  { path: PATHS.meG, screen: 'features/me/me-g', access: 'public' },
  { path: PATHS.meH, screen: 'features/me/me-h', access: 'public' },
  { path: PATHS.meJ, screen: 'features/me/me-j', access: 'public' },
  { path: PATHS.watchlist, screen: 'features/market/watchlist', access: 'public', isLight: true },
  { path: PATHS.quoteSearch, screen: 'features/market/search', access: 'public' },
  { path: PATHS.coinTrade, screen: 'app/trade/coin-trade' },
  { path: PATHS.chart, screen: 'app/trade/chart', access: 'public' },
  { path: PATHS.coinOrders, screen: 'features/bibi/orders' },
  { path: PATHS.contractPositions, screen: 'features/contract/positions' },
  { path: PATHS.followOrder, screen: 'features/follow/follow', access: 'public' },
  { path: PATHS.login, screen: 'features/auth/login', bar: 'custom', access: 'public' },
  { path: PATHS.register, screen: 'features/auth/register', bar: 'custom', access: 'public' },
  { path: PATHS.profile, screen: 'features/user/profile' },
  { path: PATHS.deposit, screen: 'features/deposit/deposit' },
  { path: PATHS.payDeposit, screen: 'features/deposit/pay' },
  { path: PATHS.withdraw, screen: 'features/withdraw/withdraw' },
  { path: PATHS.exchange, screen: 'features/exchange/exchange' },
  { path: PATHS.changePassword, screen: 'features/security/security' },
  { path: PATHS.basicIdentity, screen: 'features/identity/basic' },
  { path: PATHS.advancedIdentity, screen: 'features/identity/advanced' },
  { path: PATHS.depositDetail, screen: 'features/deposit/detail' },
  { path: PATHS.depositRecords, screen: 'features/deposit/records' },
  { path: PATHS.withdrawalRecords, screen: 'features/withdraw/records' },
  { path: PATHS.invite, screen: 'features/team/invite' },
  { path: PATHS.referralRewards, screen: 'features/reward/awards' },
  { path: PATHS.welfare, screen: 'features/reward/welfare', access: 'public' },
  { path: PATHS.privacy, screen: 'features/user/privacy', access: 'public' },
  { path: PATHS.ledgerEntries, screen: 'features/wallet/ledger' },
  { path: PATHS.exchangeRecords, screen: 'features/exchange/records' },
  { path: PATHS.bankCards, screen: 'features/binding/bank-cards' },
  { path: PATHS.bindBankCard, screen: 'features/binding/bind-bank-card' },
  { path: PATHS.walletAddresses, screen: 'features/binding/wallet-addresses' },
  { path: PATHS.bindAddress, screen: 'features/binding/bind-address' },
  { path: PATHS.team, screen: 'features/team/team' },
  { path: PATHS.loans, screen: 'features/loan/loans', access: 'public' },
  { path: PATHS.applyForLoan, screen: 'features/loan/apply' },
  { path: PATHS.repayLoan, screen: 'features/loan/repay' },
  { path: PATHS.loanDetail, screen: 'features/loan/loan' },
  { path: PATHS.pledges, screen: 'features/pledge/products', access: 'public' },
  { path: PATHS.pledgeDetail, screen: 'features/pledge/product', access: 'public' },
  { path: PATHS.buyPledge, screen: 'features/pledge/buy' },
  { path: PATHS.pledgeOrders, screen: 'features/pledge/orders' },
  { path: PATHS.pledgeInterest, screen: 'features/pledge/interest' },
  { path: PATHS.lockMining, screen: 'features/mining/mining', access: 'public' },
  { path: PATHS.lockMiningProducts, screen: 'features/mining/products', access: 'public' },
  { path: PATHS.lockMiningOrders, screen: 'features/mining/orders' },
  { path: PATHS.lockMiningDetail, screen: 'features/mining/product', access: 'public' },
  { path: PATHS.newShares, screen: 'features/new-shares/offers', access: 'public' },
  { path: PATHS.newShareDetail, screen: 'features/new-shares/offer', access: 'public' },
  { path: PATHS.newShareRecords, screen: 'features/new-shares/subscriptions' },
  { path: PATHS.activities, screen: 'features/activity/activities', access: 'public' },
  { path: PATHS.activityDetail, screen: 'features/activity/activity', access: 'public' },
  { path: PATHS.messages, screen: 'features/message/messages' },
  { path: PATHS.messageDetail, screen: 'features/message/message' },
  { path: PATHS.notices, screen: 'features/site/notices', access: 'public' },
  { path: PATHS.questions, screen: 'features/help/questions', access: 'public' },
  { path: PATHS.service, screen: 'features/help/service', access: 'public' },
  { path: PATHS.language, screen: 'features/site/language', access: 'public', isLight: true },
  { path: PATHS.line, screen: 'features/site/line', access: 'public', isLight: true },
  { path: PATHS.richText, screen: 'features/site/rich-text', access: 'public' },
  {
    path: PATHS.networkError,
    screen: 'features/site/network-error',
    bar: 'custom',
    access: 'public',
    isLight: true,
  },
  { path: PATHS.newsBlock, bar: 'none', screen: 'features/site/news-block', access: 'public', isLight: true },
  {
    path: PATHS.assetsBlock,
    bar: 'none',
    screen: 'features/site/assets-block',
    access: 'public',
    isLight: true,
  },
  {
    path: PATHS.quotesBlock,
    bar: 'none',
    screen: 'features/site/quotes-block',
    access: 'public',
    isLight: true,
  },
  { path: PATHS.previewImage, screen: 'features/system/preview-image', access: 'public', isLight: true },
  { path: PATHS.chooseLocation, screen: 'features/system/choose-location', access: 'public' },
  { path: PATHS.openLocation, screen: 'features/system/open-location', access: 'public', isLight: true },
  { path: PATHS.alerts, screen: 'features/alert/alerts' },
  { path: PATHS.notes, screen: 'features/note/notes' },
  { path: PATHS.realisedGains, screen: 'features/wallet/gains' },
]

/** Every route once, and the alias of index. */
export const routes: readonly RouteConfig[] = rows.map(row => ({
  bar: 'standard',
  access: 'member',
  isLight: false,
  ...row,
}))

const byPath = new Map<string, RouteConfig>(routes.map(route => [route.path, route]))

/** The route at a path; undefined for an unknown one (R2.1). */
export function routeAt(path: string): RouteConfig | undefined {
  return byPath.get(path)
}
