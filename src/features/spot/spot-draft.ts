import { readDraft, saveDraft, type DraftFields } from '#src/stores/drafts.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { clearedSizes, parseTicketDraft, type TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'
import { useDraft } from '#src/widgets/ticket/use-draft.ts'

/** The name of the draft of a product's spot ticket. */
export function spotDraftForm({ productType, productCode }: ProductKey): string {
  return `spot:${productType}:${productCode}`
}

function parseDraft(kept: DraftFields): TicketDraft {
  return parseTicketDraft(kept, 'quantity')
}

/** Sets the side of a product's ticket before it is opened. */
export function setTicketSide(key: ProductKey, side: TicketDraft['side']): void {
  const form = spotDraftForm(key)
  saveDraft(form, { ...parseDraft(readDraft(form) ?? {}), side })
}

/** The draft of the ticket of a product. */
export function useTicketDraft(key: ProductKey) {
  return useDraft<TicketDraft>({ form: spotDraftForm(key), read: parseDraft, clearedFields: clearedSizes })
}
