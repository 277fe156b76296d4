import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { asRecord } from '../storage/parse.ts'
import { useSession } from '../session/session.ts'
import { localEntries, syncTabs } from '../storage/storage.ts'

type ByOwner = Readonly<Record<string, number>>

const useStored = create<{ byOwner: ByOwner }>()(
  persist((): { byOwner: ByOwner } => ({ byOwner: {} }), {
    name: 'display-currency',
    version: 1,
    storage: localEntries,
    partialize: ({ byOwner }) => byOwner,
    merge: stored => ({
      byOwner: Object.fromEntries(
        Object.entries(asRecord(stored) ?? {}).filter(
          (entry): entry is [string, number] =>
            typeof entry[1] === 'number' && Number.isSafeInteger(entry[1]),
        ),
      ),
    }),
  }),
)

syncTabs(useStored)

/**
 * The id of the currency in which the person sees what the account is worth, on this device; undefined for the account's own.
 * Nothing that moves money is shown in it.
 */
export function useDisplayCurrency(): [number | undefined, (currencyId: number | undefined) => void] {
  const owner = useSession(state => state.userId) ?? 'guest'
  return [
    useStored(({ byOwner }) => byOwner[owner]),
    currencyId =>
      useStored.setState(({ byOwner }) => {
        const { [owner]: _before, ...others } = byOwner
        return { byOwner: currencyId === undefined ? others : { ...others, [owner]: currencyId } }
      }),
  ]
}
