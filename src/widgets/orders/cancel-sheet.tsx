import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import type { CallOptions } from '#src/api/client.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useSendOnce } from '../send-once.ts'
import { errorWords } from '../server-words.ts'
import { refreshAccount } from '../ticket/send-order.ts'
import styles from './orders.module.css'

interface CancelRequest {
  id: string
  idempotencyKey: string
}

export interface CancelSheetProps<Answer> {
  /** The order's number. */
  id: string
  /** What the request is kept under until it is answered. */
  path: string
  cancel: (request: CancelRequest, options: CallOptions) => Promise<Answer>
  /** The lists that the order stands in. */
  lists: Parameters<typeof refreshAccount>[1]
  title?: string
  /** What would be cancelled. */
  lines: readonly Definition[]
  onClose: () => void
}

/** Asks before a waiting order is cancelled; asked again without an answer it is the same request. */
export function CancelSheet<Answer>(props: CancelSheetProps<Answer>) {
  const { id, path, cancel, lists, lines, onClose } = props
  const t = useMessages('trade')
  const locale = useLanguage()
  const client = useQueryClient()
  const [remark, setRemark] = useState<string>()
  const once = useSendOnce<{ id: string }, object>(path, async request => {
    const data: unknown = dataOf(await cancel(request, { catch: true, quiet: true }))
    return typeof data === 'object' && data !== null ? data : undefined
  })
  const press = async () => {
    setRemark(undefined)
    try {
      // Swallowed: the client has said why, or has shown sign-in.
      if (await once.send({ id })) toast(t.orderCancelled())
      onClose()
    } catch (error) {
      setRemark(error instanceof ApiError ? errorWords(error, locale) : t.cancelNoAnswer())
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
          <Button block kind="danger" onPress={press}>
            {props.title ?? t.cancelOrder()}
          </Button>
        </div>
      }
    >
      <div className={styles.receipt}>
        <DefinitionList lines={lines} />
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
