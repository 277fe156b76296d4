import type { SpotOrderType } from '#models'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import type { Locale } from '#src/lib/locales.ts'
import type { Decimal } from '#src/lib/money/money.ts'
import { hasLimitPrice } from '#src/lib/trading/order-type-prices.ts'
import { editDraft, readDraft, type DraftFields } from '#src/stores/storage/drafts.ts'
import { oneOf } from '#src/stores/storage/parse.ts'
import { useSizeInput, type SizeInput } from '#src/stores/trading/size-input.ts'
import { useDraft } from './use-draft.ts'

const sides = ['buy', 'sell'] as const
const orderTypes: readonly SpotOrderType[] = ['market', 'limit', 'stop', 'stopLimit', 'oco']
const timesInForce = ['gtc', 'day'] as const
const switches = ['no', 'yes'] as const
const sizeInputs: readonly SizeInput[] = ['quantity', 'amount']

/** The input of a ticket; texts as typed. */
export interface TicketDraft<Type extends SpotOrderType = SpotOrderType> {
  side: (typeof sides)[number]
  type: Type
  /** Whether the size is entered by quantity or amount; it names the field. */
  by: SizeInput
  quantity: string
  amount: string
  limitPrice: string
  /** Of a spot order only, as all that follows. */
  stopPrice: string
  timeInForce: (typeof timesInForce)[number]
  /** Whether the purchase has a take profit or a stop loss. */
  hasExits: (typeof switches)[number]
  takeProfitPrice: string
  stopLossPrice: string
}

export type PriceField = 'limitPrice' | 'stopPrice' | 'takeProfitPrice' | 'stopLossPrice'
export type TicketField = 'quantity' | 'amount' | PriceField

/** The fields of a draft as they are stored: with `by` only where this ticket differs from what the person chose for all. */
export type StoredTicketDraft = Omit<TicketDraft, 'by'> & { by: SizeInput | '' }

/** Parses a stored draft. */
export function parseTicketDraft(stored: DraftFields): StoredTicketDraft {
  return {
    side: oneOf(sides, stored.side) ?? 'buy',
    type: oneOf(orderTypes, stored.type) ?? 'market',
    by: oneOf(sizeInputs, stored.by) ?? '',
    quantity: stored.quantity ?? '',
    amount: stored.amount ?? '',
    limitPrice: stored.limitPrice ?? '',
    stopPrice: stored.stopPrice ?? '',
    timeInForce: oneOf(timesInForce, stored.timeInForce) ?? 'gtc',
    hasExits: oneOf(switches, stored.hasExits) ?? 'no',
    takeProfitPrice: stored.takeProfitPrice ?? '',
    stopLossPrice: stored.stopLossPrice ?? '',
  }
}

/** Fills in the limit price of a ticket, and makes its order a limit order unless it has a limit already. @param form the name of its draft */
export function fillLimitPrice(form: string, price: Decimal, options: { locale: Locale; decimals: number }) {
  const { type } = parseTicketDraft(readDraft(form) ?? {})
  editDraft(form, { type: hasLimitPrice(type) ? type : 'limit', limitPrice: formatNumber(price, options) })
}

/** The fields cleared once the order is placed. */
const clearedFields = {
  quantity: '',
  amount: '',
  by: '',
  stopPrice: '',
  hasExits: 'no',
  takeProfitPrice: '',
  stopLossPrice: '',
} satisfies Partial<StoredTicketDraft>

/** The draft of a ticket to buy and to sell, with what the person chose for all tickets. */
export function useTicketDraft(form: string) {
  const [sizeInput, setSizeInput] = useSizeInput()
  const { draft, change, clear } = useDraft<StoredTicketDraft>({
    form,
    read: parseTicketDraft,
    clearedFields,
  })
  return {
    form,
    draft: { ...draft, by: draft.by || sizeInput },
    change: (fields: Partial<StoredTicketDraft>) => change(fields),
    /** Chooses how sizes are entered, for this ticket and all others. */
    chooseSizeInput: (input: SizeInput) => {
      setSizeInput(input)
      change({ by: '' })
    },
    clear,
  }
}

export type TicketDraftState = ReturnType<typeof useTicketDraft>
