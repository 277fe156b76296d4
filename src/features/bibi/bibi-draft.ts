import { useTicketDraft, type TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'

export type BibiDraft = TicketDraft<'market' | 'limit'>

/** The draft of the ticket of a pair: a market or limit order; a sale is always entered by quantity. */
export function useBibiDraft(pairCode: string) {
  const state = useTicketDraft(`bibi:${pairCode}`)
  const { side, by, type } = state.draft
  const draft: BibiDraft = {
    ...state.draft,
    type: type === 'limit' ? 'limit' : 'market',
    by: side === 'sell' ? 'quantity' : by,
  }
  return { ...state, draft }
}
