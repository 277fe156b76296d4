import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isDone } from '../../api/envelope.ts'
import { ApiError } from '../../api/errors.ts'
import { cancelSpotOrder } from '../../api/generated/trade/trade.ts'
import type { SpotOrder } from '../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../i18n/use-messages.ts'
import { keyFor, payloadHash, settle } from '../../stores/idempotency.ts'
import { Button } from '../../ui/button.tsx'
import { DefinitionList } from '../../ui/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Price } from '../../ui/price.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toast.tsx'
import { errorWords } from '../server-words.ts'
import { decimalsOf, ExactQuantity } from '../ticket/exact.tsx'
import { refreshAccount } from '../ticket/send-order.ts'
import { spotLists } from './spot-operation.ts'
import styles from '../orders/orders.module.css'

export interface CancelOrderProps {
  /** Undefined: the sheet is closed. */
  order: SpotOrder | undefined
  onClose: () => void
}

/** Asks before an order is cancelled. */
export function CancelOrder({ order, onClose }: CancelOrderProps) {
  return order ? <OpenSheet key={order.id} order={order} onClose={onClose} /> : null
}

function OpenSheet({ order, onClose }: { order: SpotOrder; onClose: () => void }) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const client = useQueryClient()
  const [remark, setRemark] = useState<string>()
  const side = order.exchangeType === 1 ? t.buy() : t.sell()

  const press = async () => {
    setRemark(undefined)
    try {
      // Swallowed: the client has said why, or has shown sign-in.
      if (await cancelOnce(order.id)) toast(t.orderCancelled())
      onClose()
    } catch (error) {
      setRemark(error instanceof ApiError ? errorWords(error, locale) : t.cancelNoAnswer())
    }
    void refreshAccount(client, spotLists)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.cancelOrder()}
      footer={
        <div className={styles.choice}>
          <Button block kind="quiet" onPress={onClose}>
            {t.keepOrder()}
          </Button>
          <Button block kind="danger" onPress={press}>
            {t.cancelOrder()}
          </Button>
        </div>
      }
    >
      <div className={styles.receipt}>
        <DefinitionList
          lines={[
            {
              label: t.orderLine({ side, code: order.productCode }),
              value: <ExactQuantity value={order.quantity} code={order.productCode} />,
            },
            {
              label: t.limitPrice(),
              value: <Price value={order.limitPrice} decimals={decimalsOf(order.limitPrice, 2)} />,
            },
          ]}
        />
        <p>{t.cancelOrderText()}</p>
        {remark && (
          <Notice tone="danger" live>
            {remark}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}

/** Cancels an order; asked again without an answer it is the same request. @throws ApiError, TransportError */
async function cancelOnce(id: string): Promise<boolean> {
  const idempotencyKey = keyFor('spotOrder/cancel', payloadHash({ id }))
  try {
    const answer = await cancelSpotOrder({ id, idempotencyKey }, { catch: true, quiet: true })
    if (isDone(answer)) settle(idempotencyKey)
    return isDone(answer)
  } catch (error) {
    if (error instanceof ApiError) settle(idempotencyKey)
    throw error
  }
}
