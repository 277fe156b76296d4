/** All routes of the product [R2.2 to R2.5]. */

/**
 * The 80 documented routes, and our own: the index (its alias is not counted), five tabs, ten variants of home and me, 58 further pages, three
 * blocks for embedding and three system routes. Spellings are the documented ones, typos included.
 */
export const PATHS = {
  index: '/',
  // The tabs, in the order of the bar [R2.4].
  home: '/pages/tabs/home/home-e',
  market: '/pages/tabs/quotes/quotes',
  trade: '/pages/quoteDetail/quoteDetail',
  wallet: '/pages/user/accountDetail',
  me: '/pages/tabs/me/me-e',
  // White-label variants of home and me.
  homeClassic: '/pages/tabs/home/home',
  homeG: '/pages/tabs/home/home-g',
  homeH: '/pages/tabs/home/home-h',
  homeJ: '/pages/tabs/home/home-j',
  homeK: '/pages/tabs/home/home-k',
  meClassic: '/pages/tabs/me/me',
  meF: '/pages/tabs/me/me-f',
  meG: '/pages/tabs/me/me-g',
  meH: '/pages/tabs/me/me-h',
  meJ: '/pages/tabs/me/me-j',
  // Quotes and trading.
  watchlist: '/pages/tabs/favorite/favorite',
  quoteSearch: '/pages/tabs/quotes/quoteSearch',
  coinTrade: '/pages/quoteDetail/bibi',
  chart: '/pages/quoteDetail/klinePage',
  coinOrders: '/pages/position/bibiOrder',
  contractPositions: '/pages/position/contractPosition',
  followOrder: '/pages/followOrder/followOrder',
  // Account, identity and money.
  login: '/pages/user/login',
  register: '/pages/user/register',
  profile: '/pages/user/userInfo',
  deposit: '/pages/user/recharge',
  payDeposit: '/pages/user/linePay',
  withdraw: '/pages/user/withdrawl',
  exchange: '/pages/user/exchange',
  changePassword: '/pages/user/change',
  basicIdentity: '/pages/user/authentication',
  advancedIdentity: '/pages/user/authentication1',
  depositDetail: '/pages/user/recharge-detail',
  depositRecords: '/pages/user/rechargeRecord',
  withdrawalRecords: '/pages/user/withdrawRecord',
  invite: '/pages/user/iwannashare',
  referralRewards: '/pages/user/award',
  welfare: '/pages/user/welfare',
  privacy: '/pages/user/privacy',
  ledgerEntries: '/pages/record/accountRecord',
  exchangeRecords: '/pages/record/changeRecord',
  bankCards: '/pages/bankCard/bankCard-list',
  bindBankCard: '/pages/bankCard/bindBankCard',
  walletAddresses: '/pages/wallets/wallets',
  bindAddress: '/pages/wallets/bindAddress',
  team: '/pages/team/team',
  // Loans, pledges, lock mining and new shares.
  loans: '/pages/loan/loan',
  applyForLoan: '/pages/loan/buy',
  repayLoan: '/pages/loan/rePay',
  loanDetail: '/pages/loan/detail',
  pledges: '/pages/pledge/list',
  pledgeDetail: '/pages/pledge/detail',
  buyPledge: '/pages/pledge/buy',
  pledgeOrders: '/pages/pledge/orders',
  pledgeInterest: '/pages/pledge/Interest',
  lockMining: '/pages/lockMining/lockMining',
  lockMiningProducts: '/pages/lockMining/lockMiningProductList',
  lockMiningOrders: '/pages/lockMining/orders',
  lockMiningDetail: '/pages/lockMining/detail',
  newShares: '/pages/newShares/newShares',
  newShareDetail: '/pages/newShares/detail',
  newShareRecords: '/pages/newShares/his',
  // News, help and settings.
  activities: '/pages/activity/index',
  activityDetail: '/pages/activity/detail',
  messages: '/pages/msg/msg-list',
  messageDetail: '/pages/msg/msg-detail',
  notices: '/pages/notifyList/notifyList',
  questions: '/pages/QA/QA',
  service: '/pages/service/service',
  language: '/pages/language/language',
  line: '/pages/language/line',
  richText: '/pages/richText',
  networkError: '/pages/networdError/networdError',
  // Blocks on a page of their own, for embedding.
  newsBlock: '/components/m-news',
  assetsBlock: '/components/m-zichan',
  quotesBlock: '/components/m-quolist',
  // System routes.
  previewImage: '/preview-image',
  chooseLocation: '/choose-location',
  openLocation: '/open-location',
  // Beyond the documented ones.
  alerts: '/pages/alert/alerts',
  notes: '/pages/note/notes',
  realisedGains: '/pages/record/realisedGains',
} as const

export type Route = (typeof PATHS)[keyof typeof PATHS]

/** Every route once. */
export const ROUTES: readonly Route[] = /* @__PURE__ */ Object.values(PATHS)

/** Alias of the index route [R2.2]. */
export const INDEX_ALIAS = '/pages/index/index'

/** The five tabs in the order of the bar [R2.4]. */
export const TAB_ROUTES = [PATHS.home, PATHS.market, PATHS.trade, PATHS.wallet, PATHS.me] as const

/** Layouts of the first tab; the first is the one of R2.4 [R2.5]. */
export const HOME_VARIANTS = [
  PATHS.home,
  PATHS.homeClassic,
  PATHS.homeG,
  PATHS.homeH,
  PATHS.homeJ,
  PATHS.homeK,
] as const
export type HomeVariant = (typeof HOME_VARIANTS)[number]

/** Layouts of the last tab; the first is the one of R2.4 [R2.5]. */
export const ME_VARIANTS = [PATHS.me, PATHS.meClassic, PATHS.meF, PATHS.meG, PATHS.meH, PATHS.meJ] as const
export type MeVariant = (typeof ME_VARIANTS)[number]

/** The route of a path, with or without a query; undefined for an unknown one [R2.1]. */
export function routeOf(path: string): Route | undefined {
  const end = path.search(/[?#]/)
  const asked = end === -1 ? path : path.slice(0, end)
  return asked === INDEX_ALIAS ? PATHS.index : ROUTES.find(route => route === asked)
}

/** Query parameters; undefined values are left out. */
export type Query = Record<string, string | number | undefined>

/** The address of a route: `pathTo(PATHS.line, { route: '/' })` is `'/pages/language/line?route=%2F'`. */
export function pathTo(route: Route, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.append(name, String(value))
  }
  return search.size === 0 ? route : `${route}?${search}`
}
