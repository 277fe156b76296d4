import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { asRecord, oneOf } from '../storage/parse.ts'
import { useSession } from '../session/session.ts'
import { localEntries, syncTabs } from '../storage/storage.ts'

/** How the size of an order is entered: as an amount of money, or as a quantity of the product. */
export type SizeInput = 'amount' | 'quantity'
/** How the size of a contract is entered: as the margin for it, or as a quantity. */
export type ContractSizeInput = 'margin' | 'quantity'

/**
 * A hook for what each person on this device chose, for all products.
 * @param name of the entry that it is stored in
 * @param inputs the first one is taken until another is chosen
 */
function rememberPerPerson<Input extends string>(name: string, inputs: readonly [Input, ...Input[]]) {
  interface Chosen {
    byOwner: Readonly<Record<string, Input>>
  }
  const useChosen = create<Chosen>()(
    persist((): Chosen => ({ byOwner: {} }), {
      name,
      version: 1,
      storage: localEntries,
      partialize: ({ byOwner }) => byOwner,
      merge: stored => ({
        byOwner: Object.fromEntries(
          Object.entries(asRecord(stored) ?? {}).flatMap(([owner, input]): [string, Input][] => {
            const chosen = oneOf(inputs, input)
            return chosen ? [[owner, chosen]] : []
          }),
        ),
      }),
    }),
  )
  syncTabs(useChosen)
  return function useRemembered(): [Input, (input: Input) => void] {
    const owner = useSession(state => state.userId) ?? 'guest'
    const chosen = useChosen(({ byOwner }) => byOwner[owner])
    return [
      chosen ?? inputs[0],
      input => useChosen.setState(({ byOwner }) => ({ byOwner: { ...byOwner, [owner]: input } })),
    ]
  }
}

/** How the person on this device enters the size of orders, for all products: as an amount, unless they chose otherwise. */
export const useSizeInput = rememberPerPerson<SizeInput>('size-input', ['amount', 'quantity'])

/** The same for contracts: as a margin, unless they chose otherwise. */
export const useContractSizeInput = rememberPerPerson<ContractSizeInput>('contract-size-input', [
  'margin',
  'quantity',
])
