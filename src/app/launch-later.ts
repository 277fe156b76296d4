import type { QueryClient } from '@tanstack/react-query'
import { getListOrderFeeSettingsQueryOptions } from '../api/generated/spot/spot.ts'
import { getListPlatformCurrenciesQueryOptions } from '../api/generated/wallet/wallet.ts'
import { listenToKeys } from './keys.ts'

const quiet = { query: { meta: { quiet: true } } }

/**
 * Loads what every launch loads and no first view shows, the fees of orders and the currencies (R4.6): after it, so that
 * they do not take the line from the first price. A screen that needs them earlier asks for them itself. Also starts the
 * keyboard shortcuts. Never rejects.
 */
export async function launchLater(client: QueryClient): Promise<void> {
  listenToKeys()
  await Promise.all([
    client.prefetchQuery(getListOrderFeeSettingsQueryOptions(quiet)),
    client.prefetchQuery(getListPlatformCurrenciesQueryOptions(undefined, quiet)),
  ])
}
