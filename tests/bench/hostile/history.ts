/** A long history of one account, as the domain itself would have stored it: `verify-ledger` finds nothing in it. */
import { insertMessage } from '#server/messages.ts'
import { readHoldingCost } from '#server/features/wallet/holdings.ts'
import { insertSpotOrder, type SpotOrderRow } from '#server/features/spot/order.ts'
import {
  holdEntries,
  holdingStatement,
  referenceTo,
  releaseEntries,
  tradeEntries,
} from '#server/features/spot/settlement.ts'
import { finish, type Context, type Statement, type Steps, type Store } from '#server/kernel/store.ts'
import type { Entry } from '#server/ledger/ledger.ts'
import { postFirst } from '#server/ledger/post-first.ts'
import { USDT, productAsset } from '#server/ledger/units.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { averageCostOf } from '#src/lib/trading/lots.ts'
import { DAY } from '#src/lib/time/time-units.ts'

/** Of two cancelled orders (four entries each), a purchase and a sale (three each). */
const ENTRIES_OF_FOUR = 14
/** Rounds of four orders in one transaction of the database. */
const ROUNDS = 25
const PRODUCTS = 5

/** 0.01 at 100 USDT, in minor units. */
const ORDER = {
  quantity: 1_000_000n,
  limit_price: 10_000_000_000_000n,
  cost: 1_000_000n,
  fee: 1_000n,
  fee_rate: '0.001',
}

interface Batch {
  readonly userId: bigint
  readonly productId: number
}

function orderOf(
  context: Context,
  { userId, productId }: Batch,
  fields: Partial<SpotOrderRow>,
): SpotOrderRow {
  return {
    ...ORDER,
    id: context.id(),
    user_id: userId,
    product_id: BigInt(productId),
    side: 1n,
    type: 'limit',
    status: 'cancelled',
    fill_price: null,
    reason: null,
    created_at: context.now,
    closed_at: context.now,
    stop_price: null,
    limit_active: 1n,
    triggered_at: null,
    expires_at: null,
    take_profit: null,
    stop_loss: null,
    exit_order_id: null,
    ...fields,
  }
}

const TRADE = {
  type: 'market',
  status: 'filled',
  limit_price: null,
  fill_price: ORDER.limit_price,
  limit_active: 0n,
} as const

/** Rounds of two cancelled orders, a purchase and a sale, with a message about one of the cancelled ones. */
function* insertRounds(context: Context, batch: Batch): Steps<void> {
  const { userId, productId } = batch
  const asset = productAsset(productId)
  let wallet = yield* lockWallet(userId, [USDT, asset])
  let heldCost = yield* readHoldingCost(userId, BigInt(productId))
  const statements: Statement[] = []
  const add = (order: SpotOrderRow, ...transactions: readonly (readonly Entry[])[]) => {
    statements.push(insertSpotOrder(order))
    for (const entries of transactions) {
      const posted = postFirst(context, wallet, referenceTo(order), entries)
      statements.push(...posted.statements)
      wallet = posted.wallet
    }
  }
  const trade = (side: bigint) => {
    const order = orderOf(context, batch, { ...TRADE, side })
    statements.push(holdingStatement(order, wallet, heldCost))
    const owned = wallet.balance(asset, 'available') + wallet.balance(asset, 'held')
    heldCost += side === 1n ? order.cost + order.fee : -averageCostOf(heldCost, order.quantity, owned)
    add(order, tradeEntries(order, 'available'))
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (let each = 0; each < 2; each++) {
      const order = orderOf(context, batch, {})
      add(order, holdEntries(order), releaseEntries(order))
    }
    const params = { market: 'spot', product: 'AAPL', reason: 'hint_order_expired' }
    statements.push(insertMessage(context, userId, 'order_cancelled', params))
    trade(1n)
    trade(2n)
  }
  return yield* finish(undefined, ...statements)
}

/**
 * Gives an account so many ledger entries, at least, with their orders and messages, evenly over a year until `end`.
 * @param setTime sets the clock of the store, in milliseconds since 1970 UTC
 */
export async function addHistory(
  store: Store,
  userId: bigint,
  { entries, end, setTime }: { entries: number; end: number; setTime(time: number): void },
): Promise<void> {
  const batches = Math.ceil(entries / (ENTRIES_OF_FOUR * ROUNDS))
  for (let batch = 0; batch < batches; batch++) {
    setTime(Math.floor(end - ((batches - batch) * 365 * DAY) / batches))
    await store.execute(insertRounds, { userId, productId: 1 + (batch % PRODUCTS) })
  }
}
