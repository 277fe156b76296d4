import { useState } from 'react'
import type { ContractOrder } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Row } from '#src/ui/list.tsx'
import { Price } from '#src/ui/figures/price.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { usePriceScale } from '#src/widgets/quotes/use-price-scale.ts'
import { OrderFigure, useCancelLabel } from '#src/widgets/orders/order-figures.tsx'
import styles from '#src/widgets/orders/orders.module.css'
import { CancelContractOrder } from './cancel-contract-order.tsx'
import { ContractReceipt } from './contract-receipt.tsx'
import { useUnitLabel } from './unit-labels.ts'
import { useOpenContractOrders } from './use-contracts.ts'
import { decimalsOf, ExactQuantity, useExactFormat, useOwnFormat } from '#src/widgets/format/exact-amount.tsx'
import { ProductMark } from '#src/widgets/quotes/product-mark.tsx'

/** Own open limit orders; `productId` undefined: of all products. */
export function OpenOrderList({ productId }: { productId: number | undefined }) {
  const t = useMessages('contract')
  const pages = useOpenContractOrders({ productId })
  const [shown, setShown] = useState<ContractOrder>()
  const [cancelling, setCancelling] = useState<ContractOrder>()
  return (
    <>
      <PagedList
        pages={pages}
        label={t.orders()}
        empty={{ title: t.noOrders(), text: t.noOrdersText() }}
        renderRow={order => (
          <OpenOrderRow
            key={order.id}
            order={order}
            onOpen={() => setShown(order)}
            onCancel={() => setCancelling(order)}
          />
        )}
      />
      <ContractReceipt receipt={shown && { order: shown }} onClose={() => setShown(undefined)} />
      {cancelling && <CancelContractOrder order={cancelling} onClose={() => setCancelling(undefined)} />}
    </>
  )
}

interface OpenOrderRowProps {
  order: ContractOrder
  onOpen: () => void
  onCancel: () => void
}

function OpenOrderRow({ order, onOpen, onCancel }: OpenOrderRowProps) {
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const cancelLabel = useCancelLabel()
  const own = useOwnFormat()
  const date = useDateFormat()
  const exactly = useExactFormat()
  const unit = useUnitLabel()(order)
  const priceScale = usePriceScale(order.productId)
  const isLong = order.direction === 'long'
  const named = { direction: isLong ? t.long() : t.short(), code: order.productCode }
  return (
    <li className={styles.row}>
      <Row
        as="div"
        start={<ProductMark product={order} />}
        title={
          <span className={styles.side} data-side={isLong ? 'buy' : 'sell'}>
            {t.leveragedLine({ ...named, leverage: exactly(String(order.leverage)) })}
          </span>
        }
        subtitle={date(order.createdAt, 'moment')}
        end={
          <OrderFigure label={t.quantity()}>
            <ExactQuantity value={order.quantity} code={unit} isPrivate />
          </OrderFigure>
        }
        endNote={
          <OrderFigure label={trade.limitPrice()}>
            <Price
              value={order.limitPrice}
              decimals={decimalsOf(order.limitPrice, priceScale)}
              size="label"
            />
          </OrderFigure>
        }
        onPress={onOpen}
      />
      <IconButton
        icon="close"
        label={cancelLabel(
          t.positionLine(named),
          `${own(order.quantity)} ${unit}`,
          order.limitPrice && exactly(order.limitPrice, priceScale),
        )}
        onPress={onCancel}
        size={18}
      />
    </li>
  )
}
