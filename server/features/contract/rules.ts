import type { ContractDirection } from '#models'
import { fromMinorUnits, multiply, trimZeros, truncate } from '#src/lib/money/money.ts'
import { leveragesOf, maintenanceRateOf } from '#src/lib/trading/leverage.ts'
import type { DirectionRules } from './preview.ts'
import { RATE_SCALE } from '#src/lib/money/minor-units.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { feeRateOf } from '#server/market/trading-fees.ts'

/** Position type 1 [R1.2]. */
export const CONTRACT = 1

/** The gain of quantity 1 of a product in USDT when its price rises by 1; a decimal string. */
export function pointValueOf({ contract }: MarketProduct): string {
  return trimZeros(truncate(multiply(contract.lotSize, contract.multiplier), RATE_SCALE))
}

/** The tick size of a product; a decimal string. */
export function priceStepOf({ tickSize, priceScale }: MarketProduct): string {
  return trimZeros(fromMinorUnits(BigInt(tickSize), priceScale))
}

/** The fees of opening and closing: a long is opened by buying and closed by selling, a short the other way round. */
export function contractFees(product: MarketProduct, direction: ContractDirection) {
  const buying = feeRateOf(product.productType, CONTRACT, 1)
  const selling = feeRateOf(product.productType, CONTRACT, 2)
  return direction === 'long'
    ? { openFeeRate: buying, closeFeeRate: selling }
    : { openFeeRate: selling, closeFeeRate: buying }
}

/** The rules of a contract that is opened at a time (milliseconds since 1970 UTC). */
export function contractRules(
  product: MarketProduct,
  direction: ContractDirection,
  time: number,
): DirectionRules {
  const { productId, productCode, quantityScale, maxQuantity, minAmount, maxAmount } = product
  return {
    productId,
    productCode,
    priceStep: priceStepOf(product),
    quantityStep: trimZeros(fromMinorUnits(1n, quantityScale)),
    maxQuantity,
    minAmount,
    maxAmount,
    pointValue: pointValueOf(product),
    leverages: leveragesOf(product),
    maintenanceRate: maintenanceRateOf(product),
    ...contractFees(product, direction),
    expiresAt: product.contract.expiresAt?.(time) ?? null,
  }
}
