/** Values of generated fields that screens can work with. */
import { DAY } from '../lib/time/time-units.ts'
import type { Fields } from './fields.ts'
import { EXAMPLE_TIME } from './times.ts'

/** What an order can be pressed with: steps and bounds that usual amounts meet, and nothing that forbids it. */
const USABLE: Fields = {
  problem: null,
  trading: { status: 'open', session: 'regular', reason: null, nextOpenAt: null },
  coolingOffUntil: null,
  lockedUntil: null,
  withdrawalsFrom: null,
  priceScale: 2,
  quantityScale: 4,
  scale: 6,
  priceStep: '0.01',
  pipSize: '0.01',
  quantityStep: '0.0001',
  lotSize: '1',
  multiplier: '1',
  pointValue: '1',
  maintenanceRate: '0.005',
  leverages: [1, 2, 5, 10, 20],
  available: '25000.5',
  availableAsset: 'USDT',
  pricedIn: 'USDT',
}
export const CURRENCIES: Readonly<Record<number, string>> = { 3: 'USDT', 5: 'USD' }

/** Times that are still to come, in days from now. */
const FUTURE: Readonly<Record<string, number>> = {
  expiresAt: 0.01,
  payUntil: 0.02,
  claimBy: 1,
  nextAt: 0.3,
  nextAccrualAt: 0.5,
  dayEndsAt: 0.5,
  joinUntil: 1,
  closesAt: 2,
  drawsAt: 3,
  listsAt: 4,
  endsAt: 5,
  nextDueAt: 6,
}
const LIVE = new Set(['priceTime', 'rateTime', 'nowPriceTime'])

/** One field as the others of its object need it. */
export function fittingField(name: string, value: unknown, { nowPrice, currencyId }: Fields): unknown {
  if (value === null) return null
  if (Object.hasOwn(USABLE, name) && typeof value === typeof USABLE[name]) return USABLE[name]
  if (name === 'problem' || name.endsWith('OffUntil') || name === 'lockedUntil' || name === 'withdrawalsFrom')
    return null
  if (typeof value === 'number') {
    if (LIVE.has(name) || (name === 'time' && nowPrice !== undefined)) return EXAMPLE_TIME
    const days = FUTURE[name]
    return days === undefined ? value : EXAMPLE_TIME + days * DAY
  }
  if (typeof value !== 'string') return value
  if (/^min[A-Z]/.test(name)) return '1'
  if (/^max[A-Z]/.test(name)) return '1000000'
  if (name === 'currencyName' || (name === 'assetName' && currencyId !== null))
    return CURRENCIES[Number(currencyId ?? 3)] ?? value
  return /^(?:from|to)CurrencyName$/.test(name) ? (name.startsWith('from') ? 'USDT' : 'USD') : value
}
