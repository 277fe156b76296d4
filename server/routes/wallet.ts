import type { LedgerEntry as WireEntry } from '../../src/api/generated/models/index.ts'
import { listHoldings } from '../domain/holdings.ts'
import { ok, page } from '../http/answers.ts'
import type { Handlers } from '../http/handler.ts'
import { textLanguage } from '../http/language.ts'
import { listLedgerEntries } from '../ledger/entries.ts'
import type { LedgerEntry } from '../ledger/entries.ts'
import { productOf } from '../ledger/units.ts'
import { findProduct } from '../market/catalogue.ts'
import { bankProperties } from '../site/channels.ts'
import { CURRENCIES, USDT_ID, exchangeInfo } from '../site/currencies.ts'

/** An entry as the wire shows it: a quantity is named by its product's code. */
function toWireEntry({ asset, ...entry }: LedgerEntry): WireEntry {
  const productId = productOf(asset)
  const assetName = productId === null ? asset : (findProduct(productId)?.productCode ?? asset)
  return { ...entry, currencyId: productId === null ? USDT_ID : null, productId, assetName }
}

const CRYPTO = 2

export const walletRoutes = {
  listPlatformCurrencies: (_, { query: { currencyType } }) =>
    page(CURRENCIES.filter(each => currencyType === undefined || each.currencyType === currencyType)),

  listBibiAssets: async ({ store }, { userId }) => {
    const holdings = await listHoldings(store, userId)
    return page(
      holdings.flatMap(({ productId, quantity }) => {
        const product = findProduct(productId)
        return product?.productType === CRYPTO
          ? [{ productCode: product.productCode, bibiAmount: quantity }]
          : []
      }),
    )
  },

  listBankProperties: (_, { query, locale }) => page(bankProperties(query.configType, textLanguage(locale))),

  getExchangeInfo: ({ market }) => ok(exchangeInfo(market)),

  listLedgerEntries: async ({ store }, { userId, query }) => {
    const { rows, total } = await listLedgerEntries(store, { userId, ...query })
    return page(rows.map(toWireEntry), total)
  },
} satisfies Partial<Handlers>
