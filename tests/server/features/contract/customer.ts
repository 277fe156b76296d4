/** Contract commands for tests, with defaults for every field. */
import { randomUUID } from 'node:crypto'
import {
  addContractMargin,
  closeContractPosition,
  setContractTpSl,
} from '#server/features/contract/commands.ts'
import { applyContractEvent, type ContractEvent } from '#server/features/contract/apply-event.ts'
import type { TpSl } from '#server/features/contract/tp-sl.ts'
import { placeContractOrder, type PlaceContractOrder } from '#server/features/contract/order-commands.ts'
import { findPosition } from '#server/features/contract/position.ts'
import type { ContractMarket, DirectionRules } from '#server/features/contract/preview.ts'
import type { PositionMarketAt } from '#server/features/contract/position-market.ts'
import type { Store } from '#server/kernel/store.ts'
import type { StandingMarket } from '../customer.ts'

export const BTC: DirectionRules = {
  productId: 201,
  productCode: 'BTC',
  priceStep: '0.01',
  quantityStep: '0.000001',
  maxQuantity: '100',
  minAmount: '1',
  maxAmount: '1000000',
  pointValue: '1',
  leverages: [1, 2, 5, 10, 100],
  maintenanceRate: '0.005',
  openFeeRate: '0.0005',
  closeFeeRate: '0.0005',
  expiresAt: null,
}

export const contractMarket = (price: string, rules: Partial<DirectionRules> = {}): ContractMarket => ({
  rules: { ...BTC, ...rules },
  price,
})

/** Places an order, by default a market order to go long with leverage 10 at the previewed price. */
export function openContract(
  store: Store,
  {
    market = contractMarket('91250'),
    ...order
  }: Partial<StandingMarket<PlaceContractOrder, ContractMarket>> = {},
) {
  return store.execute(placeContractOrder, {
    userId: 1n,
    idempotencyKey: randomUUID(),
    productId: market.rules.productId,
    direction: 'long',
    orderType: 'market',
    leverage: 10,
    quantity: '0.01',
    previewPrice: market.price,
    ...order,
    market: () => market,
  })
}

const versionOf = async (store: Store, id: string) => (await findPosition(store, BigInt(id)))?.version ?? 0n

const CAUGHT_UP_AT = Date.UTC(2026, 0, 1, 1)

/** A market at this price in which nothing happens. */
export const standingMarket =
  (price: string, caughtUpAt = CAUGHT_UP_AT): PositionMarketAt =>
  (_, now) => ({ price, time: Math.max(now, caughtUpAt), hasEvent: false })

const actionOn = async (store: Store, id: string, price: string, userId = 1n) => ({
  userId,
  idempotencyKey: randomUUID(),
  positionId: BigInt(id),
  version: await versionOf(store, id),
  market: standingMarket(price),
})

/** Closes a position at the previewed price. */
export async function closeContract(store: Store, id: string, price: string, quantity?: string, userId = 1n) {
  const action = await actionOn(store, id, price, userId)
  return store.execute(closeContractPosition, { ...action, previewPrice: price, quantity })
}

export async function addMargin(store: Store, id: string, amount: string, userId = 1n) {
  return store.execute(addContractMargin, { ...(await actionOn(store, id, '0', userId)), amount })
}

export async function setTpSl(store: Store, id: string, price: string, exits: TpSl) {
  return store.execute(setContractTpSl, { ...(await actionOn(store, id, price)), ...exits })
}

/** Applies a market event to a position in its current version. */
export async function applyEventTo(store: Store, id: string, event: ContractEvent) {
  const version = await versionOf(store, id)
  return store.execute(applyContractEvent, { positionId: BigInt(id), version, event })
}
