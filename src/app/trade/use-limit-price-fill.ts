import type { ProductDetail } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { fillLimitPrice } from '#src/widgets/ticket/ticket-draft.ts'
import type { TradingMode } from './trading-modes.ts'

/** Fills a price into the ticket of a trading mode and says so; undefined where it has no limit orders. */
export function useLimitPriceFill(
  mode: TradingMode | undefined,
  { product, rules }: Pick<ProductDetail, 'product' | 'rules'>,
): ((price: string) => void) | undefined {
  const t = useMessages('trade')
  const locale = useLanguage()
  const form = mode?.limitForm?.(product)
  if (form === undefined) return undefined
  return price => {
    const options = { locale, decimals: rules.priceScale }
    fillLimitPrice(form, price, options)
    toast(t.limitPriceFilled({ price: formatNumber(price, options) }))
  }
}
