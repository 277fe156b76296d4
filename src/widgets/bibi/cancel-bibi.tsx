import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '../../api/envelope.ts'
import { ApiError } from '../../api/errors.ts'
import { cancelBibiOrder } from '../../api/generated/bibi/bibi.ts'
import type { BibiCancelRequest, BibiOrder } from '../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { DefinitionList } from '../../ui/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Price } from '../../ui/price.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSendOnce } from '../contract/send-once.ts'
import styles from '../orders/orders.module.css'
import { errorWords } from '../server-words.ts'
import { decimalsOf, ExactQuantity } from '../ticket/exact.tsx'
import { refreshAccount } from '../ticket/send-order.ts'
import { bibiLists } from './bibi-operation.ts'

/** Asks before a waiting order is cancelled. */
export function CancelBibi({ order, onClose }: { order: BibiOrder; onClose: () => void }) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const client = useQueryClient()
  const [remark, setRemark] = useState<string>()
  const once = useSendOnce<Omit<BibiCancelRequest, 'idempotencyKey'>, BibiOrder>(
    'bibiOrder/cancel',
    async request => dataOf(await cancelBibiOrder(request, { catch: true, quiet: true })),
  )
  const press = async () => {
    setRemark(undefined)
    try {
      // Swallowed: the client has said why, or has shown sign-in.
      if (await once.send({ id: order.id })) toast(t.orderCancelled())
      onClose()
    } catch (error) {
      setRemark(error instanceof ApiError ? errorWords(error, locale) : t.cancelNoAnswer())
    }
    void refreshAccount(client, bibiLists)
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
              label: t.limitPrice(),
              value: <Price value={order.limitPrice} decimals={decimalsOf(order.limitPrice)} />,
              note: order.pairCode,
            },
            { label: t.heldFor(), value: <ExactQuantity value={order.paid} code={order.paidCode} /> },
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
