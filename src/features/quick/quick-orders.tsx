import { useState } from 'react'
import type { QuickOrder } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { SelectField } from '#src/ui/forms/select-field.tsx'
import { Row } from '#src/ui/list.tsx'
import { useRecordPrices } from '#src/stores/quotes/seen-prices.ts'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { usePriceScale } from '#src/widgets/quotes/use-price-scale.ts'
import { OrdersPanel } from '#src/widgets/orders/orders-panel.tsx'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import book from '#src/widgets/orders/orders.module.css'
import type { OrdersProps } from '#src/widgets/ticket/order-operation.ts'
import { NamedCountdown } from './countdown.tsx'
import { NetAmount } from './quick-costs.tsx'
import { QuickReceipt } from './quick-receipt.tsx'
import { useQuickLabels } from './quick-labels.ts'
import styles from './quick.module.css'
import { useFollowedOutcomes, useOutcomeAnnouncement } from './use-outcome-announcement.ts'
import {
  outcomes,
  useQuickOrder,
  useQuickOrders,
  type QuickResult,
  type Period,
  type QuickFilter,
} from './use-quick-orders.ts'
import { ExactMoney, useExactFormat } from '#src/widgets/format/exact-amount.tsx'
import { ProductMark } from '#src/widgets/quotes/product-mark.tsx'

/** Own quick orders: open ones, and a history filtered by outcome and period. */
export default function QuickOrders({ product }: OrdersProps) {
  const [outcome, setOutcome] = useState<QuickResult>()
  const [period, setPeriod] = useState<Period>()
  return (
    <OrdersPanel
      product={product}
      renderFilters={view =>
        view === 'history' && (
          <Filters outcome={outcome} onOutcome={setOutcome} period={period} onPeriod={setPeriod} />
        )
      }
    >
      {filter => <Orders {...filter} outcome={outcome} period={period} />}
    </OrdersPanel>
  )
}

interface FiltersProps {
  outcome: QuickResult | undefined
  onOutcome: (outcome: QuickResult | undefined) => void
  period: Period | undefined
  onPeriod: (period: Period | undefined) => void
}

const periodNames = ['day', 'week', 'month'] as const

function Filters({ outcome, onOutcome, period, onPeriod }: FiltersProps) {
  const t = useMessages('quick')
  const outcomeLabels = { won: t.statusWon, lost: t.statusLost, drawn: t.statusDrawn, voided: t.statusVoided }
  const periodLabels = { day: t.lastDay, week: t.lastWeek, month: t.lastMonth }
  return (
    <div className={styles.filters}>
      <SelectField
        name="outcome"
        label={t.outcome()}
        value={outcome ?? 'any'}
        onChange={value => onOutcome(outcomes.find(one => one === value))}
        options={[
          { value: 'any', label: t.anyOutcome() },
          ...outcomes.map(value => ({ value, label: outcomeLabels[value]() })),
        ]}
      />
      <SelectField
        name="period"
        label={t.period()}
        value={period ?? 'any'}
        onChange={value => onPeriod(periodNames.find(one => one === value))}
        options={[
          { value: 'any', label: t.anyTime() },
          ...periodNames.map(value => ({ value, label: periodLabels[value]() })),
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
  const emptyState = isFiltered
    ? { title: t.noMatch(), text: t.noMatchText() }
    : { title: t.noHistory(), text: t.noHistoryText() }
  return (
    <>
      <PagedList
        pages={pages}
        label={isOpenView ? trade.openOrders() : trade.history()}
        empty={isOpenView ? { title: t.noOpen(), text: t.noOpenText() } : emptyState}
        renderRow={order => <OrderRow key={order.id} order={order} onOpen={() => setShown(order)} />}
      />
      {isOpenView && pages.rows && <Outcomes open={pages.rows} />}
      <QuickReceipt receipt={shown && { order: shown }} onClose={() => setShown(undefined)} />
    </>
  )
}

/** Says how the orders end that were open here. */
function Outcomes({ open }: { open: readonly QuickOrder[] }) {
  const [known, setKnown] = useState<readonly QuickOrder[]>(open)
  const isOpen = ({ id }: QuickOrder) => open.some(order => order.id === id)
  const added = open.filter(({ id }) => !known.some(order => order.id === id))
  if (added.length > 0) setKnown([...known, ...added])
  useFollowedOutcomes(open)
  return known.filter(order => !isOpen(order)).map(order => <Outcome key={order.id} order={order} />)
}

function Outcome({ order }: { order: QuickOrder }) {
  useOutcomeAnnouncement(useQuickOrder(order))
  return null
}

function OrderRow({ order, onOpen }: { order: QuickOrder; onOpen: () => void }) {
  useRecordPrices(order.productId, order.status === 'open')
  const date = useDateFormat()
  const exactly = useExactFormat()
  const labels = useQuickLabels()
  const currency = useCurrencyName()(order.currencyId)
  const priceScale = usePriceScale(order.productId)
  const price = (value: string) => exactly(value, priceScale)
  const prices = [order.openPrice, order.closePrice].filter(value => value !== null).map(price)
  return (
    <li className={book.row}>
      <Row
        as="div"
        start={<ProductMark product={order} />}
        title={
          <span className={book.side} data-side={order.exchangeType === 1 ? 'buy' : 'sell'}>
            {labels.order(order)}
          </span>
        }
        subtitle={
          order.status === 'open' ? (
            <span className={styles.left}>
              <NamedCountdown from={order.createdAt} to={order.expiresAt} />
            </span>
          ) : (
            `${labels.status(order)} · ${date(order.expiresAt, 'moment')}`
          )
        }
        end={
          order.net === null ? (
            <ExactMoney value={order.stake} currency={currency} isPrivate />
          ) : (
            <NetAmount order={order} currency={currency} />
          )
        }
        endNote={<bdi className="figures">{prices.join(' → ')}</bdi>}
        onPress={onOpen}
      />
    </li>
  )
}
