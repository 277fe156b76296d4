import { iconPaths } from '#src/ui/icon-paths.ts'
import type { IconName } from '#src/ui/icon.tsx'

/** Links whose icon has a different name. */
const iconByName: Readonly<Record<string, IconName>> = {
  recharge: 'deposit',
  exchange: 'swap',
  withdrawl: 'withdraw',
  quotes: 'market',
  watchlist: 'star',
  favorite: 'star',
  favorites: 'star',
  records: 'receipt',
  ledger: 'receipt',
  register: 'me',
  lockMining: 'mining',
  newShares: 'candles',
  welfare: 'gift',
  activities: 'flag',
  invite: 'plus',
  awards: 'award',
  language: 'globe',
  messages: 'message',
  assets: 'wallet',
  alerts: 'alarm',
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name)
}

/** The built-in icon of a link by its name in the config. */
export function linkIcon(desc: string): IconName {
  return isIconName(desc) ? desc : (iconByName[desc] ?? 'chevron')
}
