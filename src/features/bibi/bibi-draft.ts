import { clearedSizes, parseTicketDraft, type TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'
import { useDraft } from '#src/widgets/ticket/use-draft.ts'

/** The fields of a ticket as typed; the same as of a spot ticket. */
export type BibiDraft = TicketDraft

/** The draft of the ticket of a pair. */
export function useBibiDraft(pairCode: string) {
  return useDraft<BibiDraft>({
    form: `bibi:${pairCode}`,
    read: kept => parseTicketDraft(kept, 'amount'),
    clearedFields: clearedSizes,
  })
}
