import { readDraft, saveDraft, type DraftFields } from '#src/stores/drafts.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { emptiedSizes, ticketDraftOf, type TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'
import { useDraft } from '#src/widgets/ticket/use-draft.ts'

function formOf({ productType, productCode }: ProductKey): string {
  return `spot:${productType}:${productCode}`
}

function readSpot(kept: DraftFields): TicketDraft {
  return ticketDraftOf(kept, 'quantity')
}

/** Turns the product's ticket to buying or selling before it is opened. */
export function turnTicket(key: ProductKey, side: TicketDraft['side']): void {
  const form = formOf(key)
  saveDraft(form, { ...readSpot(readDraft(form) ?? {}), side })
}

/** The ticket of a product. */
export function useTicketDraft(key: ProductKey) {
  return useDraft<TicketDraft>({ form: formOf(key), read: readSpot, emptied: emptiedSizes })
}
