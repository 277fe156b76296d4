import { notifyManager, useQueryClient, type QueryClient, type QueryState } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { lacksRows } from '#src/api/envelope.ts'
import type { OperationPath } from '#src/api/generated/operations.ts'
import { asRecord } from '#src/stores/storage/parse.ts'

/** What is wrong with what a screen shows although it shows it: rows that could not be read, a layout of an earlier visit. */
export type Trouble = 'leftOut' | 'oldLayout'

/** What decides which parts a page has. */
const layoutPaths: ReadonlySet<unknown> = new Set([
  '/api/switchSet/list',
  '/api/appConfig/list',
] satisfies OperationPath[])

function isPartial({ data }: QueryState): boolean {
  const pages = asRecord(data)?.pages
  return Array.isArray(pages) ? pages.some(lacksRows) : lacksRows(data)
}

function troubleIn(client: QueryClient): Trouble | undefined {
  const shown = client.getQueryCache().findAll({ type: 'active' })
  if (shown.some(({ state }) => isPartial(state))) return 'leftOut'
  const isOld = shown.some(
    ({ queryKey, state }) => layoutPaths.has(queryKey[0]) && state.status === 'error' && state.data,
  )
  return isOld ? 'oldLayout' : undefined
}

/** What is wrong with what is on show. */
export function useTrouble(): Trouble | undefined {
  const client = useQueryClient()
  return useSyncExternalStore(
    useCallback(listener => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)), [client]),
    () => troubleIn(client),
  )
}
