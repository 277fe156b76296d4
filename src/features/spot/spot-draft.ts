import { readDraft, saveDraft } from '#src/stores/drafts.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { parseTicketDraft, useTicketDraft, type TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'

function draftKey({ productType, productCode }: ProductKey): string {
  return `spot:${productType}:${productCode}`
}

/** Sets the side of a product's ticket before it is opened. */
export function setTicketSide(key: ProductKey, side: TicketDraft['side']): void {
  const form = draftKey(key)
  saveDraft(form, { ...parseTicketDraft(readDraft(form) ?? {}), side })
}

/** The draft of the ticket of a product. */
export function useSpotDraft(key: ProductKey) {
  return useTicketDraft(draftKey(key))
}
