import { lockUser } from '#server/auth/lock-user.ts'
import type { AlertCondition, PriceAlert } from '#models'
import { executeOnce } from '#server/kernel/idempotency.ts'
import { insertInto } from '#server/kernel/insert-into.ts'
import { finish, read, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { amountError } from '#server/ledger/amount-error.ts'
import { MAX_PRICE } from '#server/ledger/units.ts'
import { formatPrice } from '#src/lib/money/minor-units.ts'
import { getProduct } from '#server/market/catalogue.ts'
import { domainError } from '#server/problem.ts'
import {
  PERCENT_SCALE,
  RISE,
  formatValue,
  isOfChange,
  lockOwnAlert,
  parseValue,
  sideOf,
  toPriceAlert,
  triggerPrice,
  updateAlert,
  type AlertRow,
} from './alert.ts'

/** How many alerts an account may have, whatever their status. */
export const MAX_ALERTS = 100n
/** The largest changes of a day that can be waited for, in hundredths of a percent. */
const MAX_CHANGE = { rise: 100_000n, fall: 9_999n }

/** What the market shows now, in minor units. */
export interface AlertMarket {
  readonly price: bigint
  /** The previous day's close. */
  readonly base: bigint
}

/** What an alert waits for. */
interface AlertTerms {
  readonly condition: AlertCondition
  /** A decimal string. */
  readonly value: string
  readonly isRepeating: 0 | 1
}

const insertAlert: (row: AlertRow) => Statement = insertInto('alerts', [
  'id',
  'user_id',
  'product_id',
  'condition',
  'value',
  'is_repeating',
  'status',
  'side',
  'trigger_price',
  'is_armed',
  'base',
  'since',
  'created_at',
  'fired_at',
  'fired_price',
])

/** @throws DomainError for the field `value`: `invalid_field`, `off_step` or `above_maximum` */
function parseTerms({ condition, value }: AlertTerms, productId: bigint): bigint {
  const decimals = isOfChange(condition) ? PERCENT_SCALE : getProduct(productId).priceScale
  const error = amountError(value, decimals)
  if (error === 'off_step')
    throw domainError(error, { field: 'value', step: `0.${'1'.padStart(decimals, '0')}` })
  if (error) throw domainError(error, { field: 'value' })
  const parsed = parseValue(condition, value)
  const maximum = condition === 'rise' || condition === 'fall' ? MAX_CHANGE[condition] : MAX_PRICE
  if (parsed > maximum)
    throw domainError('above_maximum', { field: 'value', maximum: formatValue(condition, maximum) })
  return parsed
}

/** The state of an alert that begins to wait now. @throws DomainError as parseTerms, and `alert_reached` */
function startWaiting(context: Context, terms: AlertTerms, productId: bigint, { price, base }: AlertMarket) {
  const { condition } = terms
  const value = parseTerms(terms, productId)
  const [side, trigger] = [sideOf(condition), triggerPrice(condition, value, base)]
  if (side === RISE ? price >= trigger : price <= trigger)
    throw domainError('alert_reached', { field: 'value', price: formatPrice(price) })
  return {
    condition,
    value,
    is_repeating: BigInt(terms.isRepeating),
    status: 'open',
    side,
    trigger_price: trigger,
    is_armed: 1n,
    base: isOfChange(condition) ? base : null,
    since: context.now,
  } as const
}

const COUNT = 'SELECT count(*) AS total FROM alerts WHERE user_id = $1'

export interface CreateAlert extends AlertTerms {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly productId: bigint
  /** Not part of the request, so that a replay may have another one. */
  readonly market: AlertMarket
}

/** Creates an alert. @throws DomainError as startWaiting; `alert_limit`; `idempotency_mismatch` */
export function createAlert(context: Context, input: CreateAlert): Steps<PriceAlert> {
  const { userId, idempotencyKey: key, productId, condition, value, isRepeating } = input
  const request = ['createAlert', productId, condition, value, BigInt(isRepeating)]
  return executeOnce(context, { userId, key, request }, createSteps(context, input))
}

function* createSteps(context: Context, input: CreateAlert): Steps<PriceAlert> {
  const { userId, productId } = input
  yield* lockUser(userId)
  const [count] = yield* read<{ total: bigint }>(COUNT, [userId])
  if (count!.total >= MAX_ALERTS) throw domainError('alert_limit', { limit: `${MAX_ALERTS}` })
  const row: AlertRow = {
    id: context.id(),
    user_id: userId,
    product_id: productId,
    ...startWaiting(context, input, productId, input.market),
    created_at: context.now,
    fired_at: null,
    fired_price: null,
  }
  return yield* finish(toPriceAlert(row), insertAlert(row))
}

export interface ChangeAlert extends AlertTerms {
  readonly userId: bigint
  readonly id: bigint
  readonly isPaused: 0 | 1
  /** Of the alert's product. */
  readonly market: AlertMarket
}

/**
 * Changes, pauses or resumes an alert. One that stays active with the same terms is left as it is; otherwise it counts from now.
 * @throws DomainError `alert_unknown`; unless paused, as startWaiting
 */
export function* changeAlert(context: Context, input: ChangeAlert): Steps<PriceAlert> {
  const row = yield* lockOwnAlert(input.id, input.userId)
  const value = parseTerms(input, row.product_id)
  const { condition } = input
  const isSame = row.condition === condition && row.value === value
  const isRepeating = BigInt(input.isRepeating)
  if (input.isPaused === 1) {
    const base = isOfChange(condition) ? (row.base ?? input.market.base) : null
    const paused: AlertRow = { ...row, condition, value, base, is_repeating: isRepeating, status: 'paused' }
    return yield* finish(toPriceAlert(paused), updateAlert(paused))
  }
  const changed: AlertRow =
    isSame && row.status === 'open'
      ? { ...row, is_repeating: isRepeating }
      : { ...row, ...startWaiting(context, input, row.product_id, input.market) }
  return yield* finish(toPriceAlert(changed), updateAlert(changed))
}

/** Deletes an alert. @throws DomainError `alert_unknown` */
export function* deleteAlert(
  _: Context,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Steps<void> {
  yield* lockOwnAlert(id, userId)
  return yield* finish(undefined, ['DELETE FROM alerts WHERE id = $1', [id]])
}
