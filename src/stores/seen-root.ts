/**
 * The newest root of liabilities that this device has seen of its back end: what is published later must contain it. It is the same for
 * every account, so that the back end cannot tell each something else. Without storage nothing has been seen, and nothing is accused.
 */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { SeenRoot } from '#src/lib/reconcile/liabilities.ts'
import { asRecord } from './parse.ts'
import { useRuntimeConfig } from './runtime-config.ts'
import { localEntries, syncTabs } from './storage.ts'

type ByBackEnd = Readonly<Record<string, SeenRoot>>

function parseRoot(value: unknown): SeenRoot | undefined {
  const { day, hash } = asRecord(value) ?? {}
  const isRoot =
    typeof day === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    typeof hash === 'string' &&
    /^[0-9a-f]{64}$/.test(hash)
  return isRoot ? { day, hash } : undefined
}

const useStored = create<{ byBackEnd: ByBackEnd }>()(
  persist((): { byBackEnd: ByBackEnd } => ({ byBackEnd: {} }), {
    name: 'seen-root',
    version: 1,
    storage: localEntries,
    partialize: ({ byBackEnd }) => byBackEnd,
    merge: stored => ({
      byBackEnd: Object.fromEntries(
        Object.entries(asRecord(stored) ?? {}).flatMap(([backEnd, value]) => {
          const root = parseRoot(value)
          return root ? [[backEnd, root]] : []
        }),
      ),
    }),
  }),
)

syncTabs(useStored)

/** Both lines lead to the same back end; the first one names it. */
const backEnd = () => useRuntimeConfig.getState().lines[0].url || globalThis.location.origin

/** The newest root that this device has seen. */
export const seenRoot = (): SeenRoot | undefined => useStored.getState().byBackEnd[backEnd()]

/** Keeps a root. Called only when it contains the one seen before, which would else be forgotten. */
export function rememberRoot({ day, hash }: SeenRoot): void {
  useStored.setState(({ byBackEnd }) => ({ byBackEnd: { ...byBackEnd, [backEnd()]: { day, hash } } }))
}
