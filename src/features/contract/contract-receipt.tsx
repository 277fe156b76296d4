import type { ContractOrder, ContractPreview } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import type { Definition } from '#src/ui/list.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { useCurrencyName } from '#src/widgets/format/use-currency-name.ts'
import { LazyPart } from '#src/widgets/lists/lazy-part.tsx'
import { ChangePrice } from '#src/widgets/orders/change-price.tsx'
import { usePriceScale } from '#src/widgets/quotes/use-price-scale.ts'
import type { PlacedOrder } from '#src/widgets/ticket/order-operation.ts'
import { useReasonRows, useRecordRows } from '#src/widgets/ticket/receipt-rows.ts'
import {
  DoneFooter,
  PreviewComparison,
  priceOf,
  ReceiptSheet,
  usePreviewedNote,
} from '#src/widgets/ticket/receipt-sheet.tsx'
import { CostList, useShownTrade } from '#src/widgets/ticket/ticket-costs.tsx'
import { amountsOf, useExactContract } from './contract-amounts.tsx'
import { useUnitLabel } from './unit-labels.ts'
import {
  decimalsOf,
  ExactMoney,
  ExactQuantity,
  ShortMoney,
  useExactFormat,
} from '#src/widgets/format/exact-amount.tsx'
import { DoneHead } from '#src/widgets/ticket/done-head.tsx'

type Receipt = PlacedOrder<ContractPreview, ContractOrder>

export interface ContractReceiptProps {
  /** Undefined: the sheet is closed. */
  receipt: Receipt | undefined
  onClose: () => void
}

/** The receipt of a contract order, compared with its preview. */
export function ContractReceipt({ receipt, onClose }: ContractReceiptProps) {
  const t = useMessages('contract')
  const trade = useMessages('trade')
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
      record={{ kind: 'contract', id: order.id }}
      footer={
        preview ? (
          <DoneFooter onClose={onClose} to={PATHS.contractPositions} label={t.allPositions()} />
        ) : (
          <ButtonLink block kind="quiet" to={PATHS.contractPositions}>
            {t.allPositions()}
          </ButtonLink>
        )
      }
    >
      {preview && order.status === 'filled' && <OpenedHead order={order} />}
      {preview && order.status !== 'rejected' && (
        <PreviewComparison
          {...{ order, preview, fields: previewedFigures }}
          isBuying={order.direction === 'long'}
          decimals={priceScale}
        />
      )}
      <ReceiptRows {...receipt} />
      {order.status === 'open' && order.limitPrice !== null && (
        <ChangePrice
          label={trade.limitPrice()}
          price={order.limitPrice}
          decimals={decimalsOf(order.limitPrice, priceScale)}
          renderReview={limitPrice => (
            <LazyPart
              name="contractMove"
              load={loadMove}
              props={{ order, limitPrice, onClose }}
              fallback={null}
            />
          )}
        />
      )}
    </ReceiptSheet>
  )
}

const loadMove = async () => ({ default: (await import('./move-contract-order.tsx')).MoveContractOrder })

/** Figures of the preview that the fill is compared with. */
const previewedFigures = ['quantity', 'notional', 'margin', 'fee', 'total', 'liquidationPrice'] as const

/** What was opened, in a line. */
function OpenedHead({ order }: Pick<Receipt, 'order'>) {
  const t = useMessages('contract')
  const exactly = useExactFormat()
  const direction = order.direction === 'long' ? t.long() : t.short()
  return (
    <DoneHead product={order}>
      {t.leveragedLine({
        direction,
        code: order.productCode,
        leverage: exactly(String(order.leverage)),
      })}
    </DoneHead>
  )
}

function ReceiptRows(receipt: Receipt) {
  const { order } = receipt
  const currency = useCurrencyName()(order.currencyId)
  const exact = useExactContract(hasAmounts(order) ? order : undefined, currency, true)
  return <CostList lines={useReceiptRows(receipt)} exact={exact} />
}

/** An order that ended without a position has cost nothing. */
const hasAmounts = ({ status }: ContractOrder) => status === 'open' || status === 'filled'

function useReceiptRows({ order, preview }: Receipt): Definition[] {
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const reasonRows = useReasonRows(order)
  const recordRows = useRecordRows(order, order.status === 'filled' ? t.openedAt() : undefined)
  const exactly = useExactFormat()
  const unit = useUnitLabel()(order)
  const currency = useCurrencyName()(order.currencyId)
  const previewedNote = usePreviewedNote()
  const priceScale = usePriceScale(order.productId)
  const noteOf = (name: 'quantity' | 'liquidationPrice') => previewedNote(order[name], preview?.[name])
  const shown = useShownTrade(amountsOf(order), true)!
  const previewed = useShownTrade(preview && amountsOf(preview), true)
  const money = (label: string, name: 'cost' | 'fee' | 'total'): Definition => ({
    label,
    note: previewedNote(shown[name], previewed?.[name]),
    value: <ExactMoney value={shown[name]} currency={currency} isPrivate />,
    isTotal: name === 'total',
  })
  const price = (label: string, value: string | null, note?: string): Definition[] =>
    value === null
      ? []
      : [{ label, note, value: <Price value={value} decimals={decimalsOf(value, priceScale)} /> }]
  const direction = order.direction === 'long' ? t.long() : t.short()
  return [
    {
      label: productName(order, locale),
      value: t.leveragedLine({
        direction,
        code: order.productCode,
        leverage: exactly(String(order.leverage)),
      }),
    },
    ...reasonRows,
    ...price(order.fillPrice === null ? trade.limitPrice() : t.entry(), priceOf(order)),
    {
      label: t.quantity(),
      note: noteOf('quantity'),
      value: <ExactQuantity value={order.quantity} code={unit} isPrivate />,
    },
    ...(!hasAmounts(order)
      ? []
      : [
          { label: t.value(), value: <ShortMoney value={order.notional} currency={currency} isPrivate /> },
          money(t.margin(), 'cost'),
          money(t.openFee(), 'fee'),
          money(order.status === 'open' ? trade.heldFor() : t.leaves(), 'total'),
          ...price(t.liquidationPrice(), order.liquidationPrice, noteOf('liquidationPrice')),
        ]),
    ...price(t.takeProfit(), order.takeProfit),
    ...price(t.stopLoss(), order.stopLoss),
    ...recordRows,
  ]
}
