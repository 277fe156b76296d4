import type { BibiPair, BibiPreview } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { isDecimal, sign, subtract } from '#src/lib/money/money.ts'
import { quantityPlaces, shownTrade, type TradeAmounts } from '#src/lib/numbers/agreeing-figures.ts'
import type { Definition } from '#src/ui/list.tsx'
import { CostList, useShownDecimals, type OrderCosts } from '#src/widgets/ticket/ticket-costs.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import styles from '#src/widgets/ticket/ticket.module.css'
import type { BibiDraft } from './bibi-draft.ts'
import {
  decimalsOf,
  ExactQuantity,
  useExactFormat,
  type ExactQuantityProps,
} from '#src/widgets/format/exact-amount.tsx'

export interface BibiCostsProps {
  draft: Pick<BibiDraft, 'side' | 'type'>
  pair: BibiPair
  /** The figures of the preview; undefined: only the price is shown. */
  figures: BibiPreview | undefined
  price: string | undefined
  /** Shown below the price, such as the current market price. */
  priceNote?: string | undefined
}

/** The costs of a coin-to-coin order on its confirmation. */
export function BibiCosts(props: BibiCostsProps) {
  return <CostList {...useBibiCosts(props)} hasHero />
}

/** The costs of a coin-to-coin order, in figures that add up. */
export function useBibiCosts({ draft, pair, figures, price, priceNote }: BibiCostsProps): OrderCosts {
  const t = useMessages('trade')
  const bibi = useMessages('bibi')
  const locale = useLanguage()
  const isBuying = draft.side === 'buy'
  const [paidCode, receivedCode] = isBuying
    ? [pair.quoteCode, pair.baseCode]
    : [pair.baseCode, pair.quoteCode]
  const rate = figures?.feeRate ?? (isBuying ? pair.buyFeeRate : pair.sellFeeRate)
  const shownPrice = figures?.price ?? price
  const gets = useShownReceipt(figures && receiptOf(figures, isBuying))
  const exact = useExactCoins(figures && receiptOf(figures, isBuying), receivedCode)
  return {
    exact,
    lines: [
      {
        label: draft.type === 'limit' ? t.limitPrice() : t.marketPrice(),
        value: <Price value={shownPrice} decimals={decimalsOf(shownPrice, pair.priceScale)} />,
        note: priceNote ?? bibi.perUnit({ quote: pair.quoteCode, base: pair.baseCode }),
        isMain: true,
      },
      { label: t.youPay(), value: <ExactQuantity value={figures?.paid} code={paidCode} />, isHero: true },
      { label: bibi.beforeFee(), value: <ReceivedCoins value={gets?.cost} code={receivedCode} /> },
      {
        label: t.fee(),
        note: bibi.feeIn({ rate: feePercent(rate, locale) }),
        value: <ReceivedCoins value={gets?.fee} code={receivedCode} />,
        isMain: true,
      },
      {
        label: t.youReceive(),
        value: <ReceivedCoins value={gets?.total} code={receivedCode} />,
        isTotal: true,
        isMain: true,
      },
      {
        label: t.availableAfter(),
        value: <ExactQuantity value={remainingBalance(figures)} code={paidCode} isPrivate />,
      },
    ],
  }
}

/** What an order brings: before the fee, the fee, and what is left. */
export const receiptOf = (
  { quantity, cost, fee, received }: Pick<BibiPreview, 'quantity' | 'cost' | 'fee' | 'received'>,
  isBuying: boolean,
): TradeAmounts => ({ cost: isBuying ? quantity : cost, fee, total: received })

/** What an order brings, in at least two decimals and as few as its fee and what is left can be told in. */
export function useShownReceipt(receipt: TradeAmounts | undefined): TradeAmounts | undefined {
  const decimals = useShownDecimals()
  if (!receipt || decimals === undefined) return receipt
  const places = Math.max(decimals, quantityPlaces(receipt.fee), quantityPlaces(receipt.total))
  return shownTrade(receipt, false, places)
}

/** A figure of what an order brings, whose digits line up with those beside it. */
export function ReceivedCoins(props: Omit<ExactQuantityProps, 'keepsZeros'>) {
  return <ExactQuantity {...props} keepsZeros={useShownDecimals() !== undefined} />
}

/** What an order brings with all its digits. */
export function useExactCoins(
  receipt: TradeAmounts | undefined,
  code: string,
  isPrivate = false,
): Definition[] {
  const t = useMessages('trade')
  const bibi = useMessages('bibi')
  const decimals = useShownDecimals()
  if (!receipt || decimals === undefined) return []
  const coins = (value: string) => <ExactQuantity value={value} code={code} isPrivate={isPrivate} />
  return [
    { label: bibi.beforeFee(), value: coins(receipt.cost) },
    { label: t.fee(), value: coins(receipt.fee) },
    { label: t.youReceive(), value: coins(receipt.total) },
  ]
}

/** The balance after the order; undefined when it is insufficient. */
function remainingBalance(figures: BibiPreview | undefined): string | undefined {
  if (!figures || !isDecimal(figures.available)) return undefined
  const remaining = subtract(figures.available, figures.paid)
  return sign(remaining) === -1 ? undefined : remaining
}

/** The worst case of an order and its value in USDT; shown on the ticket and on the confirmation sheet. */
export function BibiRisks({ figures, type }: { figures: BibiPreview | undefined; type: BibiDraft['type'] }) {
  const bibi = useMessages('bibi')
  const exactly = useExactFormat()
  if (!figures || figures.problem) return <Notice>{bibi.coinsFall()}</Notice>
  const worstCase = {
    paid: exactly(figures.worstPaid),
    paidCode: figures.paidCode,
    received: exactly(figures.worstReceived),
    receivedCode: figures.receivedCode,
  }
  return (
    <>
      <Notice>
        {type === 'market'
          ? bibi.atWorst(worstCase)
          : bibi.atWorstLimit({ ...worstCase, price: exactly(figures.price) })}{' '}
        {bibi.coinsFall()}
      </Notice>
      <p className={styles.aside}>{bibi.worth({ value: exactly(figures.value, 2) })}</p>
    </>
  )
}
