import type { Statement } from '../statement/statement.ts'

/** Published identities: products and currencies by id and by name. */
export interface Identities {
  /** `type code` of a product. */
  readonly products: ReadonlyMap<number, string>
  readonly productIds: ReadonlyMap<string, number>
  readonly priceScales: ReadonlyMap<number, number>
  readonly currencies: ReadonlyMap<number, string>
}

export function identitiesOf({ products, currencies }: Statement): Identities {
  const named = products.map(one => [one.productId, `${one.productType} ${one.productCode}`] as const)
  return {
    products: new Map(named),
    productIds: new Map(named.map(([id, name]) => [name, id])),
    priceScales: new Map(products.map(one => [one.productId, one.priceScale])),
    currencies: new Map(
      currencies.flatMap(one => (one.currencyName === null ? [] : [[one.id, one.currencyName] as const])),
    ),
  }
}
