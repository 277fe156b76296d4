import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { isDecimal } from '#src/lib/money/decimal.ts'
import { asRecord } from '../storage/parse.ts'
import { useSession } from '../session/session.ts'
import { localEntries, syncTabs } from '../storage/storage.ts'

/** Where a person usually takes profit and stops a loss, in percent from the price of the purchase; empty for none. */
export interface ExitDefaults {
  /** Such as `5`: five percent above. */
  readonly takeProfit: string
  /** Such as `3`: three percent below. */
  readonly stopLoss: string
}

type ByOwner = Readonly<Record<string, ExitDefaults>>

const percentOf = (value: unknown) => (isDecimal(value) ? value : '')

const useStored = create<{ byOwner: ByOwner }>()(
  persist((): { byOwner: ByOwner } => ({ byOwner: {} }), {
    name: 'exit-defaults',
    version: 1,
    storage: localEntries,
    partialize: ({ byOwner }) => byOwner,
    merge: stored => ({
      byOwner: Object.fromEntries(
        Object.entries(asRecord(stored) ?? {}).map(([owner, value]): [string, ExitDefaults] => {
          const fields = asRecord(value)
          return [owner, { takeProfit: percentOf(fields?.takeProfit), stopLoss: percentOf(fields?.stopLoss) }]
        }),
      ),
    }),
  }),
)

syncTabs(useStored)

/** The person's own defaults on this device, for all products; undefined until they are saved. */
export function useExitDefaults(): [ExitDefaults | undefined, (defaults: ExitDefaults) => void] {
  const owner = useSession(state => state.userId) ?? 'guest'
  return [
    useStored(({ byOwner }) => byOwner[owner]),
    defaults => useStored.setState(({ byOwner }) => ({ byOwner: { ...byOwner, [owner]: defaults } })),
  ]
}
