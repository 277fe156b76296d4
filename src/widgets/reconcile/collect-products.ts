import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import type { LoadedAccount, StatementSource } from './collect-statement.ts'
import { ignoreRefusal } from './ignore-refusal.ts'

const CRYPTO = 2
const coin = (productCode: string): ProductKey => ({ productType: CRYPTO, productCode })

/** Each product once. */
export function distinct(products: readonly ProductKey[]): ProductKey[] {
  return [
    ...new Map(
      products.map(({ productType, productCode }) => [
        `${productType} ${productCode}`,
        { productType, productCode },
      ]),
    ).values(),
  ]
}

/** The products that records of the account name. */
export function productsOf(account: LoadedAccount): ProductKey[] {
  const { spotOrders, quickOrders, contractOrders, bibiOrders, shareSubscriptions, balances } = account
  return distinct([
    ...spotOrders,
    ...quickOrders,
    ...contractOrders,
    ...shareSubscriptions,
    ...bibiOrders.flatMap(({ baseCode, quoteCode }) => [coin(baseCode), coin(quoteCode)]),
    ...balances.flatMap(row => ('productType' in row ? [row as ProductKey] : [])),
  ])
}

/**
 * The public data of the products of an account: identity and price decimals, contract rules, and offers of new shares. What is not
 * published any more is left out; it is then reported as not checked.
 */
export async function loadProductTerms(source: StatementSource, account: LoadedAccount) {
  const products: object[] = []
  for (const product of productsOf(account)) {
    const answer = await source.get('getProduct', product).catch(ignoreRefusal)
    if (answer) products.push({ ...answer.data.product, priceScale: answer.data.rules.priceScale })
  }
  const contractTerms: object[] = []
  for (const product of distinct(account.contractOrders)) {
    const answer = await source.get('getContractRules', product).catch(ignoreRefusal)
    if (answer) contractTerms.push(answer.data)
  }
  const shareOffers: object[] = []
  for (const id of new Set(account.shareSubscriptions.map(({ offerId }) => offerId))) {
    const answer = await source.get('getShareOffer', { id }).catch(ignoreRefusal)
    if (answer) shareOffers.push(answer.data.offer)
  }
  return { products, contractTerms, shareOffers }
}
