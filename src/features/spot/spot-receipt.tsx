import type { SpotOrder, SpotPreview } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { Definition } from '#src/ui/list.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { feePercent } from '#src/widgets/fees/fee-percent.ts'
import { LazyPart } from '#src/widgets/lists/lazy-part.tsx'
import { LazyNote } from '#src/widgets/notes/lazy-note.tsx'
import { ChangePrice } from '#src/widgets/orders/change-price.tsx'
import { useOrderStatusLabels } from '#src/widgets/orders/use-order-status.tsx'
import { usePriceScale } from '#src/widgets/quotes/use-price-scale.ts'
import { CostList, useShownTrade } from '#src/widgets/ticket/ticket-costs.tsx'
import { movablePrices, type MovedPrice } from './move-order.ts'
import { useExactTrade } from './use-exact-trade.tsx'
import { useOrderPriceLines } from './use-order-price-lines.tsx'
import type { PlacedOrder } from '#src/widgets/ticket/order-operation.ts'
import { DoneHead } from '#src/widgets/ticket/done-head.tsx'
import { useReasonRows, useRecordRows } from '#src/widgets/ticket/receipt-rows.ts'
import {
  DoneFooter,
  PreviewComparison,
  priceOf,
  ReceiptSheet,
  usePreviewedNote,
} from '#src/widgets/ticket/receipt-sheet.tsx'
import { PATHS } from '#src/lib/paths.ts'
import {
  decimalsOf,
  ExactMoney,
  ExactQuantity,
  useExactFormat,
  useOwnFormat,
} from '#src/widgets/format/exact-amount.tsx'

type Receipt = PlacedOrder<SpotPreview, SpotOrder>

interface SpotReceiptProps {
  /** Undefined: the sheet is closed. */
  receipt: Receipt | undefined
  onClose: () => void
}

/** The receipt of an order, compared with its preview. */
export function SpotReceipt({ receipt, onClose }: SpotReceiptProps) {
  const t = useMessages('trade')
  const priceScale = usePriceScale(receipt?.order.productId)
  if (!receipt) return null
  const titles = {
    open: t.receiptOpen,
    filled: t.receiptFilled,
    cancelled: t.receiptCancelled,
    rejected: t.receiptRejected,
  }
  const { order, preview } = receipt
  return (
    <ReceiptSheet
      title={titles[order.status]()}
      onClose={onClose}
      record={{ kind: 'spotOrder', id: order.id }}
      footer={
        preview && order.status === 'filled' ? (
          <DoneFooter onClose={onClose} to={PATHS.wallet} label={t.viewHolding()} />
        ) : undefined
      }
    >
      {preview && order.status === 'filled' && <FillSummary order={order} />}
      {preview && order.status !== 'rejected' && (
        <PreviewComparison
          {...{ order, preview, fields: previewedFigures }}
          fixed={['feeRate']}
          isBuying={order.exchangeType === 1}
          decimals={priceScale}
        />
      )}
      <ReceiptRows {...receipt} />
      {order.status === 'open' && <ChangePrices order={order} onClose={onClose} />}
      <LazyNote kind="spotOrder" refId={order.id} />
    </ReceiptSheet>
  )
}

const loadMove = async () => ({ default: (await import('./move-spot-order.tsx')).MoveSpotOrder })

/** Each price of an open order that can be changed. */
function ChangePrices({ order, onClose }: { order: SpotOrder; onClose: () => void }) {
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const priceScale = usePriceScale(order.productId)
  const { limitPrice, stopPrice } = movablePrices(order)
  const change = (label: string, price: string, movedTo: (to: string) => MovedPrice) => (
    <ChangePrice
      {...{ label, price }}
      decimals={decimalsOf(price, priceScale)}
      renderReview={to => (
        <LazyPart
          name="spotMove"
          load={loadMove}
          props={{ order, moved: movedTo(to), onClose }}
          fallback={null}
        />
      )}
    />
  )
  return (
    <>
      {limitPrice !== undefined && change(t.limitPrice(), limitPrice, to => ({ limitPrice: to }))}
      {stopPrice !== undefined && change(spot.stopPrice(), stopPrice, to => ({ stopPrice: to }))}
    </>
  )
}

