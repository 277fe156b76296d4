import type { LoadedAccount, RowsOf, StatementSource } from './collect-statement.ts'

/** The balances of every currency with entries, and of every product held. */
export async function loadBalances(
  source: StatementSource,
  entries: RowsOf<'listLedgerEntries'>,
): Promise<object[]> {
  const currencies = new Set(entries.flatMap(entry => entry.currencyId ?? []))
  const balances: object[] = []
  for (const currencyId of currencies) {
    const { data } = await source.get('getUserBalance', { currencyId })
    balances.push({ ...data, productId: null, assetName: data.currencyName })
  }
  const { rows } = await source.get('listHoldings', {})
  for (const row of rows) balances.push({ ...row, currencyId: null, assetName: row.productCode })
  return balances
}

/** The published terms of everything that the account has records of. */
export async function loadTerms(source: StatementSource, account: LoadedAccount) {
  const { quickOrders, bibiOrders, deposits, withdrawals, exchanges, pledgeOrders, miningOrders, loans } =
    account
  const products = new Map(quickOrders.map(order => [order.productId, order]))
  const options: object[] = []
  for (const { productType, productCode } of products.values()) {
    options.push(...(await source.get('listFastTradeOptions', { productType, productCode })).rows)
  }
  const page = { pageNum: 1, pageSize: 500 }
  return {
    fees: (await source.get('listOrderFeeSettings', {})).rows,
    channels: (await source.get('listRechargeChannels', {})).rows,
    options,
    pairs: bibiOrders.length === 0 ? [] : (await source.get('listBibiPairs', page)).rows,
    withdrawChannels: withdrawals.length === 0 ? [] : (await source.get('listWithdrawChannels', {})).rows,
    pledgeProducts: pledgeOrders.length === 0 ? [] : (await source.get('listPledgeProducts', {})).rows,
    miningProducts: miningOrders.length === 0 ? [] : (await source.get('listMiningProducts', {})).rows,
    loanProducts: loans.length === 0 ? [] : (await source.get('listLoanProducts', {})).rows,
    // Also tells which coins are credited as holdings.
    ...(deposits.length + exchanges.length === 0 ? NO_EXCHANGES : await loadExchangeTerms(source)),
    currencies: account.entries.length === 0 ? [] : (await source.get('listPlatformCurrencies', {})).rows,
  }
}

const NO_EXCHANGES = { exchangeTerms: [], exchangeSources: [] }

async function loadExchangeTerms(source: StatementSource) {
  const { data } = await source.get('getExchangeTerms', {})
  return { exchangeTerms: [data], exchangeSources: data.sources }
}

/** The terms as they are published. */
export type Terms = Awaited<ReturnType<typeof loadTerms>>
