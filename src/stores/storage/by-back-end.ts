import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { asRecord } from './parse.ts'
import { useRuntimeConfig } from '../settings/runtime-config.ts'
import { localEntries, syncTabs } from './storage.ts'

/** What this device has seen of the back end that it talks to, kept apart from what it has seen of others. */
export interface ByBackEnd<Value> {
  /** Undefined: nothing has been seen, or storage is not available. */
  read(): Value | undefined
  write(value: Value): void
}

/** Both lines lead to the same back end; the first one names it. */
const backEnd = () => useRuntimeConfig.getState().lines[0].url || globalThis.location.origin

/**
 * A store of one value for each back end, the same in all tabs.
 * @param name of the entry in localStorage
 * @param parse reads a stored value; undefined leaves it out
 */
export function createByBackEnd<Value>(
  name: string,
  parse: (stored: unknown) => Value | undefined,
): ByBackEnd<Value> {
  type Values = Readonly<Record<string, Value>>
  const useStored = create<{ values: Values }>()(
    persist((): { values: Values } => ({ values: {} }), {
      name,
      version: 1,
      storage: localEntries,
      partialize: ({ values }) => values,
      merge: stored => ({
        values: Object.fromEntries(
          Object.entries(asRecord(stored) ?? {}).flatMap(([key, each]) => {
            const value = parse(each)
            return value === undefined ? [] : [[key, value]]
          }),
        ),
      }),
    }),
  )
  syncTabs(useStored)
  return {
    read: () => useStored.getState().values[backEnd()],
    write: value => useStored.setState(({ values }) => ({ values: { ...values, [backEnd()]: value } })),
  }
}
