import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '../../api/envelope.ts'
import { ApiError } from '../../api/errors.ts'
import { cancelContractOrder } from '../../api/generated/contract/contract.ts'
import type { ContractCancelRequest, ContractOrder } from '../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../i18n/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { DefinitionList } from '../../ui/list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Price } from '../../ui/price.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCurrencyName } from '../currencies.ts'
import styles from '../orders/orders.module.css'
import { errorWords } from '../server-words.ts'
import { decimalsOf, ExactMoney } from '../ticket/exact.tsx'
import { refreshAccount } from '../ticket/send-order.ts'
import { contractLists } from './contract-operation.ts'
import { useSendOnce } from './send-once.ts'

/** Asks before a waiting order is cancelled. */
export function CancelContract({ order, onClose }: { order: ContractOrder; onClose: () => void }) {
  const t = useMessages('contract')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const client = useQueryClient()
  const currency = useCurrencyName()(order.currencyId)
  const [remark, setRemark] = useState<string>()
  const once = useSendOnce<Omit<ContractCancelRequest, 'idempotencyKey'>, ContractOrder>(
    'contractOrder/cancel',
    async request => dataOf(await cancelContractOrder(request, { catch: true, quiet: true })),
  )
  const press = async () => {
    setRemark(undefined)
    try {
      // Swallowed: the client has said why, or has shown sign-in.
      if (await once.send({ id: order.id })) toast(trade.orderCancelled())
      onClose()
    } catch (error) {
      setRemark(error instanceof ApiError ? errorWords(error, locale) : trade.cancelNoAnswer())
    }
    void refreshAccount(client, contractLists)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.cancelOrder()}
      footer={
        <div className={styles.choice}>
          <Button block kind="quiet" onPress={onClose}>
            {trade.keepOrder()}
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
              label: trade.limitPrice(),
              value: <Price value={order.limitPrice} decimals={decimalsOf(order.limitPrice, 2)} />,
            },
            {
              label: trade.heldFor(),
              value: <ExactMoney value={order.total} currency={currency} isPrivate />,
            },
          ]}
        />
        <p>{trade.cancelOrderText()}</p>
        {remark && (
          <Notice tone="danger" live>
            {remark}
          </Notice>
        )}
      </div>
    </Sheet>
  )
}
