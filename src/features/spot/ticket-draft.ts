import { oneOf } from '#src/stores/parse.ts'
import { readDraft, saveDraft, type DraftFields } from '#src/stores/drafts.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { useDraft } from '#src/widgets/ticket/use-draft.ts'

const sides = ['buy', 'sell'] as const
const orderTypes = ['market', 'limit'] as const
const entries = ['quantity', 'amount'] as const

/** A ticket as it is filled in; texts as they were typed. */
export interface TicketDraft {
  side: (typeof sides)[number]
  type: (typeof orderTypes)[number]
  /** By which of the two a purchase is entered; a sale always by its quantity. */
  by: (typeof entries)[number]
  quantity: string
  amount: string
  limitPrice: string
}

function formOf({ productType, productCode }: ProductKey): string {
  return `spot:${productType}:${productCode}`
}

function readSpot(kept: DraftFields): TicketDraft {
  return ticketDraftOf(kept, 'quantity')
}

/** A ticket of what was kept; `by`: how a purchase is entered unless somebody has chosen. */
export function ticketDraftOf(kept: DraftFields, by: TicketDraft['by']): TicketDraft {
  return {
    side: oneOf(sides, kept.side) ?? 'buy',
    type: oneOf(orderTypes, kept.type) ?? 'market',
    by: oneOf(entries, kept.by) ?? by,
    quantity: kept.quantity ?? '',
    amount: kept.amount ?? '',
    limitPrice: kept.limitPrice ?? '',
  }
}

/** What of a ticket goes once its order is placed. */
export const emptiedSizes = { quantity: '', amount: '' } satisfies Partial<TicketDraft>

/** Turns the product's ticket to buying or selling before it is opened. */
export function turnTicket(key: ProductKey, side: TicketDraft['side']): void {
  const form = formOf(key)
  saveDraft(form, { ...readSpot(readDraft(form) ?? {}), side })
}

/** The ticket of a product. */
export function useTicketDraft(key: ProductKey) {
  return useDraft<TicketDraft>({ form: formOf(key), read: readSpot, emptied: emptiedSizes })
}
