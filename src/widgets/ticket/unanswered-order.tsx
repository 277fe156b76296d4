import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/feedback/announcer.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { discardUnanswered, readUnanswered } from '#src/api/unanswered-requests.ts'
import { errorMessage } from '../format/server-messages.ts'
import type { OrderOperation, OrderPreview, Placement } from './order-operation.ts'
import styles from './ticket.module.css'

export interface UnansweredOrderProps<Request extends object, Order> {
  operation: Pick<OrderOperation<never, OrderPreview, Request>, 'operationId' | 'isRequest'>
  placement: Placement<Request, Order>
  onAnswered: (order: Order) => void
  /** The order was not placed. */
  onRefused: (error: ApiError) => void
  /** Called when it no longer blocks new orders. */
  onResolved: () => void
}

/** An order that was sent but never answered, also before a reload: it can be retried, and is never placed twice. */
export function UnansweredOrder<Request extends object, Order>({
  operation,
  placement,
  onAnswered,
  onRefused,
  onResolved: onSettled,
}: UnansweredOrderProps<Request, Order>) {
  const t = useMessages('trade')
  const common = useMessages('common')
  const locale = useLanguage()
  const [text, setText] = useState<string>(t.unansweredText())

  const retry = async () => {
    const order = readUnanswered(operation.operationId, operation.isRequest)
    if (!order) return onSettled()
    try {
      const placed = dataOf(await placement.mutateAsync({ data: order }))
      if (placed) {
        onAnswered(placed)
        onSettled()
      }
    } catch (error) {
      if (error instanceof ApiError) {
        onRefused(error)
        onSettled()
      } else {
        const failed = common.sentences({ first: errorMessage(error, locale), second: t.unansweredText() })
        if (failed === text) announce(failed)
        setText(failed)
      }
    }
  }
  const dismiss = () => {
    discardUnanswered(operation.operationId)
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
