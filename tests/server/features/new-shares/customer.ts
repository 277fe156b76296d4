/** New share offers with round figures, and the subscribe command with defaults. */
import { randomUUID } from 'node:crypto'
import type { OfferTerms } from '#server/features/new-shares/offers.ts'
import { subscribeToShares, type SubscribeToShares } from '#server/features/new-shares/commands.ts'
import type { Store } from '#server/kernel/store.ts'
import { findProduct } from '#server/market/catalogue.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

export const SECRET = 'a secret of the tests'
/** The start of the test clock. */
const START = Date.UTC(2026, 0, 1)

/** Open from an hour ago until tomorrow: 10 lots of 5 Apple shares at 20 USDT, so that a lot costs 100 USDT and a fee of 0.1. */
export const OFFER: OfferTerms = {
  id: 900,
  product: findProduct(1)!,
  price: '20',
  marketPrice: '20.5',
  lotSize: 5,
  totalLots: 10,
  maxLots: 8,
  feeRate: '0.001',
  announcedAt: START - DAY,
  opensAt: START - HOUR,
  closesAt: START + DAY - HOUR,
  drawsAt: START + DAY - HOUR + 600_000,
  listsAt: START + DAY + 11 * HOUR,
}

/** Subscribes to the offer; `asked` overrides the defaults. */
export function subscribe(store: Store, asked: Partial<SubscribeToShares> = {}) {
  return store.execute(subscribeToShares, {
    userId: 1n,
    idempotencyKey: randomUUID(),
    lots: 3,
    offer: OFFER,
    secret: SECRET,
    ...asked,
  })
}
