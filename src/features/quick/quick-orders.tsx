import { useState } from 'react'
import type { QuickOrder } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { Row } from '#src/ui/list.tsx'
import { useSeenPrices } from '#src/stores/seen-prices.ts'
import { useCurrencyName } from '#src/widgets/currencies.ts'
import { useDates } from '#src/widgets/dates.ts'
import { OrderBook } from '#src/widgets/orders/order-book.tsx'
import { PagedList } from '#src/widgets/paged-list.tsx'
import book from '#src/widgets/orders/orders.module.css'
import { decimalsOf, ExactMoney, useExactly } from '#src/widgets/ticket/exact.tsx'
import type { OrdersProps } from '#src/widgets/ticket/order-operation.ts'
import { Countdown } from './countdown.tsx'
import { NetAmount } from './quick-lines.tsx'
import { QuickReceipt } from './quick-receipt.tsx'
import { useQuickWords } from './quick-words.ts'
import styles from './quick.module.css'
import { outcomes, useQuickOrders, type Outcome, type Period, type QuickFilter } from './use-quick-orders.ts'

/** One's own quick orders: those whose time runs, and what came of the others, by outcome and time. */
export default function QuickOrders({ product }: OrdersProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [period, setPeriod] = useState<Period>()
  return (
    <OrderBook
      product={product}
      renderFilters={view =>
        view === 'history' && (
          <Filters outcome={outcome} onOutcome={setOutcome} period={period} onPeriod={setPeriod} />
        )
      }
    >
      {filter => <Orders {...filter} outcome={outcome} period={period} />}
    </OrderBook>
  )
}

interface FiltersProps {
  outcome: Outcome | undefined
  onOutcome: (outcome: Outcome | undefined) => void
  period: Period | undefined
  onPeriod: (period: Period | undefined) => void
}

const spans = ['day', 'week', 'month'] as const

function Filters({ outcome, onOutcome, period, onPeriod }: FiltersProps) {
  const t = useMessages('quick')
  const outcomeWords = { won: t.statusWon, lost: t.statusLost, drawn: t.statusDrawn, voided: t.statusVoided }
  const spanWords = { day: t.lastDay, week: t.lastWeek, month: t.lastMonth }
  return (
    <div className={styles.filters}>
      <SelectField
        name="outcome"
        label={t.outcome()}
        value={outcome ?? 'any'}
        onChange={value => onOutcome(outcomes.find(one => one === value))}
        options={[
          { value: 'any', label: t.anyOutcome() },
          ...outcomes.map(value => ({ value, label: outcomeWords[value]() })),
        ]}
      />
      <SelectField
        name="period"
        label={t.period()}
        value={period ?? 'any'}
        onChange={value => onPeriod(spans.find(one => one === value))}
        options={[
          { value: 'any', label: t.anyTime() },
          ...spans.map(value => ({ value, label: spanWords[value]() })),
        ]}
      />
    </div>
  )
}

function Orders(filter: QuickFilter) {
  const t = useMessages('quick')
  const trade = useMessages('trade')
  const pages = useQuickOrders(filter)
  const [shown, setShown] = useState<QuickOrder>()
  const isOpenView = filter.view === 'open'
  const isFiltered = !isOpenView && (filter.outcome ?? filter.period) !== undefined
  const none = isFiltered
    ? { title: t.noMatch(), text: t.noMatchText() }
    : { title: t.noHistory(), text: t.noHistoryText() }
  return (
    <>
      <PagedList
        pages={pages}
        label={isOpenView ? trade.openOrders() : trade.history()}
        empty={isOpenView ? { title: t.noOpen(), text: t.noOpenText() } : none}
        renderRow={order => <OrderRow key={order.id} order={order} onOpen={() => setShown(order)} />}
      />
      <QuickReceipt receipt={shown && { order: shown }} onClose={() => setShown(undefined)} />
    </>
  )
}

function OrderRow({ order, onOpen }: { order: QuickOrder; onOpen: () => void }) {
  useSeenPrices(order.productId, order.status === 'open')
  const date = useDates()
  const exactly = useExactly()
  const words = useQuickWords()
  const currency = useCurrencyName()(order.currencyId)
  const price = (value: string) => exactly(value, decimalsOf(value, 2))
  const prices = [order.openPrice, order.closePrice].filter(value => value !== null).map(price)
  return (
    <li className={book.row}>
      <Row
        as="div"
        title={
          <span className={book.side} data-side={order.exchangeType === 1 ? 'buy' : 'sell'}>
            {words.order(order)}
          </span>
        }
        subtitle={
          order.status === 'open' ? (
            <span className={styles.left}>
              <Countdown from={order.createdAt} to={order.expiresAt} />
            </span>
          ) : (
            `${words.status(order)} · ${date(order.expiresAt, 'moment')}`
          )
        }
        end={
          order.net === null ? (
            <ExactMoney value={order.stake} currency={currency} />
          ) : (
            <NetAmount net={order.net} currency={currency} />
          )
        }
        endNote={<bdi className="figures">{prices.join(' → ')}</bdi>}
        onPress={onOpen}
      />
    </li>
  )
}
