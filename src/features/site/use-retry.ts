import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import {
  getGetLanguageMessagesQueryOptions,
  getListAppConfigQueryOptions,
  getListSwitchesQueryOptions,
} from '#src/api/generated/site/site.ts'
import { applyServerMessages } from '#src/i18n/runtime.ts'
import { useLocale } from '#src/stores/settings/locale.ts'
import { clearNetworkError, useNetworkErrors } from '#src/stores/network-errors.ts'
import { useNavigation, useReturnRoute } from '#src/ui/navigation.ts'

const quietOptions = { query: { meta: { quiet: true }, staleTime: 0, retry: false } } as const

/** Retries what failed, and returns to the route when it succeeds (R2.3, R2.11). */
export function useRetry() {
  const client = useQueryClient()
  const route = useReturnRoute()
  const { redirect } = useNavigation()
  const locale = useLocale(state => state.locale)
  const failure = useNetworkErrors(state => state.byRoute[route])
  const [failedAgain, setFailedAgain] = useState<number>()

  const retryFailed = async () => {
    switch (failure?.cause) {
      case 'language': {
        const answer = await client.fetchQuery(
          getGetLanguageMessagesQueryOptions({ lang: locale }, quietOptions),
        )
        applyServerMessages(locale, dataOf(answer))
        return
      }
      case 'pageConfig':
        await client.fetchQuery(
          getListAppConfigQueryOptions({ pagePath: route.split('?')[0] ?? '/' }, quietOptions),
        )
        return
      default:
        await client.fetchQuery(getListSwitchesQueryOptions(quietOptions))
    }
  }
  const retry = async () => {
    try {
      await retryFailed()
    } catch {
      setFailedAgain(Date.now())
      return
    }
    clearNetworkError(route)
    // Refetches whatever else failed meanwhile.
    void client.invalidateQueries()
    redirect(route)
  }
  return { route, failure, failedAgain, retry }
}
