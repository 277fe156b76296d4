/** Random account histories on the real back end, for property tests. */
import { randomUUID } from 'node:crypto'
import { findProduct } from '#server/market/catalogue.ts'
import { postAccruals } from '#server/features/earning/post-accruals.ts'
import { takeInstalments } from '#server/features/loan/loan-jobs.ts'
import { reviewLoans } from '#server/sandbox/review-loans.ts'
import { reviewWithdrawals } from '#server/sandbox/review-withdrawals.ts'
import { payVouchers } from '#server/features/reward/reward-jobs.ts'
import { settleNewShares } from '#server/features/new-shares/settle-new-shares.ts'
import { settleQuickOrders } from '#server/features/quick/settle-quick-orders.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { multiply, truncate } from '#src/lib/money/money.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import type { SeenPrice } from '#src/lib/statement/terms-shapes.ts'
import { collectStatement, type StatementSource } from '#src/widgets/reconcile/collect-statement.ts'
import type * as FastCheck from '#tests/support/seeded-fast-check.ts'
import {
  contractOrderFields,
  runJobsTwice,
  spotOrderFields,
  type BackEnd,
  type CallOptions,
  type Fields,
  type Person,
} from '../back-end.ts'
import { quickOrderFields } from '../features/quick.ts'
import {
  WALLET_ACTIONS,
  attemptWalletAction,
  deposit,
  share,
  type WalletActionKind,
} from './wallet-actions.ts'
import { dayOrderJob } from '#server/features/spot/expire-orders.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const PRODUCTS = [
  { productType: 1, productCode: 'AAPL' },
  { productType: 2, productCode: 'BTC' },
  { productType: 2, productCode: 'ETH' },
  { productType: 3, productCode: 'ES' },
  { productType: 4, productCode: 'EURUSD' },
] as const

/** One action of a customer, or time that passes; `size` is per mille of what is possible. */
export interface Action {
  readonly kind:
    | 'deposit'
    | 'spot'
    | 'spotLimit'
    | 'cancel'
    | 'bibi'
    | 'bibiLimit'
    | 'quick'
    | 'contract'
    | 'contractLimit'
    | 'addMargin'
    | 'close'
    | 'wait'
    | WalletActionKind
  readonly product: 0 | 1 | 2 | 3 | 4
  readonly side: 1 | 2
  readonly size: number
  /** Milliseconds until the next action. */
  readonly pause: number
}

/** Actions, weighted as of an active customer. */
export const actions = (fc: typeof FastCheck) =>
  fc.record({
    kind: fc.constantFrom(
      ...([
        'spot',
        'spot',
        'spotLimit',
        'cancel',
        'bibi',
        'bibiLimit',
        'quick',
        'quick',
        'contract',
        'contract',
      ] as const),
      ...(['contractLimit', 'addMargin', 'close', 'wait', 'wait', 'deposit'] as const),
      ...WALLET_ACTIONS,
    ),
    product: fc.constantFrom(0, 1, 2, 3, 4),
    side: fc.constantFrom(1, 2),
    size: fc.integer({ min: 1, max: 999 }),
    pause: fc.constantFrom(0, 1, 777, 59_999, 3 * 60_000, HOUR, 9 * HOUR, 26 * HOUR),
  })

/** Runs every job that is due by now. */
export async function runDueJobs(backEnd: BackEnd): Promise<void> {
  await backEnd.reviewDeposits()
  await reviewWithdrawals(backEnd.services)
  await postAccruals(backEnd.services)
  await reviewLoans(backEnd.services)
  await takeInstalments(backEnd.services)
  await settleNewShares(backEnd.services)
  await payVouchers(backEnd.services)
  await backEnd.matchMarket()
  await backEnd.matchMarket()
  await backEnd.matchMarket()
  await runJobsTwice(backEnd.services, [dayOrderJob(backEnd.services)])
  await settleQuickOrders(backEnd.services)
}

const key = () => ({ idempotencyKey: randomUUID() })

/** Crypto at the maximum leverage, so that hours liquidate it; some orders with a close stop loss or take profit. */
async function contractOrderOf(person: Person, { kind: does, product, side, size }: Action): Promise<Fields> {
  const isShort = side === 2
  const { productType, productCode } = PRODUCTS[product]
  const direction = isShort ? 'short' : 'long'
  const leverage = productType === 2 ? 50 : 10
  const order = await contractOrderFields(person, {
    productType,
    productCode,
    direction,
    leverage,
    quantity: undefined,
    margin: `${size}`,
  })
  const body = { ...order, previewPrice: undefined, idempotencyKey: undefined }
  const { data } = await person.get('previewContractOrder', { body })
  const away = (rate: string) => truncate(multiply(data.price, rate), 2)
  const exits = [
    {},
    { takeProfit: away(isShort ? '0.998' : '1.002') },
    { stopLoss: away(isShort ? '1.004' : '0.996') },
  ]
  const limit = { orderType: 'limit', limitPrice: away(isShort ? '1.0004' : '0.9996') }
  return {
    ...order,
    margin: undefined,
    quantity: data.quantity,
    ...(does === 'contractLimit' ? limit : exits[size % 3]),
  }
}

