import type { CurrencyBalance, LedgerEntry as WireEntry } from '#src/api/generated/models/index.ts'
import { listHoldings } from './holdings.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { listBalances } from '#server/ledger/balances.ts'
import { listLedgerEntries, type LedgerEntry } from '#server/ledger/entries.ts'
import {
  printMoney,
  printUnits,
  productAsset,
  productOf,
  scaleOfAsset,
  type Asset,
} from '#server/ledger/units.ts'
import { findProduct } from '#server/market/catalogue.ts'
import { bankProperties } from '../shared/channels.ts'
import { CURRENCIES, assetCurrency, currencyAsset, exchangeInfo } from '#server/ledger/currencies.ts'
import { allocation, totalOf } from './assets.ts'
import { assetValue, equityCurve } from './equity.ts'

/** An entry as the wire shows it: a quantity is named by its product's code, a currency by its name. */
function toWireEntry({ asset, ...entry }: LedgerEntry): WireEntry {
  const productId = productOf(asset)
  const currency = assetCurrency(asset)
  const product = productId === null ? undefined : findProduct(productId)
  const assetName = product?.productCode ?? currency?.currencyName ?? asset
  return { ...entry, currencyId: currency?.id ?? null, productId, assetName }
}

/** The one asset that a filter names; a coin that can be traded may be named either way. */
function assetOf({ currencyId, productId }: { currencyId?: number; productId?: number }): Asset | undefined {
  if (productId !== undefined) return productAsset(productId)
  return currencyId === undefined ? undefined : currencyAsset(currencyId)
}

/** What somebody has of each currency of the platform, at the published rates. */
async function balancesOf({ store, market }: Services, userId: bigint): Promise<CurrencyBalance[]> {
  const balances = new Map((await listBalances(store, userId)).map(balance => [balance.asset, balance]))
  const rates = new Map(exchangeInfo(market).rates.map(({ currencyId, rate }) => [currencyId, rate]))
  return CURRENCIES.map(({ id, currencyName, currencyType }) => {
    const asset = currencyAsset(id)
    const { available, held } = balances.get(asset) ?? { available: '0', held: '0' }
    const total = totalOf({ asset, available, held })
    return {
      currencyId: id,
      currencyName,
      currencyType,
      productId: productOf(asset),
      available,
      held,
      total: printUnits(total, scaleOfAsset(asset)),
      rate: rates.get(id) ?? '1',
      value: printMoney(assetValue(market, asset, total)),
    }
  })
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

  listBankProperties: (_, { query, locale }) => page(bankProperties(query.configType, locale)),

  getExchangeInfo: ({ market }) => ok(exchangeInfo(market)),

  listBalances: async (services, { userId }) => page(await balancesOf(services, userId)),

  getAllocation: async (services, { userId }) => ok(await allocation(services, userId)),

  getEquityCurve: async (services, { userId, query }) => ok(await equityCurve(services, userId, query.range)),

  listLedgerEntries: async ({ store }, { userId, query }) => {
    const asset = assetOf(query)
    const { rows, total } = await listLedgerEntries(store, { userId, ...query, asset })
    return page(rows.map(toWireEntry), total)
  },
} satisfies Partial<Handlers>
