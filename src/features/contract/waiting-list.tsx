import { useState } from 'react'
import type { ContractOrder } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Row } from '#src/ui/list.tsx'
import { Price } from '#src/ui/price.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { PagedList } from '#src/widgets/paged-list.tsx'
import styles from '#src/widgets/orders/orders.module.css'
import { decimalsOf, ExactQuantity, useExactly } from '#src/widgets/ticket/exact.tsx'
import { CancelContract } from './cancel-contract.tsx'
import { ContractReceipt } from './contract-receipt.tsx'
import { useUnitWords } from './unit-words.ts'
import { useWaitingOrders } from './use-contracts.ts'

/** One's own orders that wait for their price; `productId` undefined: of all products. */
export function WaitingList({ productId }: { productId: number | undefined }) {
  const t = useMessages('contract')
  const pages = useWaitingOrders({ productId })
  const [shown, setShown] = useState<ContractOrder>()
  const [leaving, setLeaving] = useState<ContractOrder>()
  return (
    <>
      <PagedList
        pages={pages}
        label={t.orders()}
        empty={{ title: t.noOrders(), text: t.noOrdersText() }}
        renderRow={order => (
          <WaitingRow
            key={order.id}
            order={order}
            onOpen={() => setShown(order)}
            onCancel={() => setLeaving(order)}
          />
        )}
      />
      <ContractReceipt receipt={shown && { order: shown }} onClose={() => setShown(undefined)} />
      {leaving && <CancelContract order={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

interface WaitingRowProps {
  order: ContractOrder
  onOpen: () => void
  onCancel: () => void
}

function WaitingRow({ order, onOpen, onCancel }: WaitingRowProps) {
  const t = useMessages('contract')
  const date = useDates()
  const exactly = useExactly()
  const unit = useUnitWords()(order)
  const isLong = order.direction === 'long'
  const line = t.positionLine({ direction: isLong ? t.long() : t.short(), code: order.productCode })
  return (
    <li className={styles.row}>
      <Row
        as="div"
        title={
          <span className={styles.side} data-side={isLong ? 'buy' : 'sell'}>
            {line} {t.times({ leverage: exactly(String(order.leverage)) })}
          </span>
        }
        subtitle={date(order.createdAt, 'moment')}
        end={<ExactQuantity value={order.quantity} code={unit} />}
        endNote={<Price value={order.limitPrice} decimals={decimalsOf(order.limitPrice, 2)} size="label" />}
        onPress={onOpen}
      />
      <IconButton icon="close" label={t.cancelOrder()} onPress={onCancel} size={18} />
    </li>
  )
}
