import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { isDecimal, multiply, sign, subtract } from '#src/lib/money/money.ts'
import { formatPercent } from '#src/lib/numbers/format-number.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import type { OrderEstimate } from './validate-ticket.ts'
import type { TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'
import { decimalsOf, ExactMoney, ExactQuantity, ShortMoney } from '#src/widgets/format/exact-amount.tsx'
import { ExactTrade, useShownTrade } from './exact-trade.tsx'

export interface SpotCostsProps {
  side: TicketDraft['side']
  type: TicketDraft['type']
  /** The figures; undefined: only price and fee rate are shown. */
  figures: OrderEstimate | undefined
  price: string | undefined
  feeRate: string
  /** Available before the order; shows what remains after it. */
  available?: string | undefined
  code: string
  currency: string
  /** Decimals of the product's prices. */
  priceScale: number
  /** Shown below the price, such as the current market price. */
  priceNote?: string | undefined
}

/** The cost breakdown of a spot order: in figures that add up, and unrounded behind a touch. */
export function SpotCosts(props: SpotCostsProps) {
  const { side, type, figures, available, code, currency, priceScale, priceNote } = props
  const price = figures?.price ?? props.price
  const rate = toPercent(figures?.feeRate ?? props.feeRate)
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const locale = useLanguage()
  const isBuying = side === 'buy'
  const priceLabels = {
    market: t.marketPrice(),
    limit: t.limitPrice(),
    stop: isBuying ? spot.atMost() : spot.stopPrice(),
    stopLimit: t.limitPrice(),
    oco: t.limitPrice(),
  }
  const remaining = remainingBalance(figures, available, isBuying)
  const shown = useShownTrade(figures, isBuying)
  const money = (value: string | undefined) => <ExactMoney value={value} currency={currency} />
  return (
    <>
      <DefinitionList
        lines={[
          {
            label: priceLabels[type],
            value: <Price value={price} decimals={decimalsOf(price, priceScale)} />,
            note: priceNote,
          },
          { label: t.quantity(), value: <ExactQuantity value={figures?.quantity} code={code} /> },
          { label: isBuying ? t.cost() : spot.proceeds(), value: money(shown?.cost) },
          {
            label: t.fee(),
            note: (isBuying ? t.feeOf : spot.feeOfProceeds)({
              rate: formatPercent(rate, { locale, decimals: decimalsOf(rate) }),
            }),
            value: money(shown?.fee),
          },
          { label: isBuying ? t.youPay() : t.youReceive(), value: money(shown?.total), isTotal: true },
          ...(available === undefined
            ? []
            : [
                {
                  label: isBuying ? t.availableAfter() : spot.holdingAfter(),
                  value: isBuying ? (
                    <ShortMoney value={remaining} currency={currency} isPrivate />
                  ) : (
                    <ExactQuantity value={remaining} code={code} isPrivate />
                  ),
                },
              ]),
        ]}
      />
      {figures && shown !== figures && <ExactTrade trade={figures} isBuying={isBuying} currency={currency} />}
    </>
  )
}

function toPercent(rate: string): string {
  return multiply(rate, '100')
}

/** The balance after the order; undefined when it is insufficient. */
function remainingBalance(
  figures: OrderEstimate | undefined,
  available: string | undefined,
  isBuying: boolean,
): string | undefined {
  if (!figures || !isDecimal(available)) return undefined
  const remaining = subtract(available, isBuying ? figures.total : figures.quantity)
  return sign(remaining) === -1 ? undefined : remaining
}
