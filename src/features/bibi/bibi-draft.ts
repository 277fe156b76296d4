import { emptiedSizes, ticketDraftOf, type TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'
import { useDraft } from '#src/widgets/ticket/use-draft.ts'

/** A ticket as it is filled in; the same fields as when a product is bought for money. */
export type BibiDraft = TicketDraft

/** The ticket of a pair. */
export function useBibiDraft(pairCode: string) {
  return useDraft<BibiDraft>({
    form: `bibi:${pairCode}`,
    read: kept => ticketDraftOf(kept, 'amount'),
    emptied: emptiedSizes,
  })
}
