import type { DraftFields } from '#src/stores/drafts.ts'
import { oneOf } from '#src/stores/parse.ts'

const sides = ['buy', 'sell'] as const
const orderTypes = ['market', 'limit'] as const
const entries = ['quantity', 'amount'] as const

/** A ticket as it is filled in; texts as they were typed. */
export interface TicketDraft {
  side: (typeof sides)[number]
  type: (typeof orderTypes)[number]
  /** By which of the two a purchase is entered; a sale always by its quantity. */
  by: (typeof entries)[number]
  quantity: string
  amount: string
  limitPrice: string
}

export type TicketField = 'quantity' | 'amount' | 'limitPrice'

/** The field in which the size of the order is entered. */
export function sizeField({ side, by }: TicketDraft): 'quantity' | 'amount' {
  return side === 'sell' ? 'quantity' : by
}

/** A ticket of what was kept; `by`: how a purchase is entered unless somebody has chosen. */
export function ticketDraftOf(kept: DraftFields, by: TicketDraft['by']): TicketDraft {
  return {
    side: oneOf(sides, kept.side) ?? 'buy',
    type: oneOf(orderTypes, kept.type) ?? 'market',
    by: oneOf(entries, kept.by) ?? by,
    quantity: kept.quantity ?? '',
    amount: kept.amount ?? '',
    limitPrice: kept.limitPrice ?? '',
  }
}

/** What of a ticket goes once its order is placed. */
export const emptiedSizes = { quantity: '', amount: '' } satisfies Partial<TicketDraft>
