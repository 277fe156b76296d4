import { clearedSizes, parseTicketDraft, type TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'
import { useDraft } from '#src/widgets/ticket/use-draft.ts'

/** The draft of the ticket of a pair. */
export function useBibiDraft(pairCode: string) {
  return useDraft<TicketDraft>({
    form: `bibi:${pairCode}`,
    read: kept => parseTicketDraft(kept, 'amount'),
    clearedFields: clearedSizes,
  })
}
