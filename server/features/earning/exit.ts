import { accrualOfDay, elapsedDays, type EarlyRedemptionBasis } from '#src/lib/accrual.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import type { Reader } from '#server/kernel/store.ts'
import { parseRate } from '#server/ledger/units.ts'
import { refusal } from '#server/problem.ts'
import { priceOfLeaving, type EarningOrderRow } from './order.ts'
import type { EarningService } from './product.ts'
import { interestOf, printAmount } from './quote.ts'

/** What leaving an order would cost and bring at a moment: decimals as strings, times in epoch ms. */
export interface EarningExit {
  readonly orderId: string
  readonly productId: number
  readonly asset: string
  readonly amount: string
  readonly daysAccrued: number
  readonly accrued: string
  readonly earlyBasis: EarlyRedemptionBasis
  readonly earlyRate: string
  readonly penalty: string
  /** What of the principal comes back. */
  readonly returns: string
  /** Accrued less penalty. */
  readonly net: string
  readonly nextAccrualAt: number
  readonly nextInterest: string
  readonly endsAt: number
  /** What the days up to the end would still earn. */
  readonly forgone: string
}

const FIND = 'SELECT * FROM earning_orders WHERE id = $1 AND user_id = $2 AND service = $3'

interface Asked {
  readonly userId: bigint
  readonly service: EarningService
  readonly orderId: bigint
  readonly now: number
}

/**
 * What leaving would cost at `now` (epoch ms), with every day that is over by then, posted or not.
 * @throws DomainError `order_unknown`, also of somebody else's; `order_not_open`, also when its last day is over
 */
export async function readEarningExit(reader: Reader, asked: Asked): Promise<EarningExit> {
  const [order] = await reader.query<EarningOrderRow>(FIND, [asked.orderId, asked.userId, asked.service])
  if (!order) throw refusal('order_unknown')
  const term = Number(order.term_days)
  const startsAt = Number(order.starts_at)
  const days = elapsedDays(startsAt, asked.now, term)
  if (order.status !== 'running' || days === term) throw refusal('order_not_open')
  const accrued = interestOf(order.amount, order.daily_rate, days)
  const penalty = priceOfLeaving(order, accrued)
  const rate = { rate: parseRate(order.daily_rate), per: 'day' } as const
  const print = (units: bigint) => printAmount(units, order)
  return {
    orderId: `${order.id}`,
    productId: Number(order.product_id),
    asset: order.asset,
    amount: print(order.amount),
    daysAccrued: days,
    accrued: print(accrued),
    earlyBasis: order.early_basis,
    earlyRate: order.early_rate,
    penalty: print(penalty),
    returns: print(order.amount - penalty),
    net: print(accrued - penalty),
    nextAccrualAt: startsAt + (days + 1) * DAY,
    nextInterest: print(accrualOfDay(order.amount, rate, days + 1)),
    endsAt: startsAt + term * DAY,
    forgone: print(interestOf(order.amount, order.daily_rate, term) - accrued),
  }
}
