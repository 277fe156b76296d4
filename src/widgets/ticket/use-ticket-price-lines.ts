import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { editDraft, useDraftFields } from '#src/stores/storage/drafts.ts'
import type { PriceLine } from '../chart/price-line.ts'
import { useAmountParser } from '../forms/use-amount-parser.ts'
import { hasLimitPrice, hasStopPrice } from '#src/lib/trading/order-type-prices.ts'
import { parseTicketDraft, type TicketDraft } from './ticket-draft.ts'

const shownFields = ['type', 'limitPrice', 'stopPrice'] as const satisfies (keyof TicketDraft)[]

/**
 * The chart price lines of the ticket that is being filled in: its limit price and its stop price, which are changed in
 * the ticket by moving them. @param form the name of its draft; undefined where it has no limit orders
 * @param step of the prices that the ticket accepts, unless that is the smallest with `priceScale` decimals
 */
export function useTicketPriceLines(
  form: string | undefined,
  priceScale: number,
  step: string | undefined,
): PriceLine[] {
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const locale = useLanguage()
  const parse = useAmountParser()
  const fields = useDraftFields(form, shownFields)
  if (form === undefined || !fields) return []
  const draft = parseTicketDraft(fields)
  const line = (field: 'limitPrice' | 'stopPrice', label: string): PriceLine[] => {
    const price = parse(draft[field], { decimals: priceScale }).value
    if (price === undefined) return []
    const onMove = (moved: string) =>
      editDraft(form, { [field]: formatNumber(moved, { locale, decimals: priceScale }) })
    return [{ id: `ticket ${field}`, kind: 'ticket', price, label, onMove, ...(step && { step }) }]
  }
  return [
    ...(hasLimitPrice(draft.type) ? line('limitPrice', t.limitPrice()) : []),
    ...(hasStopPrice(draft.type) ? line('stopPrice', spot.stopPrice()) : []),
  ]
}
