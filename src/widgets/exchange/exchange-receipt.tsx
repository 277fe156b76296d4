import type { Exchange } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import type { Definition } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { SandboxBadge } from '#src/ui/states.tsx'
import { dayOf } from '#src/lib/days.ts'
import { useDates } from '../dates.ts'
import { CheckButton } from '../reconcile/check-sheet.tsx'
import { ExactMoney, useExactly } from '../ticket/exact.tsx'
import { ExchangeAmount } from './exchange-amount.tsx'
import { ExchangeLines } from './exchange-lines.tsx'
import styles from './exchange-receipt.module.css'

export interface ExchangeReceiptProps {
  /** Undefined: the sheet is closed. */
  exchange: Exchange | undefined
  /** It came about just now, as it was shown. */
  isNew?: boolean
  onClose: () => void
}

/** One exchange with everything that it can be computed from again. */
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
          to={isNew ? PATHS.exchangeRecords : entriesOf(exchange)}
          icon="receipt"
        >
          {isNew ? t.records() : t.entries()}
        </ButtonLink>
      }
    >
      <div className={styles.receipt}>
        {isNew && <Notice tone="ok">{t.asShown()}</Notice>}
        <Lines exchange={exchange} />
        <details className={styles.recompute}>
          <summary>{t.recompute()}</summary>
          <p>{t.recomputeText({ from, to })}</p>
        </details>
        <CheckButton record={{ kind: 'exchange', id: exchange.id }} />
        <SandboxBadge />
      </div>
    </Sheet>
  )
}

/** The entries of its day. */
function entriesOf({ createdAt }: Exchange): string {
  const day = dayOf(createdAt)
  return pathTo(PATHS.ledgerEntries, { from: day, to: day })
}

function Lines({ exchange }: { exchange: Exchange }) {
  const t = useMessages('exchange')
  const date = useDates()
  const { amount, fromCurrencyName, value, profit, rateTime, createdAt, id } = exchange
  return (
    <ExchangeLines
      figures={exchange}
      isExact
      before={[
        { label: t.paid(), value: <ExchangeAmount value={amount} currency={fromCurrencyName} isPrivate /> },
      ]}
      after={[
        ...usePriceLines(exchange),
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

/** The prices that the rate was made of. A currency without one counts as a USDT. */
function usePriceLines(exchange: Exchange): Definition[] {
  const t = useMessages('exchange')
  const exactly = useExactly()
  const line = (product: string | null, price: string, isInverse: boolean, currency: string): Definition[] =>
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
    ...line(fromProductCode, fromPrice, fromInverse, fromCurrencyName),
    ...line(toProductCode, toPrice, toInverse, toCurrencyName),
  ]
}
