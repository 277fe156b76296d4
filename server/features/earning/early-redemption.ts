import type { EarningExit } from '#models'
import { accrualOfDay, elapsedDays } from '#src/lib/trading/accrual.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import type { Reader } from '#server/kernel/store.ts'
import { parseRate } from '#src/lib/money/minor-units.ts'
import { domainError } from '#server/problem.ts'
import { earlyRedemptionPenalty, type EarningOrderRow } from './order.ts'
import type { EarningService, WithAsset } from './product.ts'
import { interestOf, formatAmount } from './preview.ts'

const FIND = 'SELECT * FROM earning_orders WHERE id = $1 AND user_id = $2 AND service = $3'

interface RedemptionQuery {
  readonly userId: bigint
  readonly service: EarningService
  readonly orderId: bigint
  readonly now: number
}

/**
 * Previews an early redemption at `now` (epoch ms), including all elapsed days, posted or not.
 * @throws DomainError `order_unknown`, also for another person's; `order_not_open`, also when its last day has elapsed
 */
export async function previewEarlyRedemption(
  reader: Reader,
  query: RedemptionQuery,
): Promise<WithAsset<EarningExit> & { readonly productId: number }> {
  const [order] = await reader.query<EarningOrderRow>(FIND, [query.orderId, query.userId, query.service])
  if (!order) throw domainError('order_unknown')
  const term = Number(order.term_days)
  const startsAt = Number(order.starts_at)
  const days = elapsedDays(startsAt, query.now, term)
  if (order.status !== 'running' || days === term) throw domainError('order_not_open')
  const accrued = interestOf(order.amount, order.daily_rate, days)
  const penalty = earlyRedemptionPenalty(order, accrued)
  const rate = { rate: parseRate(order.daily_rate), per: 'day' } as const
  const format = (units: bigint) => formatAmount(units, order)
  return {
    orderId: `${order.id}`,
    productId: Number(order.product_id),
    asset: order.asset,
    amount: format(order.amount),
    daysAccrued: days,
    accrued: format(accrued),
    earlyBasis: order.early_basis,
    earlyRate: order.early_rate,
    penalty: format(penalty),
    returns: format(order.amount - penalty),
    net: format(accrued - penalty),
    nextAccrualAt: startsAt + (days + 1) * DAY,
    nextInterest: format(accrualOfDay(order.amount, rate, days + 1)),
    endsAt: startsAt + term * DAY,
    forgone: format(interestOf(order.amount, order.daily_rate, term) - accrued),
  }
}
