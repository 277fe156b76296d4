import type { QueryClient } from '@tanstack/react-query'
import { getListOrderFeeSettingsQueryOptions } from '#src/api/generated/spot/spot.ts'
import { getListPlatformCurrenciesQueryOptions } from '#src/api/generated/wallet/wallet.ts'

const quiet = { query: { meta: { quiet: true } } }

/**
 * Loads what every launch loads and no first view shows, the fees of orders and the currencies (R4.6): after it, so that
 * they do not take the line from the first price. A screen that needs them earlier asks for them itself. Never rejects.
 */
export async function launchLater(client: QueryClient): Promise<void> {
  addEventListener('keydown', loadKeys, { once: true })
  await Promise.all([
    client.prefetchQuery(getListOrderFeeSettingsQueryOptions(quiet)),
    client.prefetchQuery(getListPlatformCurrenciesQueryOptions(undefined, quiet)),
  ])
}

/** Starts the keyboard shortcuts with the first key that is pressed, which counts already. */
function loadKeys(first: KeyboardEvent): void {
  import('../keys/keys.ts').then(({ listenToKeys }) => listenToKeys(first)).catch(() => {})
}
