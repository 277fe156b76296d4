import type { OrderFeeSetting, ProductType } from '#models'
import { TERMS_VALID_FROM } from './terms-date.ts'

/** The names of product types, position types and sides in the remarks of fee settings [R3.6]. */
const PRODUCT_TYPES = { 1: '美股', 2: '加密货币', 3: '期货', 4: '外汇' } as const
const POSITION_TYPES = { 0: '快速', 1: '合约', 2: '现货', 3: '币币' } as const
const SIDES = { 1: '买入', 2: '卖出' } as const

type PositionType = keyof typeof POSITION_TYPES
type Side = keyof typeof SIDES

export const QUICK_POSITION: PositionType = 0
export const SPOT_POSITION: PositionType = 2
export const BIBI_POSITION: PositionType = 3

/** Fee rates as a fraction of the cost of an order, by product type and position type; the same for both sides. */
const FEE_RATES: Readonly<Record<ProductType, Readonly<Record<PositionType, string>>>> = {
  1: { 0: '0', 1: '0.0006', 2: '0.001', 3: '0.001' },
  2: { 0: '0', 1: '0.0005', 2: '0.001', 3: '0.001' },
  3: { 0: '0', 1: '0.0004', 2: '0.001', 3: '0.001' },
  4: { 0: '0', 1: '0.0002', 2: '0.001', 3: '0.001' },
}

/** The fee rate of an order as a fraction of its cost: `'0.001'` is 0.1%. Charged fees and the published table use it. */
export function feeRateOf(productType: ProductType, positionType: PositionType, _side: Side): string {
  return FEE_RATES[productType][positionType]
}

const keysOf = <Key extends number>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record).map(Number) as Key[]

/** The published fee table. */
export const FEE_SETTINGS: readonly OrderFeeSetting[] = keysOf(PRODUCT_TYPES)
  .flatMap(product =>
    keysOf(POSITION_TYPES).flatMap(position =>
      keysOf(SIDES).map(side => ({
        remark: `${PRODUCT_TYPES[product]}-${POSITION_TYPES[position]}-${SIDES[side]}手续费率`,
        feeRate: feeRateOf(product, position, side),
      })),
    ),
  )
  .map((setting, index) => ({ id: index + 1, ...setting, since: TERMS_VALID_FROM }))
