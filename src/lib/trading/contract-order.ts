/** The figures and limits of an order that opens a contract, used both for charging and for previews while typing; in minor units. */
import type { ContractDirection } from '#models'
import { holdPrice, liquidationPrice, marginOf, maxQuantityFor, notionalOf } from './contract-math.ts'
import { applyRate } from './fees.ts'

/** An order and the terms that it is opened at. */
export interface ContractOrderTerms {
  readonly direction: ContractDirection
  /** The limit of a limit order, else the price of the market. */
  readonly price: bigint
  readonly isLimit: boolean
  /** How much of the product, or the margin that is spent at most. */
  readonly size: { readonly quantity: bigint } | { readonly margin: bigint }
  readonly leverage: bigint
  readonly pointValue: bigint
  readonly quantityStep: bigint
  readonly priceStep: bigint
  readonly openFeeRate: bigint
  readonly maintenanceRate: bigint
}

/** What an order holds and costs. All but the price are zero for a margin that buys nothing. */
export interface ContractOrderFigures {
  readonly price: bigint
  readonly quantity: bigint
  /** At the price that the funds are held at (see `holdPrice`), as margin and fee are. */
  readonly notional: bigint
  readonly margin: bigint
  readonly fee: bigint
  /** The margin of a position that is opened at the price. */
  readonly openMargin: bigint
  /** Null when no price above zero reaches it. */
  readonly liquidationPrice: bigint | null
}

/** The figures of an order before it is placed. */
export function contractOrderFigures(terms: ContractOrderTerms): ContractOrderFigures {
  const { direction, price, isLimit, size, leverage, pointValue, quantityStep, priceStep } = terms
  const heldAt = isLimit ? holdPrice(direction, price) : price
  const quantity =
    'quantity' in size
      ? size.quantity
      : maxQuantityFor(size.margin, { price: heldAt, leverage, pointValue, step: quantityStep })
  const notional = notionalOf(heldAt, quantity, pointValue)
  const openMargin = marginOf(notionalOf(price, quantity, pointValue), leverage)
  const exposure = { direction, entryPrice: price, quantity, pointValue, margin: openMargin }
  return {
    price,
    quantity,
    notional,
    margin: marginOf(notional, leverage),
    fee: applyRate(notional, terms.openFeeRate),
    openMargin,
    liquidationPrice:
      quantity === 0n
        ? null
        : liquidationPrice(exposure, { maintenanceRate: terms.maintenanceRate, priceStep }),
  }
}

/** The limits of one order. */
export interface ContractOrderLimits {
  readonly maxQuantity: bigint
  readonly minNotional: bigint
  readonly maxNotional: bigint
}

/** The first limit that an order exceeds. An order that is worth nothing is below every minimum. */
export function exceededContractLimit(
  { quantity, notional }: Pick<ContractOrderFigures, 'quantity' | 'notional'>,
  { maxQuantity, minNotional, maxNotional }: ContractOrderLimits,
): keyof ContractOrderLimits | undefined {
  if (quantity > maxQuantity) return 'maxQuantity'
  if (notional < minNotional || notional === 0n) return 'minNotional'
  return notional > maxNotional ? 'maxNotional' : undefined
}
