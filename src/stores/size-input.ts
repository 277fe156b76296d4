import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { asRecord, oneOf } from './parse.ts'
import { useSession } from './session.ts'
import { localEntries, syncTabs } from './storage.ts'

const sizeInputs = ['amount', 'quantity'] as const
/** How the size of an order is entered: as an amount of money, or as a quantity of the product. */
export type SizeInput = (typeof sizeInputs)[number]

type Chosen = Readonly<Record<string, SizeInput>>

const useChosen = create<{ byOwner: Chosen }>()(
  persist((): { byOwner: Chosen } => ({ byOwner: {} }), {
    name: 'size-input',
    version: 1,
    storage: localEntries,
    partialize: ({ byOwner }) => byOwner,
    merge: stored => ({
      byOwner: Object.fromEntries(
        Object.entries(asRecord(stored) ?? {}).flatMap(([owner, input]): [string, SizeInput][] => {
          const chosen = oneOf(sizeInputs, input)
          return chosen ? [[owner, chosen]] : []
        }),
      ),
    }),
  }),
)

syncTabs(useChosen)

/** How the person on this device enters the size of orders, for all products: as an amount, unless they chose otherwise. */
export function useSizeInput(): [SizeInput, (input: SizeInput) => void] {
  const owner = useSession(state => state.userId) ?? 'guest'
  const chosen = useChosen(({ byOwner }) => byOwner[owner])
  return [
    chosen ?? 'amount',
    input => useChosen.setState(({ byOwner }) => ({ byOwner: { ...byOwner, [owner]: input } })),
  ]
}
