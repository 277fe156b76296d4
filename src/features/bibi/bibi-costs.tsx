import type { BibiPair, BibiPreview } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { isDecimal, sign, subtract } from '#src/lib/money.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Price } from '#src/ui/price.tsx'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { decimalsOf, ExactQuantity, useExactly } from '#src/widgets/ticket/exact.tsx'
import styles from '#src/widgets/ticket/ticket.module.css'
import type { BibiDraft } from './bibi-draft.ts'

export interface BibiCostsProps {
  draft: Pick<BibiDraft, 'side' | 'type'>
  pair: BibiPair
  /** The server's figures; undefined: the lines stand without any but the price. */
  figures: BibiPreview | undefined
  price: string | undefined
  /** Under the price, such as the pair's present one. */
  priceNote?: string | undefined
}

/** Everything that an exchange costs and gives, line by line, to the last digit. */
export function BibiCosts({ draft, pair, figures, price, priceNote }: BibiCostsProps) {
  const t = useMessages('trade')
  const words = useMessages('bibi')
  const locale = useLanguage()
  const isBuying = draft.side === 'buy'
  const [given, got] = isBuying ? [pair.quoteCode, pair.baseCode] : [pair.baseCode, pair.quoteCode]
  const rate = figures?.feeRate ?? (isBuying ? pair.buyFeeRate : pair.sellFeeRate)
  const shown = figures?.price ?? price
  return (
    <DefinitionList
      lines={[
        {
          label: draft.type === 'limit' ? t.limitPrice() : t.marketPrice(),
          value: <Price value={shown} decimals={decimalsOf(shown, pair.priceScale)} />,
          note: priceNote ?? words.perUnit({ quote: pair.quoteCode, base: pair.baseCode }),
        },
        { label: t.youPay(), value: <ExactQuantity value={figures?.paid} code={given} /> },
        {
          label: words.beforeFee(),
          value: <ExactQuantity value={isBuying ? figures?.quantity : figures?.cost} code={got} />,
        },
        {
          label: t.fee(),
          note: words.feeIn({ rate: feePercent(rate, locale) }),
          value: <ExactQuantity value={figures?.fee} code={got} />,
        },
        {
          label: t.youReceive(),
          value: <ExactQuantity value={figures?.received} code={got} />,
          isTotal: true,
        },
        { label: t.availableAfter(), value: <ExactQuantity value={leftOf(figures)} code={given} /> },
      ]}
    />
  )
}

/** What is left of what was available; undefined when it does not suffice. */
function leftOf(figures: BibiPreview | undefined): string | undefined {
  if (!figures || !isDecimal(figures.available)) return undefined
  const left = subtract(figures.available, figures.paid)
  return sign(left) === -1 ? undefined : left
}

/** The worst that an order may come to, and what it counts as; said before the button and on the sheet that asks. */
export function BibiRisks({ figures, type }: { figures: BibiPreview | undefined; type: BibiDraft['type'] }) {
  const words = useMessages('bibi')
  const exactly = useExactly()
  if (!figures || figures.problem) return <Notice>{words.coinsFall()}</Notice>
  const worst = {
    paid: exactly(figures.worstPaid),
    paidCode: figures.paidCode,
    received: exactly(figures.worstReceived),
    receivedCode: figures.receivedCode,
  }
  return (
    <>
      <Notice>
        {type === 'market'
          ? words.atWorst(worst)
          : words.atWorstLimit({ ...worst, price: exactly(figures.price) })}{' '}
        {words.coinsFall()}
      </Notice>
      <p className={styles.aside}>{words.worth({ value: exactly(figures.value, 2) })}</p>
    </>
  )
}
