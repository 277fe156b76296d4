import { readDraft, saveDraft } from '#src/stores/storage/drafts.ts'
import type { Decimal } from '#src/lib/money/money.ts'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import { parseTicketDraft, useTicketDraft, type TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'

/** What a purchase is filled in with as its ticket is opened. */
export const usualAmount: Decimal = '100'

/** The name of the draft of a product's spot ticket. */
export function spotDraftForm({ productType, productCode }: ProductKey): string {
  return `spot:${productType}:${productCode}`
}

/** Sets the side of a product's ticket before it is opened. */
export function setTicketSide(key: ProductKey, side: TicketDraft['side']): void {
  const form = spotDraftForm(key)
  saveDraft(form, { ...parseTicketDraft(readDraft(form) ?? {}), side })
}

/** The draft of the ticket of a product. A sale by a stop is always entered by quantity: what it brings is not known. */
export function useSpotDraft(key: ProductKey) {
  const state = useTicketDraft(spotDraftForm(key))
  const { side, type, by } = state.draft
  const draft: TicketDraft = {
    ...state.draft,
    type: type === 'oco' && side === 'buy' ? 'market' : type,
    by: isSoldByStop({ side, type }) ? 'quantity' : by,
  }
  return { ...state, draft }
}

/** Whether it is a sale at any price, once the market has reached its stop price. */
export const isSoldByStop = ({ side, type }: Pick<TicketDraft, 'side' | 'type'>): boolean =>
  side === 'sell' && (type === 'stop' || type === 'oco')
