import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { asRecord } from '../stores/storage/parse.ts'
import { useSession } from '../stores/session/session.ts'
import { localEntries, storedNames } from '../stores/storage/storage.ts'
import { isEnvelope } from './envelope.ts'
import { API_VERSION } from './generated/api-version.ts'
import type { OperationPath } from './generated/operations.ts'

/**
 * Queries persisted on this device that are the same for everybody (R3.1, R4.4); the last one for the latest known
 * prices, shown with their age.
 */
const publicQueries: ReadonlySet<unknown> = new Set([
  '/api/siteInfo/getSiteInfo',
  '/api/textLang/list',
  '/api/langMgr/list',
  '/api/switchSet/list',
  '/api/popUp/list',
  '/api/appConfig/list',
  '/api/orderFeeSetting/list',
  '/api/platformCurrency/list',
  '/api/homeRecommendProducts/list',
] satisfies OperationPath[])

/**
 * Queries persisted on this device that belong to the signed-in account (R3.1) and are removed with its session: the
 * profile and the latest known balances, shown with their age when there is no network.
 */
const accountQueries: ReadonlySet<unknown> = new Set([
  '/api/userInfo/getUserInfo',
  '/api/userBibiAssets/list',
  '/api/userInfo/personCenterPanelData',
  '/api/userInfo/userBalance',
  '/api/spotHolding/list',
  '/api/userProductOption/list',
  '/api/userProductOption/groups',
] satisfies OperationPath[])

const maxCopyAge = 30 * 24 * 60 * 60 * 1000
const keyPrefix = 'query:'

interface PersistedQuery {
  queryKey: QueryKey
  answer: unknown
  updatedAt: number
  /** The version of the API whose types the answer was read in. */
  api: string
}

const copyVersion = 2

/** All copies on this device by name; unusable ones are removed. */
function* persistedCopies(): Generator<[name: string, copy: PersistedQuery]> {
  for (const name of storedNames(keyPrefix)) {
    const copy = parseCopy(localEntries.getItem(name))
    if (copy) yield [name, copy]
    else localEntries.removeItem(name)
  }
}

function parseCopy(entry: ReturnType<typeof localEntries.getItem>): PersistedQuery | undefined {
  const { queryKey, answer, updatedAt, api } = asRecord(entry?.state) ?? {}
  if (
    entry?.version !== copyVersion ||
    api !== API_VERSION ||
    !Array.isArray(queryKey) ||
    typeof updatedAt !== 'number'
  )
    return undefined
  // Only successes are persisted: an answer that was passed through means nothing later.
  return isEnvelope(answer) && answer.code === 200 ? { queryKey, answer, updatedAt, api } : undefined
}

function isPublic(queryKey: QueryKey): boolean {
  return publicQueries.has(queryKey[0])
}

function isPersisted(queryKey: QueryKey): boolean {
  return isPublic(queryKey) || accountQueries.has(queryKey[0])
}

function restore(client: QueryClient): void {
  const isGuest = useSession.getState().token === undefined
  for (const [name, { queryKey, answer, updatedAt }] of persistedCopies()) {
    const isUsable =
      isPersisted(queryKey) && Date.now() - updatedAt < maxCopyAge && (isPublic(queryKey) || !isGuest)
    // Shown at once with its age, and loaded again by every launch, however young it is (R4.4, R4.6).
    if (isUsable) client.setQueryData(queryKey, answer, { updatedAt })
    else localEntries.removeItem(name)
    void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}

function persist(query: Query): void {
  const { queryKey, queryHash, state } = query
  if (!isPersisted(queryKey) || !isEnvelope(state.data) || state.data.code !== 200) return
  const copy: PersistedQuery = {
    queryKey,
    answer: state.data,
    updatedAt: state.dataUpdatedAt,
    api: API_VERSION,
  }
  localEntries.setItem(keyPrefix + queryHash, { state: copy, version: copyVersion })
}

/** Removes all account data from the cache and from this device (R4.1). */
export function clearAccountData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) })
  client.getMutationCache().clear()
  for (const [name, { queryKey }] of persistedCopies()) if (!isPublic(queryKey)) localEntries.removeItem(name)
}

/**
 * Restores persisted queries with their age, keeps them up to date, and removes the account's when the session changes,
 * in this tab or another. @returns stops it
 */
export function persistQueries(client: QueryClient): () => void {
  for (const prefix of publicQueries)
    client.setQueryDefaults([prefix], { gcTime: Infinity, staleTime: 60_000 })
  restore(client)
  const stopPersisting = client.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'success') persist(event.query)
  })
  const stopWatchingSession = useSession.subscribe((session, before) => {
    if (session.token !== before.token) clearAccountData(client)
  })
  return () => {
    stopPersisting()
    stopWatchingSession()
  }
}

/** The storage name of a persisted query; for message sets it is derived from the locale. */
export function persistedName(queryKey: QueryKey): string {
  return keyPrefix + hashKey(queryKey)
}