/** A limit, stop, stop-limit or OCO order close to the market, for the day or until canceled; some with a take profit and a stop loss. */
function waitingOrder(price: string, { side, size }: Action): Fields {
  const isShort = side === 2
  const at = (rate: number) => share(price, rate, 2)
  const limit = { orderType: 'limit', limitPrice: at(isShort ? 999 : 998) }
  const stopPrice = at(isShort ? 998 : 1002)
  const exits = { takeProfitPrice: at(1003), stopLossPrice: at(995) }
  const kinds: Fields[] = [
    limit,
    limit,
    { ...limit, ...(!isShort && exits) },
    { orderType: 'stop', stopPrice, ...(!isShort && { stopLossPrice: at(995) }) },
    { orderType: 'stopLimit', stopPrice, limitPrice: at(isShort ? 997 : 1003) },
    isShort
      ? { orderType: 'oco', stopPrice, limitPrice: at(1002) }
      : { ...limit, limitPrice: at(900), timeInForce: 'day' },
  ]
  return kinds[size % kinds.length]!
}

/** Tries an action; refusals are ignored. */
async function attempt(person: Person, deed: Action): Promise<void> {
  const { kind: does, side, size } = deed
  const product = PRODUCTS[deed.product]
  const call = (id: Parameters<Person['call']>[0], body: Fields) =>
    person.call(id, { body: { ...body, ...key() } })
  const first = async (id: 'listSpotOrders' | 'listContractOrders' | 'listBibiOrders') =>
    (await person.get(id, { query: { pageNum: 1, pageSize: 20, status: 'open' } })).rows.at(size % 3)?.id
  const position = async () =>
    (await person.get('listContractPositions', { query: { pageNum: 1, pageSize: 20 } })).rows.at(size % 3)
  switch (does) {
    case 'deposit':
      return deposit(person, deed)
    case 'spot':
    case 'spotLimit': {
      const fields = { ...PRODUCTS[deed.product % 3], exchangeType: side, quantity: `0.0${size}` }
      const order = await spotOrderFields(person, fields)
      const waiting = does === 'spot' ? {} : waitingOrder(`${order.previewPrice}`, deed)
      return void (await call('placeSpotOrder', { ...order, ...waiting }))
    }
    case 'bibi':
    case 'bibiLimit': {
      const body = { pairCode: 'ETH/BTC', exchangeType: side, orderType: 'market', quantity: `0.00${size}` }
      const { data } = await person.get('previewBibiOrder', { body })
      const limit = { orderType: 'limit', limitPrice: truncate(data.price, 5) }
      return void (await call('placeBibiOrder', {
        ...body,
        ...(does === 'bibiLimit' ? limit : {}),
        previewPrice: data.price,
      }))
    }
    case 'quick':
      return void (await call(
        'placeQuickOrder',
        await quickOrderFields(person, { ...product, exchangeType: side, stake: `${size}` }),
      ))
    case 'contract':
    case 'contractLimit':
      return void (await call('placeContractOrder', await contractOrderOf(person, deed)))
    case 'cancel': {
      const spot = await first('listSpotOrders')
      if (spot) return void (await call('cancelSpotOrder', { id: spot }))
      const bibi = await first('listBibiOrders')
      if (bibi) return void (await call('cancelBibiOrder', { id: bibi }))
      const contract = await first('listContractOrders')
      return void (contract && (await call('cancelContractOrder', { id: contract })))
    }
    case 'addMargin': {
      const open = await position()
      return void (open && (await call('addContractMargin', { id: open.id, amount: `${size}.000001` })))
    }
    case 'close': {
      const open = await position()
      if (!open) return
      const quantity = size > 500 ? undefined : share(open.quantity, size, 8)
      return void (await call('closeContractPosition', {
        id: open.id,
        previewPrice: open.nowPrice,
        quantity,
      }))
    }
    case 'wait':
      return
    default:
      return attemptWalletAction(person, { ...deed, kind: does })
  }
}

/** Runs a history: a deposit first, then action by action with the due jobs in between. */
export async function runHistory(backEnd: BackEnd, history: readonly Action[]): Promise<Person> {
  const person = await backEnd.signUp({ money: '100000' })
  for (const deed of history) {
    await attempt(person, deed)
    backEnd.clock.advance(deed.pause)
    await runDueJobs(backEnd)
  }
  return person
}

/** The prices that a customer's device would have seen around the moments that decide quick orders. */
export async function seenPricesOf(backEnd: BackEnd, person: Person): Promise<SeenPrice[]> {
  const { rows } = await person.get('listQuickOrders', { query: { pageNum: 1, pageSize: 500 } })
  const { market, clock } = backEnd.services
  return rows.flatMap(({ productId, createdAt, expiresAt }) =>
    [createdAt, expiresAt - 2000, expiresAt - 1000, expiresAt, expiresAt + 1000].flatMap(moment => {
      const product = findProduct(productId)
      if (!product || moment > clock.now()) return []
      const { nowPrice: price, time } = market.quote(product, moment)
      return [{ productId, time, price }]
    }),
  )
}

/** A statement source over a person's own calls, with the prices that the device has seen. */
export function statementSourceOf(
  backEnd: BackEnd,
  person: Person,
  seen: readonly SeenPrice[] = [],
): StatementSource {
  // The source has checked the query against the operation.
  const get = person.get as (id: OperationId, options: CallOptions) => Promise<unknown>
  return {
    now: () => backEnd.clock.now(),
    seenPrices: () => seen,
    // The answer of a success is the one that has code 200.
    get: async (id, query) => (await get(id, { query: { ...query } as Fields })) as never,
  }
}

export const statementOf = async (backEnd: BackEnd, person: Person): Promise<Statement> =>
  collectStatement(statementSourceOf(backEnd, person, await seenPricesOf(backEnd, person)))
