/** What the app knows about each route of lib/paths (R2). Its screen is the file of its name. */
import { HOME_VARIANTS, INDEX_ALIAS, ME_VARIANTS, PATHS, ROUTES, type Route } from '../lib/paths.ts'
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
  isLight: boolean
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

/** Routes with a bar of their own (R2.6). */
const customBars: ReadonlySet<string> = new Set([
  PATHS.index,
  INDEX_ALIAS,
  PATHS.login,
  PATHS.register,
  PATHS.networkError,
  PATHS.home,
  PATHS.me,
  PATHS.trade,
])

/** Routes without form fields. */
const light: ReadonlySet<string> = new Set([
  PATHS.index,
  INDEX_ALIAS,
  PATHS.market,
  PATHS.networkError,
  PATHS.watchlist,
  PATHS.chart,
  PATHS.language,
  PATHS.line,
  PATHS.newsBlock,
  PATHS.assetsBlock,
  PATHS.quotesBlock,
  PATHS.previewImage,
  PATHS.openLocation,
  ...HOME_VARIANTS,
  ...ME_VARIANTS,
])

/** What a guest may see (R1.4). What is not named here asks to sign in: a route that is forgotten is closed. */
const open: ReadonlySet<string> = new Set([
  ...light,
  PATHS.trade,
  PATHS.quoteSearch,
  PATHS.followOrder,
  PATHS.login,
  PATHS.register,
  PATHS.privacy,
  PATHS.welfare,
  PATHS.activities,
  PATHS.activityDetail,
  PATHS.notices,
  PATHS.questions,
  PATHS.service,
  PATHS.richText,
  PATHS.chooseLocation,
  PATHS.loans,
  PATHS.pledges,
  PATHS.pledgeDetail,
  PATHS.newShares,
  PATHS.newShareDetail,
  PATHS.lockMining,
  PATHS.lockMiningProducts,
  PATHS.lockMiningDetail,
])

/** Every route once, with the entry's other name. */
export const routes: readonly RouteEntry[] = [...ROUTES, INDEX_ALIAS].map((path): RouteEntry => {
  const tab = tabs.find(one => one.path === path)?.name
  return {
    path,
    bar: customBars.has(path) ? 'custom' : 'standard',
    access: open.has(path) ? 'public' : 'member',
    isLight: light.has(path),
    ...(tab ? { tab } : {}),
  }
})

const byPath = new Map<string, RouteEntry>(routes.map(route => [route.path, route]))

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
