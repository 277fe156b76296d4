/**
 * Places, fills and cancels orders, and opens, funds and closes positions, in an endless loop, and prints key and id of each confirmed
 * order until it is killed. See crash-harness.ts.
 */
import { randomUUID } from 'node:crypto'
import { cancelContractOrder, fillContractOrder } from '#server/features/contract/order-commands.ts'
import { migrations } from '#server/features/schema.ts'
import { cancelSpotOrder } from '#server/features/spot/commands.ts'
import { fillSpotOrder } from '#server/features/spot/fill-order.ts'
import { DomainError } from '#server/kernel/domain-error.ts'
import { openStore } from '#server/kernel/open-store.ts'
import {
  BTC,
  addMargin,
  closeContract,
  contractMarket,
  applyEventTo,
  openContract,
} from './contract/customer.ts'
import { place, unreached } from './customer.ts'

const PRODUCT = { productCode: 'AAPL', maxAmount: '1000000' }

const [settings = '{}', people = '1'] = process.argv.slice(2)
const store = await openStore({ ...JSON.parse(settings), migrations, clock: Date })

async function tradeSpot(userId: bigint): Promise<never> {
  for (let round = 0; ; round++) {
    const idempotencyKey = randomUUID()
    const side = round % 3 === 2 ? 2 : 1
    const limit = round % 2 ? ({ orderType: 'limit', limitPrice: '180' } as const) : {}
    try {
      const order = await place(store, {
        userId,
        idempotencyKey,
        exchangeType: side,
        quantity: '0.01',
        ...limit,
      })
      process.stdout.write(`${idempotencyKey} ${order.id}\n`)
      const orderId = BigInt(order.id)
      if (order.status !== 'open') continue
      if (round % 4 === 1) await store.execute(fillSpotOrder, { orderId, price: '180', product: PRODUCT })
      else
        await store.execute(cancelSpotOrder, { userId, idempotencyKey: randomUUID(), ...unreached(orderId) })
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  }
}

/** One position after the other: opened at the market or by a limit order, funded, closed in part, liquidated or closed. */
async function tradeContracts(userId: bigint): Promise<never> {
  for (let round = 0; ; round++) {
    const idempotencyKey = randomUUID()
    const direction = round % 3 === 0 ? 'short' : 'long'
    const limit = round % 2 ? ({ orderType: 'limit', limitPrice: '100' } as const) : {}
    const order = { userId, idempotencyKey, direction, quantity: '2', ...limit } as const
    try {
      const { id } = await openContract(store, { ...order, market: contractMarket('100') })
      process.stdout.write(`${idempotencyKey} ${id}\n`)
      const orderId = BigInt(id)
      if (round % 8 === 1) {
        await store.execute(cancelContractOrder, {
          userId,
          idempotencyKey: randomUUID(),
          ...unreached(orderId),
        })
        continue
      }
      if (round % 2) {
        await store.execute(fillContractOrder, { orderId, price: '100', filledAt: Date.now(), rules: BTC })
      }
      await applyEventTo(store, id, { kind: 'funding', price: '101', time: Date.now(), rate: '0.001' })
      await closeContract(store, id, '102', '0.5', userId)
      await addMargin(store, id, '1', userId)
      if (round % 5 === 0)
        await applyEventTo(store, id, { kind: 'liquidation', price: '90', time: Date.now() })
      else await closeContract(store, id, '99', undefined, userId)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  }
}

await Promise.all(
  Array.from({ length: Number(people) * 4 }, (_, index) => {
    const userId = BigInt((index % Number(people)) + 1)
    return index % 2 ? tradeContracts(userId) : tradeSpot(userId)
  }),
)
