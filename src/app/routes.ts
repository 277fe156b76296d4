/** Every route of the product (R2): what stands over it and who may see it. Its screen is the file of its name. */
import type { IconName } from '../ui/icon.tsx'

export type TabName = 'home' | 'market' | 'trade' | 'wallet' | 'me'

export interface RouteEntry {
  path: string
  /** Whether the screen brings a bar of its own (R2.6). */
  bar: 'standard' | 'custom'
  /** 'member': a guest is asked to sign in and then brought back (R1.4). */
  access: 'public' | 'member'
  /** The tab it is, if it is one (R2.4). */
  tab?: TabName
  /** Without form fields: it does not wait for Mantine. */
  light?: boolean
}

const custom = { bar: 'custom', access: 'public' } as const
const open = { bar: 'standard', access: 'public' } as const
const member = { bar: 'standard', access: 'member' } as const

/** Variants of home and me, for white labels (R2.5). */
const variants = [
  ...['home', 'home-g', 'home-h', 'home-j', 'home-k'].map(name => `/pages/tabs/home/${name}`),
  ...['me', 'me-f', 'me-g', 'me-h', 'me-j'].map(name => `/pages/tabs/me/${name}`),
]

/** Blocks on a page of their own, for embedding (R2.5). */
const blocks = ['/components/m-news', '/components/m-zichan', '/components/m-quolist']

const openPages = [
  '/pages/user/privacy',
  '/pages/user/welfare',
  '/pages/loan/loan',
  '/pages/pledge/list',
  '/pages/pledge/detail',
  '/pages/lockMining/lockMining',
  '/pages/lockMining/lockMiningProductList',
  '/pages/lockMining/detail',
  '/pages/newShares/newShares',
  '/pages/newShares/detail',
  '/pages/activity/index',
  '/pages/activity/detail',
  '/pages/notifyList/notifyList',
  '/pages/QA/QA',
  '/pages/service/service',
  '/pages/followOrder/followOrder',
  '/pages/richText',
  '/choose-location',
]

const memberPages = [
  '/pages/quoteDetail/bibi',
  '/pages/position/bibiOrder',
  '/pages/position/contractPosition',
  '/pages/user/userInfo',
  '/pages/user/recharge',
  '/pages/user/linePay',
  '/pages/user/withdrawl',
  '/pages/user/exchange',
  '/pages/user/change',
  '/pages/user/authentication',
  '/pages/user/authentication1',
  '/pages/user/recharge-detail',
  '/pages/user/rechargeRecord',
  '/pages/user/withdrawRecord',
  '/pages/user/iwannashare',
  '/pages/user/award',
  '/pages/record/accountRecord',
  '/pages/record/changeRecord',
  '/pages/loan/buy',
  '/pages/loan/rePay',
  '/pages/loan/detail',
  '/pages/pledge/buy',
  '/pages/pledge/orders',
  '/pages/pledge/Interest',
  '/pages/lockMining/orders',
  '/pages/newShares/his',
  '/pages/bankCard/bankCard-list',
  '/pages/bankCard/bindBankCard',
  '/pages/wallets/wallets',
  '/pages/wallets/bindAddress',
  '/pages/msg/msg-list',
  '/pages/msg/msg-detail',
  '/pages/team/team',
]

/** The routes, each once; a check compares them with the paths of lib. */
export const routes: readonly RouteEntry[] = [
  { path: '/', ...custom, light: true },
  { path: '/pages/index/index', ...custom, light: true },
  { path: '/pages/tabs/home/home-e', ...custom, tab: 'home', light: true },
  { path: '/pages/tabs/quotes/quotes', ...open, tab: 'market', light: true },
  { path: '/pages/quoteDetail/quoteDetail', ...custom, tab: 'trade' },
  { path: '/pages/user/accountDetail', ...member, tab: 'wallet' },
  { path: '/pages/tabs/me/me-e', ...custom, tab: 'me', light: true },
  { path: '/pages/user/login', ...custom },
  { path: '/pages/user/register', ...custom },
  { path: '/pages/networdError/networdError', ...custom, light: true },
  { path: '/pages/tabs/quotes/quoteSearch', ...open, light: true },
  { path: '/pages/tabs/favorite/favorite', ...member, light: true },
  { path: '/pages/quoteDetail/klinePage', ...open, light: true },
  { path: '/pages/language/language', ...open, light: true },
  { path: '/pages/language/line', ...open, light: true },
  { path: '/preview-image', ...open, light: true },
  { path: '/open-location', ...open, light: true },
  ...variants.map(path => ({ path, ...open, light: true })),
  ...blocks.map(path => ({ path, ...open, light: true })),
  ...openPages.map(path => ({ path, ...open })),
  ...memberPages.map(path => ({ path, ...member })),
]

export interface Tab {
  name: TabName
  path: string
  icon: IconName
}

/** The five tabs in their order (R2.4). */
export const tabs: readonly Tab[] = [
  { name: 'home', path: '/pages/tabs/home/home-e', icon: 'home' },
  { name: 'market', path: '/pages/tabs/quotes/quotes', icon: 'market' },
  { name: 'trade', path: '/pages/quoteDetail/quoteDetail', icon: 'trade' },
  { name: 'wallet', path: '/pages/user/accountDetail', icon: 'wallet' },
  { name: 'me', path: '/pages/tabs/me/me-e', icon: 'me' },
]

const byPath = new Map(routes.map(route => [route.path, route]))

/** The route of a path, or undefined for an unknown one (R2.1). */
export function routeAt(path: string): RouteEntry | undefined {
  return byPath.get(path)
}

/**
 * The file of a route's screen, from src/screens: `/pages/user/withdrawl` is `user/withdrawl.tsx`; system routes
 * are in `system`, and those directly under /pages keep their name.
 */
export function screenFile(path: string): string {
  const [, head, ...rest] = path.split('/')
  if (head === 'pages') return `${rest.join('/')}.tsx`
  return rest.length > 0 ? `${head}/${rest.join('/')}.tsx` : `system/${head}.tsx`
}
