import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import type { CallOptions } from '#src/api/client.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useSendOnce } from '../forms/send-once.ts'
import { refreshAccount } from '../account/refresh-account.ts'
import styles from './orders.module.css'
import { FormError } from '../forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '../server-messages.ts'

interface CancelRequest {
  id: string
  idempotencyKey: string
}

export interface CancelSheetProps<Answer> {
  /** The order id. */
  id: string
  /** Key under which the request is kept until it is answered. */
  path: string
  cancel: (request: CancelRequest, options: CallOptions) => Promise<Answer>
  /** The lists that contain the order. */
  lists: Parameters<typeof refreshAccount>[1]
  title?: string
  /** The order to cancel. */
  rows: readonly Definition[]
  onClose: () => void
}

/** Asks for confirmation before an open order is cancelled; a retry without an answer sends the same request. */
export function CancelSheet<Answer>(props: CancelSheetProps<Answer>) {
  const { id, path, cancel, lists, rows: lines, onClose } = props
  const t = useMessages('trade')
  const locale = useLanguage()
  const client = useQueryClient()
  const [failure, setFailure] = useState<FormFailure>()
  const cancellation = useSendOnce<{ id: string }, object>(path, async request => {
    const data: unknown = dataOf(await cancel(request, { catch: true, quiet: true }))
    return typeof data === 'object' && data !== null ? data : undefined
  })
  const handleCancel = async () => {
    setFailure(undefined)
    try {
      // Swallowed: the client has shown the reason, or sign-in.
      if (await cancellation.send({ id })) toast(t.orderCancelled())
      onClose()
    } catch (error) {
      setFailure(toFormFailure(error, locale))
    }
    void refreshAccount(client, lists)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={props.title ?? t.cancelOrder()}
      footer={
        <div className={styles.choice}>
          <Button block kind="quiet" onPress={onClose}>
            {t.keepOrder()}
          </Button>
          <Button block kind="danger" onPress={handleCancel}>
            {props.title ?? t.cancelOrder()}
          </Button>
        </div>
      }
    >
      <div className={styles.receipt}>
        <DefinitionList lines={lines} />
        <p>{t.cancelOrderText()}</p>
        <FormError error={failure} noAnswerText={t.cancelNoAnswer()} />
      </div>
    </Sheet>
  )
}
