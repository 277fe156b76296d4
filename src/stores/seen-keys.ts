/**
 * The hashes of market keys that this device has seen before the keys were published, of its back end: the keys must be the ones that these
 * hashes committed to. They are the same for every account. Without storage nothing has been seen, and nothing is accused.
 */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { SeenKey } from '#src/lib/reconcile/market-days.ts'
import { asRecord } from './parse.ts'
import { useRuntimeConfig } from './runtime-config.ts'
import { localEntries, syncTabs } from './storage.ts'

type ByBackEnd = Readonly<Record<string, readonly SeenKey[]>>

function parseKey(value: unknown): SeenKey | undefined {
  const { day, keyHash } = asRecord(value) ?? {}
  const isKey =
    typeof day === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    typeof keyHash === 'string' &&
    /^[0-9a-f]{64}$/.test(keyHash)
  return isKey ? { day, keyHash } : undefined
}

const useStored = create<{ byBackEnd: ByBackEnd }>()(
  persist((): { byBackEnd: ByBackEnd } => ({ byBackEnd: {} }), {
    name: 'seen-keys',
    version: 1,
    storage: localEntries,
    partialize: ({ byBackEnd }) => byBackEnd,
    merge: stored => ({
      byBackEnd: Object.fromEntries(
        Object.entries(asRecord(stored) ?? {}).flatMap(([backEnd, value]) => {
          const keys = Array.isArray(value) ? value.flatMap(each => parseKey(each) ?? []) : []
          return keys.length > 0 ? [[backEnd, keys]] : []
        }),
      ),
    }),
  }),
)

syncTabs(useStored)

/** Both lines lead to the same back end; the first one names it. */
const backEnd = () => useRuntimeConfig.getState().lines[0].url || globalThis.location.origin

/** What this device has seen, by day. */
export const seenKeys = (): readonly SeenKey[] => useStored.getState().byBackEnd[backEnd()] ?? []

/** Keeps what was seen. Called only when it agrees with what was seen before, which would else be forgotten. */
export function rememberKeys(keys: readonly SeenKey[]): void {
  const kept = keys.map(({ day, keyHash }) => ({ day, keyHash }))
  useStored.setState(({ byBackEnd }) => ({ byBackEnd: { ...byBackEnd, [backEnd()]: kept } }))
}
