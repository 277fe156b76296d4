import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { asRecord } from '../stores/parse.ts'
import { useSession } from '../stores/session.ts'
import { stored, storedNames, type Stored } from '../stores/storage.ts'
import { isEnvelope } from './envelope.ts'

/** Queries with a copy on this device that are the same for everybody (R3.1, R4.4); the last for the prices last seen, with their age. */
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
])

/**
 * Queries with a copy on this device that belong to the account signed in (R3.1), and go with its session: who it is, and what it was
 * last worth, to be shown with its age where there is no network.
 */
const accountQueries: ReadonlySet<unknown> = new Set([
  '/api/userInfo/getUserInfo',
  '/api/userBibiAssets/list',
  '/api/userInfo/personCenterPanelData',
  '/api/userInfo/userBalance',
  '/api/spotHolding/list',
  '/api/userProductOption/list',
])

const maxAge = 30 * 24 * 60 * 60 * 1000
const family = 'query:'

interface Copy {
  queryKey: QueryKey
  answer: unknown
  updatedAt: number
}

function copyOf(name: string): Stored<Copy> {
  return stored<Copy>({
    name,
    version: 1,
    parse: data => {
      const copy = asRecord(data)
      const { queryKey, answer, updatedAt } = copy ?? {}
      if (!Array.isArray(queryKey) || typeof updatedAt !== 'number') return undefined
      // Only a success is worth keeping: an answer that passed untouched says nothing later.
      return isEnvelope(answer) && answer.code === 200 ? { queryKey, answer, updatedAt } : undefined
    },
  })
}

function isPublic(queryKey: QueryKey): boolean {
  return publicQueries.has(queryKey[0])
}

function isKept(queryKey: QueryKey): boolean {
  return isPublic(queryKey) || accountQueries.has(queryKey[0])
}

function restore(client: QueryClient): void {
  const isGuest = useSession.getState().token === undefined
  for (const name of storedNames(family)) {
    const copy = copyOf(name)
    const found = copy.read()
    if (!found) continue
    const { queryKey, answer, updatedAt } = found
    const isUsable = isKept(queryKey) && Date.now() - updatedAt < maxAge && (isPublic(queryKey) || !isGuest)
    // With its age, so that it is shown at once and fetched anew (R4.4, R4.6).
    if (isUsable) client.setQueryData(queryKey, answer, { updatedAt })
    else copy.remove()
    // However young: what became of the account since, nobody told this page.
    if (!isPublic(queryKey)) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
}

function keep(query: Query): void {
  const { queryKey, queryHash, state } = query
  if (!isKept(queryKey) || !isEnvelope(state.data) || state.data.code !== 200) return
  copyOf(family + queryHash).write({ queryKey, answer: state.data, updatedAt: state.dataUpdatedAt })
}

/** Removes everything that may belong to an account, from the cache and from this device (R4.1). */
export function forgetAccount(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) })
  client.getMutationCache().clear()
  for (const name of storedNames(family)) {
    const copy = copyOf(name)
    const found = copy.read()
    if (found && !isPublic(found.queryKey)) copy.remove()
  }
}

/**
 * Restores the copies of earlier visits with their age, keeps them up to date, and forgets the account's when
 * the session changes, in this tab or another. @returns stops it
 */
export function persistQueries(client: QueryClient): () => void {
  for (const prefix of publicQueries)
    client.setQueryDefaults([prefix], { gcTime: Infinity, staleTime: 60_000 })
  restore(client)
  const stopKeeping = client.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'success') keep(event.query)
  })
  const stopFollowing = useSession.subscribe((session, before) => {
    if (session.token !== before.token) forgetAccount(client)
  })
  return () => {
    stopKeeping()
    stopFollowing()
  }
}

/** The name under which a query's copy lies on this device; for the message sets it is built from the locale. */
export function copyName(queryKey: QueryKey): string {
  return family + hashKey(queryKey)
}
