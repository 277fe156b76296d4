import { formatNumber } from '#src/lib/format-number.ts'
import type { Locale } from '#src/lib/locales.ts'
import type { Decimal } from '#src/lib/money.ts'
import { editDraft, type DraftFields } from '#src/stores/drafts.ts'
import { oneOf } from '#src/stores/parse.ts'

const sides = ['buy', 'sell'] as const
const orderTypes = ['market', 'limit'] as const
const sizeInputs = ['quantity', 'amount'] as const

/** The input of a ticket; texts as typed. */
export interface TicketDraft {
  side: (typeof sides)[number]
  type: (typeof orderTypes)[number]
  /** Whether a purchase is entered by quantity or amount; a sale always by quantity. */
  by: (typeof sizeInputs)[number]
  quantity: string
  amount: string
  limitPrice: string
}

export type TicketField = 'quantity' | 'amount' | 'limitPrice'

/** The field that determines the size of the order. */
export function sizeField({ side, by }: TicketDraft): 'quantity' | 'amount' {
  return side === 'sell' ? 'quantity' : by
}

/** Parses a stored draft; `by` is the default input of a purchase. */
export function parseTicketDraft(stored: DraftFields, by: TicketDraft['by']): TicketDraft {
  return {
    side: oneOf(sides, stored.side) ?? 'buy',
    type: oneOf(orderTypes, stored.type) ?? 'market',
    by: oneOf(sizeInputs, stored.by) ?? by,
    quantity: stored.quantity ?? '',
    amount: stored.amount ?? '',
    limitPrice: stored.limitPrice ?? '',
  }
}

/** Makes the order of a ticket a limit order at this price. @param form the name of its draft */
export function fillLimitPrice(form: string, price: Decimal, options: { locale: Locale; decimals: number }) {
  editDraft(form, { type: 'limit', limitPrice: formatNumber(price, options) })
}

/** The fields cleared once the order is placed. */
export const clearedSizes = { quantity: '', amount: '' } satisfies Partial<TicketDraft>