/** What was bought or sold, at what price, and for how much, as a sentence. */
function FillSummary({ order }: { order: SpotOrder }) {
  const t = useMessages('trade')
  const exactly = useExactFormat()
  const own = useOwnFormat()
  const { total } = useShownTrade(order, order.exchangeType === 1)!
  const currency = useCurrencyName()(order.currencyId)
  const done = {
    quantity: own(order.quantity),
    code: order.productCode,
    price: exactly(priceOf(order), usePriceScale(order.productId)),
    total: `${own(total, 2)} ${currency}`,
  }
  return <DoneHead product={order}>{order.exchangeType === 1 ? t.bought(done) : t.sold(done)}</DoneHead>
}

/** Figures of the preview that the fill is compared with. */
const previewedFigures = ['quantity', 'cost', 'feeRate', 'fee', 'total'] as const

function ReceiptRows(receipt: Receipt) {
  const { order } = receipt
  const t = useMessages('trade')
  const locale = useLanguage()
  const figureRows = useFigureRows(receipt)
  const reasonRows = useReasonRows(order)
  const recordRows = useRecordRows(order)
  const side = order.exchangeType === 1 ? t.buy() : t.sell()
  const statuses = useOrderStatusLabels()
  const currency = useCurrencyName()(order.currencyId)
  const exact = useExactTrade(hasAmounts(order) ? order : undefined, {
    isBuying: order.exchangeType === 1,
    code: order.productCode,
    currency,
    isPrivate: true,
  })
  return (
    <CostList
      lines={[
        { label: productName(order, locale), value: t.orderLine({ side, code: order.productCode }) },
        { label: t.status(), value: statuses[order.status] },
        ...reasonRows,
        ...figureRows,
        ...recordRows,
      ]}
      exact={exact}
    />
  )
}

/** An order that ended without a trade has cost nothing. */
const hasAmounts = ({ status }: SpotOrder) => status === 'open' || status === 'filled'

/** Price and quantity and, unless cancelled or rejected, what the order costs or holds. */
function useFigureRows({ order, preview }: Receipt): Definition[] {
  const t = useMessages('trade')
  const spot = useMessages('spot')
  const locale = useLanguage()
  const currency = useCurrencyName()(order.currencyId)
  const isBuying = order.exchangeType === 1
  const noteOf = usePreviewedNote()
  const shown = useShownTrade(order, isBuying)!
  const previewed = useShownTrade(preview, isBuying)
  const priceLines = useOrderPriceLines(order)
  const money = (label: string, name: 'cost' | 'fee' | 'total'): Definition => ({
    label,
    value: <ExactMoney value={shown[name]} currency={currency} isPrivate />,
    note:
      noteOf(shown[name], previewed?.[name]) ??
      (name === 'fee' &&
        (isBuying ? t.feeOf : spot.feeOfProceeds)({ rate: feePercent(order.feeRate, locale) })),
    isTotal: name === 'total',
  })
  const price = priceOf(order)
  const priceScale = usePriceScale(order.productId)
  const rows: Definition[] = [
    ...priceLines,
    ...(order.fillPrice === null
      ? []
      : [
          {
            label: t.price(),
            value: <Price value={price} decimals={decimalsOf(price, priceScale)} />,
            note: noteOf(price, preview?.price, priceScale),
          },
        ]),
    {
      label: t.quantity(),
      value: <ExactQuantity value={order.quantity} code={order.productCode} isPrivate />,
      note: noteOf(order.quantity, preview?.quantity, 0),
    },
  ]
  if (!hasAmounts(order)) return rows
  return [
    ...rows,
    money(isBuying ? t.cost() : spot.proceeds(), 'cost'),
    money(t.fee(), 'fee'),
    money(order.status === 'open' && isBuying ? t.heldFor() : t.total(), 'total'),
  ]
}
