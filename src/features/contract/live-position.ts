/** What a position comes to at the price of this moment. Pure. */
import type { ContractPosition } from '#src/api/generated/models/index.ts'
import {
  closingOf,
  decimals,
  liquidationPrice,
  notionalOf,
  profitOf,
  units,
  type Exposure,
} from '#src/lib/contract-math.ts'
import { abs, divide, multiply, sign, subtract, sum, type Decimal } from '#src/lib/money.ts'

function exposureOf({ direction, entryPrice, quantity, pointValue, margin }: ContractPosition): Exposure {
  return {
    direction,
    entryPrice: units.price(entryPrice),
    quantity: units.quantity(quantity),
    pointValue: units.rate(pointValue),
    margin: units.money(margin),
  }
}

/** How far one price is from another, in percent of the first. */
export function percentAway(from: Decimal, to: Decimal): Decimal {
  return divide(multiply(abs(subtract(to, from)), '100'), from, 2)
}

export interface LivePosition {
  price: Decimal
  notional: Decimal
  /** Before the fee of closing. */
  profit: Decimal
  /** Of the margin, in percent. */
  profitRate: Decimal
  /** To the liquidation price, in percent of the present one; undefined when there is none. */
  distance: Decimal | undefined
}

/** The figures of an open position at a price. */
export function livePosition(position: ContractPosition, price: Decimal): LivePosition {
  const exposure = exposureOf(position)
  const now = units.price(price)
  const profit = decimals.money(profitOf(exposure, now, exposure.quantity))
  const { margin, liquidationPrice: liquidation } = position
  return {
    price,
    notional: decimals.money(notionalOf(now, exposure.quantity, exposure.pointValue)),
    profit,
    profitRate: sign(margin) === 0 ? '0' : divide(multiply(profit, '100'), margin, 2),
    distance: liquidation === null ? undefined : percentAway(price, liquidation),
  }
}

export interface CloseFigures {
  price: Decimal
  quantity: Decimal
  margin: Decimal
  profit: Decimal
  fee: Decimal
  returned: Decimal
  /** Whether the price has lost more than the margin, which the house bears. */
  isCapped: boolean
}

/** What closing a quantity at a price would come to, by the arithmetic of the server. */
export function closeFigures(position: ContractPosition, price: Decimal, quantity: Decimal): CloseFigures {
  const exposure = exposureOf(position)
  const part = {
    price: units.price(price),
    quantity: units.quantity(quantity),
    feeRate: units.rate(position.closeFeeRate),
  }
  const { margin, profit, fee, returned } = closingOf(exposure, part)
  return {
    price,
    quantity,
    margin: decimals.money(margin),
    profit: decimals.money(profit),
    fee: decimals.money(fee),
    returned: decimals.money(returned),
    isCapped: profitOf(exposure, part.price, part.quantity) < profit,
  }
}

/** Where a position would be liquidated with so much more margin; null: nowhere. */
export function liquidationWith(position: ContractPosition, added: Decimal): Decimal | null {
  const exposure = exposureOf(position)
  const more = { ...exposure, margin: exposure.margin + units.money(added) }
  const limits = {
    maintenanceRate: units.rate(position.maintenanceRate),
    priceStep: units.price(position.priceStep),
  }
  const price = liquidationPrice(more, limits)
  return price === null ? null : decimals.price(price)
}

/** How much margin can still be added: up to what the position stands for. */
export function marginRoom(position: ContractPosition): Decimal {
  const { entryPrice, quantity, pointValue, margin } = exposureOf(position)
  const room = notionalOf(entryPrice, quantity, pointValue) - margin
  return decimals.money(room < 0n ? 0n : room)
}

/** What a position has come to so far: what was realised, and funding, less all fees. */
export function resultOf({ realisedProfit, funding, fees }: ContractPosition): Decimal {
  return subtract(sum([realisedProfit, funding]), fees)
}
