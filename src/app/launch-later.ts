/** What launch loads besides, apart from the first view: the generated modules of these operations come with the screens that trade. */
import type { QueryClient } from '@tanstack/react-query'
import { getListOrderFeeSettingsQueryOptions } from '../api/generated/spot/spot.ts'
import { getListPlatformCurrenciesQueryOptions } from '../api/generated/wallet/wallet.ts'

const quiet = { query: { meta: { quiet: true } } }

/** Loads the published fees of orders and the currencies (R4.6). Never rejects. */
export async function loadFeesAndCurrencies(client: QueryClient): Promise<void> {
  await Promise.all([
    client.prefetchQuery(getListOrderFeeSettingsQueryOptions(quiet)),
    client.prefetchQuery(getListPlatformCurrenciesQueryOptions(undefined, quiet)),
  ])
}
