/** Client-side validation and estimate of a quick ticket, and the request that it makes. Pure. */
import type { FastTradeOption } from '#models'
import type { Locale } from '#src/lib/locales.ts'
import { RATE_SCALE, formatMoney, parseMoney, parseRate } from '#src/lib/money/minor-units.ts'
import { compare, roundUp, subtract, truncate, type Decimal } from '#src/lib/money/money.ts'
import { breakEvenRate, quickAmounts, returnsOf } from '#src/lib/trading/quick-math.ts'
import {
  boundError,
  parseAmountInput,
  type FieldError,
  type FieldErrors,
} from '#src/widgets/ticket/field-error.ts'
import type { QuickDraft } from './quick-draft.ts'
import type { QuickTerms } from './quick-operation.ts'

export type QuickField = 'stake' | 'option'

/** Maximum decimals of a stake (R5.4). */
export const stakeScale = 2

export interface QuickContext {
  option: FastTradeOption | undefined
  locale: Locale
  currency: string
  /** Available balance; undefined while unknown. */
  available: Decimal | undefined
}

/** Validates a ticket: gives the terms of the order, or an error for each field. An empty field is an error too. */
export function validateQuickTicket(
  { direction, stake: text }: QuickDraft,
  { option, locale, currency, available }: QuickContext,
): { terms?: QuickTerms; errors: FieldErrors<QuickField> } {
  if (!option) return { errors: {} }
  const stake = parseAmountInput(text, locale, stakeScale)
  const error = stake.error ?? stakeErrorOf(stake.value, option, currency, available)
  if (error || stake.value === undefined) return { errors: error ? { stake: error } : {} }
  return {
    terms: { exchangeType: direction === 'buy' ? 1 : 2, optionId: option.id, stake: stake.value },
    errors: {},
  }
}

function stakeErrorOf(
  stake: Decimal,
  { minAmount, maxAmount }: FastTradeOption,
  currency: string,
  available: Decimal | undefined,
): FieldError | undefined {
  if (compare(stake, minAmount) === -1) return boundError('minimum', minAmount, currency)
  if (compare(stake, maxAmount) === 1) return boundError('maximum', maxAmount, currency)
  return available !== undefined && compare(stake, available) === 1
    ? boundError('balance', available, currency)
    : undefined
}

/** Cost and possible returns of a quick order. */
export interface QuickFigures {
  stake: Decimal
  feeRate: Decimal
  fee: Decimal
  total: Decimal
  payoutRate: Decimal
  winReturns: Decimal
  drawReturns: Decimal
  breakEvenRate: Decimal
}

export interface DecimalQuickRates {
  payoutRate: Decimal
  feeRate: Decimal
  isDrawFree: boolean
}

/** The figures of a stake, for guests, who cannot request a preview. */
export function estimateQuick(
  stake: Decimal,
  { payoutRate, feeRate, isDrawFree }: DecimalQuickRates,
): QuickFigures {
  // More digits than a minor unit has are cut so that no estimate is too favorable.
  const rates = {
    payoutRate: parseRate(truncate(payoutRate, RATE_SCALE)),
    feeRate: parseRate(roundUp(feeRate, RATE_SCALE)),
    isDrawFree,
  }
  const amounts = quickAmounts(parseMoney(stake), rates)
  const { won, drawn } = returnsOf(amounts)
  return {
    stake,
    feeRate,
    fee: formatMoney(amounts.fee),
    total: formatMoney(amounts.total),
    payoutRate,
    winReturns: formatMoney(won),
    drawReturns: formatMoney(drawn),
    breakEvenRate: breakEvenRate(amounts),
  }
}

/** Profit or loss: what was returned, less what it cost. */
export function netResult(returned: Decimal, total: Decimal): Decimal {
  return subtract(returned, total)
}
