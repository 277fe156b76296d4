import { MONEY_SCALE, PRICE_SCALE, QUANTITY_SCALE } from '#src/lib/money/minor-units.ts'

/** The currency that everything is quoted and settled in. */
export const USDT = 'USDT'

/** USDT, another currency of the platform as `C:<currencyId>`, or the quantity of a product as `P:<productId>`. */
export type Asset = typeof USDT | `C:${bigint}` | `P:${bigint}`

/** The asset that a product's quantity is booked in. */
export function productAsset(productId: bigint | number): Asset {
  return `P:${BigInt(productId)}`
}

/** The product id of a quantity asset; null for a currency. */
export function productIdOf(asset: string): number | null {
  return asset.startsWith('P:') ? Number(asset.slice(2)) : null
}

/** 10⁷ USDT per unit: far above any market price, and within 64 bits. */
export const MAX_PRICE = 10n ** BigInt(7 + PRICE_SCALE)

/** Decimals of an asset's minor unit. */
export function scaleOfAsset(asset: string): number {
  return asset.startsWith('P:') ? QUANTITY_SCALE : MONEY_SCALE
}
