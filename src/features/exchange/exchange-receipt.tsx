import type { Exchange } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import type { Definition } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { CheckButton } from '#src/widgets/reconcile/check-sheet.tsx'
import { ExchangeRows } from './exchange-rows.tsx'
import styles from './exchange-receipt.module.css'
import { ExactAmount, ExactMoney, useExactFormat, useOwnFormat } from '#src/widgets/format/exact-amount.tsx'

export interface ExchangeReceiptProps {
  /** Undefined: the sheet is closed. */
  exchange: Exchange | undefined
  /** Whether it was just executed, on the terms shown. */
  isNew?: boolean
  onClose: () => void
}

/** An exchange with all figures needed to recompute it. */
export function ExchangeReceipt({ exchange, isNew = false, onClose }: ExchangeReceiptProps) {
  const t = useMessages('exchange')
  if (!exchange) return null
  const { fromCurrencyName: from, toCurrencyName: to } = exchange
  return (
    <Sheet
      open
      onClose={onClose}
      title={isNew ? t.done() : t.exchangedLine({ from, to })}
      footer={
        <ButtonLink
          block
          kind="quiet"
          to={isNew ? PATHS.exchangeRecords : pathTo(PATHS.ledgerEntries, { reference: exchange.id })}
          icon="receipt"
        >
          {isNew ? t.records() : t.entries()}
        </ButtonLink>
      }
    >
      <div className={styles.receipt}>
        <Outcome exchange={exchange} />
        {isNew && <Notice tone="ok">{t.asShown()}</Notice>}
        <ReceiptRows exchange={exchange} />
        <details className={styles.recompute}>
          <summary>{t.recompute()}</summary>
          <p>{t.recomputeText({ from, to })}</p>
        </details>
        <CheckButton record={{ kind: 'exchange', id: exchange.id }} />
      </div>
    </Sheet>
  )
}

/** What was paid and received, in the sentence by which the sheet is described: the figures are read one by one. */
function Outcome({ exchange }: { exchange: Exchange }) {
  const t = useMessages('exchange')
  const common = useMessages('common')
  const own = useOwnFormat()
  const { amount, fromCurrencyName, received, toCurrencyName } = exchange
  const first = common.labelled({ label: t.paid(), value: `${own(amount)} ${fromCurrencyName}` })
  const second = common.labelled({ label: t.received(), value: `${own(received)} ${toCurrencyName}` })
  return <p className="visually-hidden">{common.listed({ first, second })}</p>
}

function ReceiptRows({ exchange }: { exchange: Exchange }) {
  const t = useMessages('exchange')
  const date = useDateFormat()
  const { amount, fromCurrencyName, value, profit, rateTime, createdAt, id } = exchange
  return (
    <ExchangeRows
      figures={exchange}
      isExact
      before={[
        { label: t.paid(), value: <ExactAmount value={amount} currency={fromCurrencyName} isPrivate /> },
      ]}
      after={[
        ...usePriceRows(exchange),
        { label: t.value(), value: <ExactMoney value={value} currency="USDT" isPrivate /> },
        ...(profit === null
          ? []
          : [{ label: t.profit(), value: <ExactMoney value={profit} currency="USDT" isPrivate /> }]),
        { label: t.rateTime(), value: date(rateTime, 'moment') },
        { label: t.time(), value: date(createdAt, 'moment') },
        { label: t.number(), value: <bdi>{id}</bdi> },
      ]}
    />
  )
}

/** The prices behind the rate. A currency without a price counts as USDT. */
function usePriceRows(exchange: Exchange): Definition[] {
  const t = useMessages('exchange')
  const exactly = useExactFormat()
  const priceRow = (
    product: string | null,
    price: string,
    isInverse: boolean,
    currency: string,
  ): Definition[] =>
    product === null
      ? []
      : [
          {
            label: t.price({ product }),
            value: exactly(price, 2),
            note: isInverse ? t.inverseNote({ currency }) : t.priceNote({ currency }),
          },
        ]
  const { fromProductCode, fromPrice, fromInverse, fromCurrencyName } = exchange
  const { toProductCode, toPrice, toInverse, toCurrencyName } = exchange
  return [
    ...priceRow(fromProductCode, fromPrice, fromInverse, fromCurrencyName),
    ...priceRow(toProductCode, toPrice, toInverse, toCurrencyName),
  ]
}
