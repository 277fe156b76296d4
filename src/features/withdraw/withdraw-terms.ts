import type { WithdrawChannel } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { add, compare, multiply, sign, subtract, trimZeros, truncate, type Decimal } from '#src/lib/money.ts'
import { formatPercent } from '#src/lib/numbers.ts'
import { exactly } from '#src/widgets/server-words.ts'

/** Decimals of money on the wire, below which the server cuts a fee. */
export const moneyDecimals = 6

export interface WithdrawTerms {
  /** What leaves the balance. */
  amount: Decimal
  fee: Decimal
  /** Amount less fee. */
  arrives: Decimal
}

type Fees = Pick<WithdrawChannel, 'feeRate' | 'feeFixed'>

/** What a withdrawal through the channel costs and brings, as the server computes it. */
export function withdrawTerms(amount: Decimal, { feeRate, feeFixed }: Fees): WithdrawTerms {
  const fee = add(feeFixed, truncate(multiply(amount, feeRate), moneyDecimals))
  return { amount, fee: trimZeros(fee), arrives: trimZeros(subtract(amount, fee)) }
}

/** As much as can be withdrawn at once; undefined when that is less than the least. */
export function mostOf(channel: WithdrawChannel, available: Decimal | undefined): Decimal | undefined {
  if (available === undefined || compare(available, channel.minAmount) < 0) return undefined
  return compare(available, channel.maxAmount) > 0 ? channel.maxAmount : available
}

/** A channel's fee in words: its fixed part, its rate, or both. */
export function useFeeWords(): (fees: Fees, currency: string) => string {
  const t = useMessages('withdraw')
  const locale = useLanguage()
  return ({ feeRate, feeFixed }, currency) => {
    const fixed = `${exactly(feeFixed, locale)} ${currency}`
    if (sign(feeRate) === 0) return fixed
    const rate = formatPercent(multiply(feeRate, '100'), { locale })
    return sign(feeFixed) === 0 ? rate : t.feeBoth({ fixed, rate })
  }
}
