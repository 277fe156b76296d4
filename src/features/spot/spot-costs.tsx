import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { isDecimal, max, multiply, sign, subtract } from '#src/lib/money/money.ts'
import { shownDifference } from '#src/lib/numbers/agreeing-figures.ts'
import { formatPercent } from '#src/lib/numbers/format-number.ts'
import { Price } from '#src/ui/figures/price.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import type { OrderEstimate } from './validate-ticket.ts'
import type { TicketDraft } from '#src/widgets/ticket/ticket-draft.ts'
import {
  decimalsOf,
  ExactMoney,
  ExactQuantity,
  ShortMoney,
  ShortQuantity,
} from '#src/widgets/format/exact-amount.tsx'
import { CostList, useShownTrade, type CostLine, type OrderCosts } from '#src/widgets/ticket/ticket-costs.tsx'
import { useExactTrade } from './use-exact-trade.tsx'

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
  /** How the size is entered, on a ticket, which tells what it comes to. */
  by?: TicketDraft['by']
  /** On a confirmation: what is paid or received is large. */
  hasHero?: boolean
}

/** The costs of a spot order on its confirmation. */
export function SpotCosts(props: SpotCostsProps) {
  return <CostList {...useSpotCosts(props)} hasHero={props.hasHero} />
}

/** The costs of a spot order, in figures that add up. */
export function useSpotCosts(props: SpotCostsProps): OrderCosts {
  const { side, type, figures, code, currency, priceScale, priceNote, by } = props
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
  const shown = useShownTrade(figures, isBuying)
  const remainingLine = useRemainingLine(props, shown)
  const exact = useExactTrade(shown === figures ? undefined : figures, { isBuying, code, currency })
  const money = (value: string | undefined) => <ExactMoney value={value} currency={currency} />
  const Quantity = by ? ShortQuantity : ExactQuantity
  const quantityLine: CostLine = {
    label: t.quantity(),
    value: <Quantity value={figures?.quantity} code={code} />,
    isMain: by === 'amount',
  }
  const lines: CostLine[] = [
    {
      label: priceLabels[type],
      value: <Price value={price} decimals={decimalsOf(price, priceScale)} />,
      note: priceNote,
      isMain: true,
    },
    ...(by ? [] : [quantityLine]),
    { label: isBuying ? t.cost() : spot.proceeds(), value: money(shown?.cost) },
    {
      label: t.fee(),
      note: (isBuying ? t.feeOf : spot.feeOfProceeds)({
        rate: formatPercent(rate, { locale, decimals: decimalsOf(rate) }),
      }),
      value: money(shown?.fee),
      isMain: true,
    },
    ...(by ? [quantityLine] : []),
    {
      label: isBuying ? t.youPay() : t.youReceive(),
      value: money(shown?.total),
      isTotal: true,
      isMain: by === 'quantity',
      isHero: true,
    },
    ...remainingLine,
  ]
  return { lines, exact }
}

/** What is left of the money or of the holding. */
function useRemainingLine(
  { side, figures, available, code, currency, hasHero }: SpotCostsProps,
  shown: ReturnType<typeof useShownTrade>,
): CostLine[] {
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const { decimals } = useSite()
  if (available === undefined) return []
  const isBuying = side === 'buy'
  const exactRest = remainingBalance(figures, available, isBuying)
  // What is available less what is paid, as both are shown.
  const isShort = exactRest !== undefined && isBuying && shown !== undefined && shown !== figures
  const remaining = isShort ? max('0', shownDifference(available, [shown.total], decimals)) : exactRest
  return [
    {
      label: isBuying ? t.availableAfter() : spot.holdingAfter(),
      value: isBuying ? (
        <ShortMoney value={remaining} currency={currency} isPrivate />
      ) : (
        <ExactQuantity value={remaining} code={code} isPrivate />
      ),
      isTotal: hasHero === true,
    },
  ]
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
