import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { isDecimal, multiply, sign, subtract } from '#src/lib/money.ts'
import { formatPercent } from '#src/lib/numbers.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { Price } from '#src/ui/price.tsx'
import { decimalsOf, ExactMoney, ExactQuantity } from '#src/widgets/ticket/exact.tsx'
import type { Estimate } from './read-ticket.ts'
import type { TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'

export interface CostLinesProps {
  side: TicketDraft['side']
  type: TicketDraft['type']
  /** The figures; undefined: the lines stand without any but these two. */
  figures: Estimate | undefined
  price: string | undefined
  feeRate: string
  /** What could be spent or sold before; shows what is left. */
  available?: string | undefined
  code: string
  currency: string
  /** Decimals of the product's prices. */
  priceScale: number
  /** Under the price, such as the market's present one. */
  priceNote?: string | undefined
}

/** Everything that an order costs, line by line, to the last digit. */
export function CostLines(props: CostLinesProps) {
  const { side, type, figures, available, code, currency, priceScale, priceNote } = props
  const price = figures?.price ?? props.price
  const rate = percentOf(figures?.feeRate ?? props.feeRate)
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const locale = useLanguage()
  const isBuying = side === 'buy'
  const left = leftOf(figures, available, isBuying)
  return (
    <DefinitionList
      lines={[
        {
          label: type === 'limit' ? t.limitPrice() : t.marketPrice(),
          value: <Price value={price} decimals={decimalsOf(price, priceScale)} />,
          note: priceNote,
        },
        { label: t.quantity(), value: <ExactQuantity value={figures?.quantity} code={code} /> },
        {
          label: isBuying ? t.cost() : spot.proceeds(),
          value: <ExactMoney value={figures?.cost} currency={currency} />,
        },
        {
          label: t.fee(),
          note: t.feeOf({ rate: formatPercent(rate, { locale, decimals: decimalsOf(rate) }) }),
          value: <ExactMoney value={figures?.fee} currency={currency} />,
        },
        {
          label: isBuying ? t.youPay() : t.youReceive(),
          value: <ExactMoney value={figures?.total} currency={currency} />,
          isTotal: true,
        },
        ...(available === undefined
          ? []
          : [
              {
                label: isBuying ? t.availableAfter() : spot.holdingAfter(),
                value: isBuying ? (
                  <ExactMoney value={left} currency={currency} isPrivate />
                ) : (
                  <ExactQuantity value={left} code={code} />
                ),
              },
            ]),
      ]}
    />
  )
}

function percentOf(rate: string): string {
  return multiply(rate, '100')
}

/** What is left of what was available; undefined when it does not suffice. */
function leftOf(
  figures: Estimate | undefined,
  available: string | undefined,
  isBuying: boolean,
): string | undefined {
  if (!figures || !isDecimal(available)) return undefined
  const left = subtract(available, isBuying ? figures.total : figures.quantity)
  return sign(left) === -1 ? undefined : left
}
