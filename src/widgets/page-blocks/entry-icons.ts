import { iconPaths } from '#src/ui/icon-paths.ts'
import type { IconName } from '#src/ui/icon.tsx'

/** Entries whose icon bears another name. */
const icons: Readonly<Record<string, IconName>> = {
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
  pledge: 'wallet',
  lockMining: 'lock',
  loan: 'receipt',
  newShares: 'candles',
  welfare: 'gift',
  activities: 'flag',
  invite: 'me',
  awards: 'receipt',
  language: 'globe',
  messages: 'message',
  assets: 'wallet',
}

function isIcon(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name)
}

/** The app's own icon for an entry by its name in the config. */
export function iconOf(desc: string): IconName {
  return isIcon(desc) ? desc : (icons[desc] ?? 'chevron')
}
