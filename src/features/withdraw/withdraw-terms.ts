import type { WithdrawChannel } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { withdrawalCost } from '#src/lib/trading/fees.ts'
import { formatMoney, parseMoney, parseRate } from '#src/lib/money/minor-units.ts'
import { compare, multiply, sign, type Decimal } from '#src/lib/money/money.ts'
import { formatPercent, formatExact } from '#src/lib/numbers/format-number.ts'

export interface WithdrawalFigures {
  /** Deducted from the balance. */
  amount: Decimal
  fee: Decimal
  /** Amount less fee; zero when the fee exceeds it. */
  arrives: Decimal
}

type Fees = Pick<WithdrawChannel, 'feeRate' | 'feeFixed'>

/** Fee and received amount of a withdrawal. */
export function computeWithdrawTerms(amount: Decimal, { feeRate, feeFixed }: Fees): WithdrawalFigures {
  const fees = { feeFixed: parseMoney(feeFixed), feeRate: parseRate(feeRate) }
  const { fee, arrives } = withdrawalCost(parseMoney(amount), fees)
  return { amount, fee: formatMoney(fee), arrives: formatMoney(arrives) }
}

/** Maximum of one withdrawal; undefined when the balance is below the minimum. */
export function maxWithdrawable(
  channel: WithdrawChannel,
  available: Decimal | undefined,
): Decimal | undefined {
  if (available === undefined || compare(available, channel.minAmount) < 0) return undefined
  return compare(available, channel.maxAmount) > 0 ? channel.maxAmount : available
}

/** The fee of a channel as text: fixed, rate, or both. */
export function useFeeText(): (fees: Fees, currency: string) => string {
  const t = useMessages('withdraw')
  const locale = useLanguage()
  return ({ feeRate, feeFixed }, currency) => {
    const fixed = `${formatExact(feeFixed, locale)} ${currency}`
    if (sign(feeRate) === 0) return fixed
    const rate = formatPercent(multiply(feeRate, '100'), { locale })
    return sign(feeFixed) === 0 ? rate : t.feeBoth({ fixed, rate })
  }
}
