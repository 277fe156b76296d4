/** What a filled-in contract ticket asks for, what is wrong with it before anybody is asked, and what it comes to. Pure. */
import type { ContractPreview, ContractRules } from '#src/api/generated/models/index.ts'
import {
  closingOf,
  decimals,
  heldPrice,
  liquidationPrice,
  marginOf,
  notionalOf,
  quantityFor,
  shareOf,
  units,
  type Direction,
} from '#src/lib/contract-math.ts'
import { compare, type Decimal } from '#src/lib/decimal.ts'
import type { Locale } from '#src/lib/locales.ts'
import { boundFault, moneyScale, readTyped, type Fault, type Faults } from '#src/widgets/ticket/fault.ts'
import type { ContractDraft } from './contract-draft.ts'
import type { ContractTerms } from './contract-operation.ts'

export type ContractField = 'quantity' | 'margin' | 'limitPrice' | 'leverage' | 'takeProfit' | 'stopLoss'

export interface ContractFacts {
  rules: ContractRules
  locale: Locale
  currency: string
  /** The market's price at this moment. */
  price: Decimal
  /** What may be spent; undefined while it is not known. */
  available: Decimal | undefined
}

/** What an order would hold and cost. */
export type ContractFigures = Pick<
  ContractPreview,
  | 'price'
  | 'quantity'
  | 'notional'
  | 'margin'
  | 'feeRate'
  | 'fee'
  | 'total'
  | 'closeFeeRate'
  | 'liquidationPrice'
  | 'maxLoss'
  | 'takeProfitReturns'
  | 'stopLossReturns'
>

/** The leverage that is chosen: one of those offered, else a small one. */
export function leverageOf(
  { leverage }: Pick<ContractDraft, 'leverage'>,
  { leverages }: ContractRules,
): number {
  return leverages.find(one => String(one) === leverage) ?? leverages[Math.min(1, leverages.length - 1)] ?? 1
}

/** The published fees of a direction. */
export function feesOf(direction: Direction, rules: ContractRules) {
  return direction === 'long'
    ? { openFeeRate: rules.longOpenFeeRate, closeFeeRate: rules.longCloseFeeRate }
    : { openFeeRate: rules.shortOpenFeeRate, closeFeeRate: rules.shortCloseFeeRate }
}

export interface ReadContract {
  terms?: ContractTerms
  faults: Faults<ContractField>
  /** The limit, else the market's price; undefined while the limit is not known. */
  price: Decimal | undefined
}

/** Reads the ticket: the terms when all is well, else what is wrong with each field. An empty size is a fault too. */
export function readContract(draft: ContractDraft, facts: ContractFacts): ReadContract {
  const { rules, locale } = facts
  const { by } = draft
  const limit = draft.type === 'limit' ? readTyped(draft.limitPrice, locale, rules.priceScale) : undefined
  const size = readTyped(draft[by], locale, by === 'quantity' ? rules.quantityScale : moneyScale)
  const takeProfit = readExit(draft, 'takeProfit', facts)
  const stopLoss = readExit(draft, 'stopLoss', facts)
  const price = limit ? limit.value : facts.price
  const sizeFault = size.fault ?? sizeFaultOf(draft, size.value, price, facts)
  const faults: Faults<ContractField> = {
    ...(limit?.fault && { limitPrice: limit.fault }),
    ...(sizeFault && { [by]: sizeFault }),
    ...(takeProfit?.fault && { takeProfit: takeProfit.fault }),
    ...(stopLoss?.fault && { stopLoss: stopLoss.fault }),
  }
  if (Object.keys(faults).length > 0) return { faults, price }
  const terms: ContractTerms = {
    direction: draft.direction,
    orderType: draft.type,
    leverage: leverageOf(draft, rules),
    ...(size.value !== undefined && { [by]: size.value }),
    ...(limit?.value !== undefined && { limitPrice: limit.value }),
    ...(takeProfit?.value !== undefined && { takeProfit: takeProfit.value }),
    ...(stopLoss?.value !== undefined && { stopLoss: stopLoss.value }),
  }
  return { terms, faults, price }
}

