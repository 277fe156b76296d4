import type { OrderFeeSetting } from '#src/api/generated/models/index.ts'
import { IN_FORCE_SINCE } from './terms.ts'

/** Product types, position types and sides in the words that fee settings are written in [R3.6]. */
const PRODUCT_TYPES = { 1: '美股', 2: '加密货币', 3: '期货', 4: '外汇' } as const
const POSITION_TYPES = { 0: '快速', 1: '合约', 2: '现货', 3: '币币' } as const
const SIDES = { 1: '买入', 2: '卖出' } as const

type ProductType = keyof typeof PRODUCT_TYPES
type PositionType = keyof typeof POSITION_TYPES
type Side = keyof typeof SIDES

export const QUICK: PositionType = 0
export const SPOT: PositionType = 2
export const COIN_TO_COIN: PositionType = 3

/** Of the cost of an order, by product type and position type; buying and selling cost the same. */
const RATES: Readonly<Record<ProductType, Readonly<Record<PositionType, string>>>> = {
  1: { 0: '0', 1: '0.0006', 2: '0.001', 3: '0.001' },
  2: { 0: '0', 1: '0.0005', 2: '0.001', 3: '0.001' },
  3: { 0: '0', 1: '0.0004', 2: '0.001', 3: '0.001' },
  4: { 0: '0', 1: '0.0002', 2: '0.001', 3: '0.001' },
}

/** The fee of an order as a fraction of its cost: `'0.001'` is 0.1 %. What is charged and what is published is this one figure. */
export function feeRateOf(productType: ProductType, positionType: PositionType, _side: Side): string {
  return RATES[productType][positionType]
}

const keysOf = <Key extends number>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record).map(Number) as Key[]

/** Every fee as it is published. */
export const FEE_SETTINGS: readonly OrderFeeSetting[] = keysOf(PRODUCT_TYPES)
  .flatMap(product =>
    keysOf(POSITION_TYPES).flatMap(position =>
      keysOf(SIDES).map(side => ({
        remark: `${PRODUCT_TYPES[product]}-${POSITION_TYPES[position]}-${SIDES[side]}手续费率`,
        feeRate: feeRateOf(product, position, side),
      })),
    ),
  )
  .map((setting, index) => ({ id: index + 1, ...setting, since: IN_FORCE_SINCE }))
