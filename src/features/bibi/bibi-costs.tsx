import type { BibiPair, BibiPreview } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { isDecimal, sign, subtract } from '#src/lib/money/money.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import styles from '#src/widgets/ticket/ticket.module.css'
import type { BibiDraft } from './bibi-draft.ts'
import { decimalsOf, ExactQuantity, useExactFormat } from '#src/widgets/format/exact-amount.tsx'

export interface BibiCostsProps {
  draft: Pick<BibiDraft, 'side' | 'type'>
  pair: BibiPair
  /** The figures of the preview; undefined: only the price is shown. */
  figures: BibiPreview | undefined
  price: string | undefined
  /** Shown below the price, such as the current market price. */
  priceNote?: string | undefined
}

/** The cost breakdown of a coin-to-coin order, unrounded. */
export function BibiCosts({ draft, pair, figures, price, priceNote }: BibiCostsProps) {
  const t = useMessages('trade')
  const bibi = useMessages('bibi')
  const locale = useLanguage()
  const isBuying = draft.side === 'buy'
  const [paidCode, receivedCode] = isBuying
    ? [pair.quoteCode, pair.baseCode]
    : [pair.baseCode, pair.quoteCode]
  const rate = figures?.feeRate ?? (isBuying ? pair.buyFeeRate : pair.sellFeeRate)
  const shown = figures?.price ?? price
  return (
    <DefinitionList
      lines={[
        {
          label: draft.type === 'limit' ? t.limitPrice() : t.marketPrice(),
          value: <Price value={shown} decimals={decimalsOf(shown, pair.priceScale)} />,
          note: priceNote ?? bibi.perUnit({ quote: pair.quoteCode, base: pair.baseCode }),
        },
        { label: t.youPay(), value: <ExactQuantity value={figures?.paid} code={paidCode} /> },
        {
          label: bibi.beforeFee(),
          value: <ExactQuantity value={isBuying ? figures?.quantity : figures?.cost} code={receivedCode} />,
        },
        {
          label: t.fee(),
          note: bibi.feeIn({ rate: feePercent(rate, locale) }),
          value: <ExactQuantity value={figures?.fee} code={receivedCode} />,
        },
        {
          label: t.youReceive(),
          value: <ExactQuantity value={figures?.received} code={receivedCode} />,
          isTotal: true,
        },
        {
          label: t.availableAfter(),
          value: <ExactQuantity value={remainingBalance(figures)} code={paidCode} isPrivate />,
        },
      ]}
    />
  )
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
