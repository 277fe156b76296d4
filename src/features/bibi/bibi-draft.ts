import { useTicketDraft } from '#src/widgets/ticket/ticket-draft.ts'

/** The draft of the ticket of a pair; a sale is always entered by quantity. */
export function useBibiDraft(pairCode: string) {
  const state = useTicketDraft(`bibi:${pairCode}`)
  const { draft } = state
  return draft.side === 'sell' ? { ...state, draft: { ...draft, by: 'quantity' as const } } : state
}
