import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { ApiError } from '#src/api/errors.ts'
import { refreshAccount } from '../account/refresh-account.ts'
import { discardUnanswered, readUnanswered, sendOnce } from '../forms/send-once.ts'
import { errorMessage } from '../server-messages.ts'
import type { OrderOperation, OrderPreview } from './order-operation.ts'
import styles from './ticket.module.css'

export interface UnansweredOrderProps<Request extends object, Order> {
  operation: Pick<
    OrderOperation<never, OrderPreview, Request, Order>,
    'path' | 'place' | 'isRequest' | 'lists'
  >
  onAnswered: (order: Order) => void
  /** The order was not placed. */
  onRefused: (error: ApiError) => void
  /** Called when it no longer blocks new orders. */
  onResolved: () => void
}

/** An order that was sent but never answered, also before a reload: it can be retried, and is never placed twice. */
export function UnansweredOrder<Request extends object, Order>({
  operation,
  onAnswered,
  onRefused,
  onResolved: onSettled,
}: UnansweredOrderProps<Request, Order>) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const client = useQueryClient()
  const [text, setText] = useState<string>(t.unansweredText())

  const retry = async () => {
    const order = readUnanswered(operation.path, operation.isRequest)
    if (!order) return onSettled()
    try {
      const placed = await sendOnce(operation.path, order, operation.place, { isStored: true })
      if (placed) {
        onAnswered(placed)
        onSettled()
      }
    } catch (error) {
      if (error instanceof ApiError) {
        onRefused(error)
        onSettled()
      } else {
        setText(`${errorMessage(error, locale)}. ${t.unansweredText()}`)
      }
    }
  }
  const dismiss = () => {
    discardUnanswered(operation.path)
    void refreshAccount(client, operation.lists)
    onSettled()
  }
  return (
    <Notice
      tone="risk"
      title={t.unansweredTitle()}
      live
      action={
        <div className={styles.pair}>
          <Button size="small" kind="quiet" onPress={retry}>
            {t.askAgain()}
          </Button>
          <Button size="small" kind="plain" onPress={dismiss}>
            {t.iHaveChecked()}
          </Button>
        </div>
      }
    >
      {text}
    </Notice>
  )
}
