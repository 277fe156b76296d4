/** The figures of a position at a price. Pure. */
import type { ContractPosition } from '#models'
import {
  closeResult,
  liquidationPrice,
  notionalOf,
  profitOf,
  type Exposure,
} from '#src/lib/trading/contract-math.ts'
import {
  MONEY_SCALE,
  formatMoney,
  formatPrice,
  parseAnsweredMoney,
  parseAnsweredPrice,
  parseAnsweredQuantity,
  parseAnsweredRate,
  parseMoney,
  parseQuantity,
} from '#src/lib/money/minor-units.ts'
import { abs, divide, multiply, sign, subtract, sum, type Decimal } from '#src/lib/money/money.ts'
import { percentFrom } from '#src/lib/money/percent-from.ts'

function exposureOf({ direction, entryPrice, quantity, pointValue, margin }: ContractPosition): Exposure {
  return {
    direction,
    entryPrice: parseAnsweredPrice(entryPrice),
    quantity: parseAnsweredQuantity(quantity),
    pointValue: parseAnsweredRate(pointValue),
    margin: parseAnsweredMoney(margin),
  }
}

/** The distance between two prices, in percent of the first. */
export function distancePercent(from: Decimal, to: Decimal): Decimal {
  return abs(percentFrom(from, to))
}

export interface LivePosition {
  price: Decimal
  notional: Decimal
  /** Before the closing fee. */
  profit: Decimal
  /** Of the margin, in percent. */
  profitRate: Decimal
  /** Distance to the liquidation price, in percent of the current price; undefined when there is none. */
  distance: Decimal | undefined
}

/** The figures of an open position at a price. */
export function livePosition(position: ContractPosition, price: Decimal): LivePosition {
  const exposure = exposureOf(position)
  const now = parseAnsweredPrice(price)
  const profit = formatMoney(profitOf(exposure, now, exposure.quantity))
  const { margin, liquidationPrice: liquidation } = position
  return {
    price,
    notional: formatMoney(notionalOf(now, exposure.quantity, exposure.pointValue)),
    profit,
    profitRate: sign(margin) === 0 ? '0' : divide(multiply(profit, '100'), margin, 2),
    distance: liquidation === null ? undefined : distancePercent(price, liquidation),
  }
}

export interface CloseFigures {
  price: Decimal
  quantity: Decimal
  margin: Decimal
  profit: Decimal
  fee: Decimal
  returned: Decimal
  /** Whether the loss exceeds the margin; the platform bears the rest. */
  isCapped: boolean
}

/** The figures of closing a quantity at a price, computed as the server does. */
export function closeFigures(position: ContractPosition, price: Decimal, quantity: Decimal): CloseFigures {
  const exposure = exposureOf(position)
  const part = {
    price: parseAnsweredPrice(price),
    quantity: parseQuantity(quantity),
    feeRate: parseAnsweredRate(position.closeFeeRate),
  }
  const { margin, profit, fee, returned } = closeResult(exposure, part)
  return {
    price,
    quantity,
    margin: formatMoney(margin),
    profit: formatMoney(profit),
    fee: formatMoney(fee),
    returned: formatMoney(returned),
    isCapped: profitOf(exposure, part.price, part.quantity) < profit,
  }
}

/** What was paid for opening what is still open: of a position that was closed in part, its share of all fees so far. */
export function openFeesOf({ fees, quantity, openedQuantity }: ContractPosition): Decimal {
  return sign(openedQuantity) === 0 ? '0' : divide(multiply(fees, quantity), openedQuantity, MONEY_SCALE)
}

/** The liquidation price after margin is added; null: none. */
export function liquidationAfterAdding(position: ContractPosition, added: Decimal): Decimal | null {
  const exposure = exposureOf(position)
  const increased = { ...exposure, margin: exposure.margin + parseMoney(added) }
  const limits = {
    maintenanceRate: parseAnsweredRate(position.maintenanceRate),
    priceStep: parseAnsweredPrice(position.priceStep),
  }
  const price = liquidationPrice(increased, limits)
  return price === null ? null : formatPrice(price)
}

/** How much margin can still be added: up to the notional. */
export function maxMarginAddition(position: ContractPosition): Decimal {
  const { entryPrice, quantity, pointValue, margin } = exposureOf(position)
  const addable = notionalOf(entryPrice, quantity, pointValue) - margin
  return formatMoney(addable < 0n ? 0n : addable)
}

/** The result of a position so far: realized profit and funding, less fees. */
export function positionResult({ realisedProfit, funding, fees }: ContractPosition): Decimal {
  return subtract(sum([realisedProfit, funding]), fees)
}
