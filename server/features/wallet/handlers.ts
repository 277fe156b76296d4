import type { CurrencyBalance } from '#models'
import { listHoldings } from './holdings.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { listBalances } from '#server/ledger/balances.ts'
import { listLedgerEntries } from '#server/ledger/entries.ts'
import { productAsset, productIdOf, scaleOfAsset, type Asset } from '#server/ledger/units.ts'
import { formatMoney, formatUnits } from '#src/lib/money/minor-units.ts'
import { findProduct } from '#server/market/catalogue.ts'
import { bankProperties } from '../binding/bank-properties.ts'
import { CURRENCIES, currencyAsset, exchangeInfo } from '#server/ledger/currencies.ts'
import { readAllocation, totalUnits } from './account-value.ts'
import { listDayResults } from './day-results.ts'
import { readDayChange } from './day-change.ts'
import { assetValue } from './asset-value.ts'
import { readEquityCurve } from './equity.ts'
import { listLiabilityRoots, readLiabilityProof } from './liabilities/read.ts'
import { chooseCostMethod, listRealisedGains, readRealisedReport } from './realised-report.ts'

/** The asset of a filter; a tradable coin may be given by its product or by its currency. */
function filterAsset({
  currencyId,
  productId,
}: {
  currencyId?: number
  productId?: number
}): Asset | undefined {
  if (productId !== undefined) return productAsset(productId)
  return currencyId === undefined ? undefined : currencyAsset(currencyId)
}

/** A person's balances in all currencies of the platform, valued at the published rates. */
async function readCurrencyBalances({ store, market }: Services, userId: bigint): Promise<CurrencyBalance[]> {
  const balances = new Map((await listBalances(store, userId)).map(balance => [balance.asset, balance]))
  const { time, rates: published } = exchangeInfo(market)
  const rates = new Map(published.map(({ currencyId, rate }) => [currencyId, rate]))
  return CURRENCIES.map(({ id, currencyName, currencyType }) => {
    const asset = currencyAsset(id)
    const { available, held } = balances.get(asset) ?? { available: '0', held: '0' }
    const total = totalUnits({ asset, available, held })
    return {
      currencyId: id,
      currencyName,
      currencyType,
      productId: productIdOf(asset),
      available,
      held,
      total: formatUnits(total, scaleOfAsset(asset)),
      rate: rates.get(id) ?? '1',
      value: formatMoney(assetValue(market, asset, total, time)),
    }
  })
}

const CRYPTO = 2

export const walletHandlers = {
  listPlatformCurrencies: (_, { query: { currencyType } }) =>
    page(CURRENCIES.filter(each => currencyType === undefined || each.currencyType === currencyType)),

  listBibiAssets: async ({ store }, { userId }) => {
    const holdings = await listHoldings(store, userId)
    return page(
      holdings.flatMap(({ productId, quantity }) => {
        const product = findProduct(productId)
        return product?.productType === CRYPTO
          ? [{ productCode: product.productCode, bibiAmount: quantity, productImg: product.productImg }]
          : []
      }),
    )
  },

  listBankProperties: (_, { query, locale }) => page(bankProperties(query.configType, locale)),

  getExchangeInfo: ({ market }) => ok(exchangeInfo(market)),

  listBalances: async (services, { userId }) => page(await readCurrencyBalances(services, userId)),

  getAllocation: async (services, { userId }) => ok(await readAllocation(services, userId)),

  getDayChange: async (services, { userId, query }) =>
    ok(await readDayChange(services, userId, query.utcOffset)),

  listDayResults: async (services, { userId, query }) => page(await listDayResults(services, userId, query)),

  getEquityCurve: async (services, { userId, query }) =>
    ok(await readEquityCurve(services, userId, query.range)),

  getRealisedReport: async (services, { userId, query }) =>
    ok(await readRealisedReport(services, userId, query.year)),

  listRealisedGains: async (services, { userId, query }) => {
    const { rows, total } = await listRealisedGains(services, userId, query)
    return page(rows, total)
  },

  chooseCostMethod: async ({ store }, { userId, body: { method } }) =>
    ok({ method: await store.execute(chooseCostMethod, { userId, method }) }),

  listLedgerEntries: async ({ store }, { userId, query }) => {
    const asset = filterAsset(query)
    const { rows, total } = await listLedgerEntries(store, { userId, ...query, asset })
    return page(rows, total)
  },

  listLiabilityRoots: async ({ store }, { query }) => {
    const { rows, total } = await listLiabilityRoots(store, query)
    return page(rows, total)
  },

  getLiabilityProof: async ({ store }, { userId, query }) =>
    ok(await readLiabilityProof(store, userId, query.day)),
} satisfies Partial<Handlers>
