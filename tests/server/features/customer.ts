/** Spot and deposit commands for tests, with defaults for every field. */
import { randomUUID } from 'node:crypto'
import { createDeposit, type DepositChannel } from '#server/features/deposit/commands.ts'
import { approveDeposit } from '#server/features/deposit/review-commands.ts'
import { placeSpotOrder, type PlaceSpotOrder } from '#server/features/spot/commands.ts'
import { runStatements } from '#tests/support/databases/databases.ts'
import { BUY } from '#src/lib/trading/spot-math.ts'
import type { ProductRules, SpotMarket } from '#server/features/spot/spot-request.ts'
import type { Store } from '#server/kernel/store.ts'
import { listBalances } from '#server/ledger/balances.ts'

/** The input of a command, with a market that stands still. */
export type StandingMarket<Input, Market> = Omit<Input, 'market'> & { readonly market: Market }

export const AAPL: ProductRules = {
  productId: 1,
  productCode: 'AAPL',
  priceScale: 2,
  maxQuantity: '10000',
  minAmount: '1',
}
export const AAPL_ASSET = 'P:1'

export const marketAt = (price: string, feeRate = '0.001'): SpotMarket => ({ product: AAPL, price, feeRate })

export const CHANNEL: DepositChannel = {
  id: 1,
  channelType: 'sandbox',
  currencyId: 3,
  minAmount: '10',
  maxAmount: '100000',
  feeRate: '0',
}

export async function creditMoney(
  store: Store,
  userId: bigint,
  amount: string,
  feeRate = '0',
): Promise<void> {
  const channel = { ...CHANNEL, feeRate }
  const deposit = await store.execute(createDeposit, {
    userId,
    idempotencyKey: randomUUID(),
    channel,
    amount,
  })
  await store.execute(approveDeposit, { depositId: BigInt(deposit.id) })
}

/** Places an order, by default a market order for AAPL at the previewed price; the market stands still. */
export function place(
  store: Store,
  { market = marketAt('187.32'), ...order }: Partial<StandingMarket<PlaceSpotOrder, SpotMarket>>,
) {
  return store.execute(placeSpotOrder, {
    userId: 1n,
    idempotencyKey: randomUUID(),
    productId: market.product.productId,
    exchangeType: BUY,
    orderType: 'market',
    previewPrice: market.price,
    ...order,
    market: () => market,
  })
}

/** An order to cancel that the market has not reached, as it stands still. */
export const unreached = (id: string | bigint) => ({ orderId: BigInt(id), isReached: () => false })

/** `{ USDT: '1000 + 0' }`: available and held of every balance of this account. */
export async function balancesOf(store: Store, userId = 1n): Promise<Record<string, string>> {
  const balances = await listBalances(store, userId)
  return Object.fromEntries(balances.map(({ asset, available, held }) => [asset, `${available} + ${held}`]))
}

/** Changes a balance and its newest entry alike, without hashes, as of an earlier version: instead of many more deposits and purchases. */
export const setBalance = (
  store: Store,
  { owner, asset, balance }: { owner: bigint; asset: string; balance: bigint },
): Promise<void> =>
  runStatements(
    store,
    [
      "UPDATE accounts SET balance = $3, hash = NULL WHERE owner = $1 AND asset = $2 AND kind = 'available'",
      [owner, asset, balance],
    ],
    [
      `UPDATE postings SET balance_after = $3, hash = NULL WHERE owner = $1 AND asset = $2 AND kind = 'available' AND transaction_id =
        (SELECT last_transaction_id FROM accounts WHERE owner = $1 AND asset = $2 AND kind = 'available')`,
      [owner, asset, balance],
    ],
  )