/** An exit may be left out. */
function readExit(draft: ContractDraft, field: 'takeProfit' | 'stopLoss', { locale, rules }: ContractFacts) {
  if (draft.hasExits === 'no' || draft[field].trim() === '') return undefined
  return readTyped(draft[field], locale, rules.priceScale)
}

function sizeFaultOf(
  draft: ContractDraft,
  size: Decimal,
  price: Decimal | undefined,
  { rules, currency, available }: ContractFacts,
): Fault | undefined {
  const isQuantity = draft.by === 'quantity'
  if (isQuantity && compare(size, rules.maxQuantity) === 1) {
    return boundFault('maximum', rules.maxQuantity, rules.productCode)
  }
  const isShort = (needed: Decimal) => available !== undefined && compare(needed, available) === 1
  if (!isQuantity && isShort(size)) return boundFault('balance', available ?? '0', currency)
  if (price === undefined) return undefined
  const terms = { direction: draft.direction, orderType: draft.type, leverage: leverageOf(draft, rules) }
  const { notional, total } = estimateContract({ ...terms, [draft.by]: size }, price, rules)
  if (compare(notional, rules.minNotional) === -1)
    return boundFault('cost-minimum', rules.minNotional, currency)
  if (compare(notional, rules.maxNotional) === 1)
    return boundFault('cost-maximum', rules.maxNotional, currency)
  return isShort(total) ? boundFault('balance', available ?? '0', currency) : undefined
}

/** What an order would hold and cost at a price, by the arithmetic of the server: at once, and for a guest, whom it does not answer. */
export function estimateContract(
  terms: ContractTerms,
  marketPrice: Decimal,
  rules: ContractRules,
): ContractFigures {
  const { direction, takeProfit, stopLoss } = terms
  const { openFeeRate: feeRate, closeFeeRate } = feesOf(direction, rules)
  const price = units.price(terms.limitPrice ?? marketPrice)
  const held = terms.limitPrice === undefined ? price : heldPrice(direction, price)
  const pointValue = units.rate(rules.pointValue)
  const leverage = BigInt(terms.leverage)
  const step = units.quantity(rules.quantityStep)
  const quantity =
    terms.quantity === undefined
      ? quantityFor(units.money(terms.margin ?? '0'), { price: held, leverage, pointValue, step })
      : units.quantity(terms.quantity)
  const notional = notionalOf(held, quantity, pointValue)
  const margin = marginOf(notional, leverage)
  const fee = shareOf(notional, units.rate(feeRate))
  const opened = marginOf(notionalOf(price, quantity, pointValue), leverage)
  const exposure = { direction, entryPrice: price, quantity, pointValue, margin: opened }
  const total = decimals.money(margin + fee)
  const limits = {
    maintenanceRate: units.rate(rules.maintenanceRate),
    priceStep: units.price(rules.priceStep),
  }
  const liquidation = quantity === 0n ? null : liquidationPrice(exposure, limits)
  const returnsAt = (exit: Decimal | undefined) =>
    exit === undefined || quantity === 0n
      ? null
      : decimals.money(
          closingOf(exposure, { price: units.price(exit), quantity, feeRate: units.rate(closeFeeRate) })
            .returned,
        )
  return {
    price: decimals.price(price),
    quantity: decimals.quantity(quantity),
    notional: decimals.money(notional),
    margin: decimals.money(margin),
    feeRate,
    fee: decimals.money(fee),
    total,
    closeFeeRate,
    liquidationPrice: liquidation === null ? null : decimals.price(liquidation),
    maxLoss: total,
    takeProfitReturns: returnsAt(takeProfit),
    stopLossReturns: returnsAt(stopLoss),
  }
}
