import { readDraft, saveDraft } from '#src/stores/drafts.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { parseTicketDraft, useTicketDraft, type TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'

/** The name of the draft of a product's spot ticket. */
export function spotDraftForm({ productType, productCode }: ProductKey): string {
  return `spot:${productType}:${productCode}`
}

/** Sets the side of a product's ticket before it is opened. */
export function setTicketSide(key: ProductKey, side: TicketDraft['side']): void {
  const form = spotDraftForm(key)
  saveDraft(form, { ...parseTicketDraft(readDraft(form) ?? {}), side })
}

/** The draft of the ticket of a product. */
export function useSpotDraft(key: ProductKey) {
  return useTicketDraft(spotDraftForm(key))
}
