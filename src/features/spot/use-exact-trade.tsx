import { useMessages } from '#src/i18n/use-messages.ts'
import type { TradeAmounts } from '#src/lib/numbers/agreeing-figures.ts'
import type { Definition } from '#src/ui/list.tsx'
import { ExactMoney, ExactQuantity } from '#src/widgets/format/exact-amount.tsx'

export interface ExactTradeOptions {
  isBuying: boolean
  code: string
  currency: string
  isPrivate?: boolean
}

/** The figures of a trade with all their digits, as they are booked. */
export function useExactTrade(
  trade: (TradeAmounts & { readonly quantity: string }) | undefined,
  { isBuying, code, currency, isPrivate = false }: ExactTradeOptions,
): Definition[] {
  const t = useMessages('trade')
  const spot = useMessages('spot')
  if (!trade) return []
  const money = (value: string) => <ExactMoney value={value} currency={currency} isPrivate={isPrivate} />
  return [
    {
      label: t.quantity(),
      value: <ExactQuantity value={trade.quantity} code={code} isPrivate={isPrivate} />,
    },
    { label: isBuying ? t.cost() : spot.proceeds(), value: money(trade.cost) },
    { label: t.fee(), value: money(trade.fee) },
    { label: t.total(), value: money(trade.total) },
  ]
}
