/** What a filled-in quick ticket asks for, what is wrong with it, and what it could come to. Pure. */
import type { FastTradeOption } from '#src/api/generated/models/index.ts'
import type { Locale } from '#src/lib/locales.ts'
import { add, compare, divide, multiply, roundUp, subtract, truncate, type Decimal } from '#src/lib/money.ts'
import { boundFault, moneyScale, readTyped, type Fault, type Faults } from '#src/widgets/ticket/fault.ts'
import type { QuickDraft } from './quick-draft.ts'
import type { QuickTerms } from './quick-operation.ts'

export type QuickField = 'stake' | 'option'

/** Decimals that a stake may have (R5.4). */
export const stakeScale = 2

export interface QuickFacts {
  option: FastTradeOption | undefined
  locale: Locale
  currency: string
  /** What may be spent; undefined while it is not known. */
  available: Decimal | undefined
}

/** Reads the ticket: the terms when all is well, else what is wrong with each field. An empty field is a fault too. */
export function readQuick(
  { direction, stake: text }: QuickDraft,
  { option, locale, currency, available }: QuickFacts,
): { terms?: QuickTerms; faults: Faults<QuickField> } {
  if (!option) return { faults: {} }
  const stake = readTyped(text, locale, stakeScale)
  const fault = stake.fault ?? boundsOf(stake.value, option, currency, available)
  if (fault || stake.value === undefined) return { faults: fault ? { stake: fault } : {} }
  return {
    terms: { exchangeType: direction === 'buy' ? 1 : 2, optionId: option.id, stake: stake.value },
    faults: {},
  }
}

function boundsOf(
  stake: Decimal,
  { minAmount, maxAmount }: FastTradeOption,
  currency: string,
  available: Decimal | undefined,
): Fault | undefined {
  if (compare(stake, minAmount) === -1) return boundFault('minimum', minAmount, currency)
  if (compare(stake, maxAmount) === 1) return boundFault('maximum', maxAmount, currency)
  return available !== undefined && compare(stake, available) === 1
    ? boundFault('balance', available, currency)
    : undefined
}

/** What a quick order costs and could come to. */
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

export interface QuickRates {
  payoutRate: Decimal
  feeRate: Decimal
  isDrawFree: boolean
}

/**
 * The figures of a stake, for a guest, whom the server does not answer. Rounded as the server rounds: profit and fee are cut, the
 * break-even rate (total / what a won one returns, a percentage) goes up.
 */
export function estimateQuick(stake: Decimal, { payoutRate, feeRate, isDrawFree }: QuickRates): QuickFigures {
  const fee = truncate(multiply(stake, feeRate), moneyScale)
  const total = add(stake, fee)
  const winReturns = add(stake, truncate(multiply(stake, payoutRate), moneyScale))
  return {
    stake,
    feeRate,
    fee,
    total,
    payoutRate,
    winReturns,
    drawReturns: isDrawFree ? total : stake,
    breakEvenRate: percentUp(total, winReturns),
  }
}

/** A share as a percentage with two decimals, rounded up. */
function percentUp(part: Decimal, whole: Decimal): Decimal {
  const cut = divide(multiply(part, '100'), whole, 2)
  return compare(multiply(cut, whole), multiply(part, '100')) === -1 ? roundUp(add(cut, '0.01'), 2) : cut
}

/** What somebody has gained, or lost, when so much came back. */
export function netOf(returned: Decimal, total: Decimal): Decimal {
  return subtract(returned, total)
}
