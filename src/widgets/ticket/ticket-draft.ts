import { formatNumber } from '#src/lib/format-number.ts'
import type { Locale } from '#src/lib/locales.ts'
import type { Decimal } from '#src/lib/money.ts'
import { editDraft, type DraftFields } from '#src/stores/drafts.ts'
import { oneOf } from '#src/stores/parse.ts'
import { useSizeInput, type SizeInput } from '#src/stores/size-input.ts'
import { useDraft } from './use-draft.ts'

const sides = ['buy', 'sell'] as const
const orderTypes = ['market', 'limit'] as const
const sizeInputs: readonly SizeInput[] = ['quantity', 'amount']

/** The input of a ticket; texts as typed. */
export interface TicketDraft {
  side: (typeof sides)[number]
  type: (typeof orderTypes)[number]
  /** Whether the size is entered by quantity or amount; it names the field. */
  by: SizeInput
  quantity: string
  amount: string
  limitPrice: string
}

export type TicketField = 'quantity' | 'amount' | 'limitPrice'

/** The fields of a draft as they are stored: with `by` only where this ticket differs from what the person chose for all. */
export type StoredTicketDraft = Omit<TicketDraft, 'by'> & { by: SizeInput | '' }

/** Parses a stored draft. */
export function parseTicketDraft(stored: DraftFields): StoredTicketDraft {
  return {
    side: oneOf(sides, stored.side) ?? 'buy',
    type: oneOf(orderTypes, stored.type) ?? 'market',
    by: oneOf(sizeInputs, stored.by) ?? '',
    quantity: stored.quantity ?? '',
    amount: stored.amount ?? '',
    limitPrice: stored.limitPrice ?? '',
  }
}

/** Makes the order of a ticket a limit order at this price. @param form the name of its draft */
export function fillLimitPrice(form: string, price: Decimal, options: { locale: Locale; decimals: number }) {
  editDraft(form, { type: 'limit', limitPrice: formatNumber(price, options) })
}

/** The fields cleared once the order is placed. */
const clearedFields = { quantity: '', amount: '', by: '' } satisfies Partial<StoredTicketDraft>

/** The draft of a ticket to buy and to sell, with what the person chose for all tickets. */
export function useTicketDraft(form: string) {
  const [sizeInput, setSizeInput] = useSizeInput()
  const { draft, change, clear } = useDraft<StoredTicketDraft>({
    form,
    read: parseTicketDraft,
    clearedFields,
  })
  return {
    form,
    draft: { ...draft, by: draft.by || sizeInput },
    change: (fields: Partial<StoredTicketDraft>) => change(fields),
    /** Chooses how sizes are entered, for this ticket and all others. */
    chooseSizeInput: (input: SizeInput) => {
      setSizeInput(input)
      change({ by: '' })
    },
    clear,
  }
}

export type TicketDraftState = ReturnType<typeof useTicketDraft>
