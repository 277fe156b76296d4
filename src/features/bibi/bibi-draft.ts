import { useTicketDraft, type TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'

export type BibiDraft = TicketDraft<'market' | 'limit'>

/** The draft of the ticket of a pair: a market or limit order. */
export function useBibiDraft(pairCode: string) {
  const state = useTicketDraft(`bibi:${pairCode}`)
  const { type } = state.draft
  const draft: BibiDraft = {
    ...state.draft,
    type: type === 'limit' ? 'limit' : 'market',
  }
  return { ...state, draft }
}
