import { useState } from 'react'
import { isSuccessful } from '#src/api/envelope.ts'
import { SwallowedAnswer } from '#src/api/errors.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import styles from './orders.module.css'
import { FormError } from '../forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '../format/server-messages.ts'

export interface CancelSheetProps {
  /** The order id. */
  id: string
  /** The generated mutation that cancels such an order. */
  cancellation: { mutateAsync: (variables: { data: { id: string } }) => Promise<unknown> }
  title?: string
  /** The order to cancel. */
  rows: readonly Definition[]
  onClose: () => void
}

/** Asks for confirmation before an open order is cancelled; a retry without an answer sends the same request. */
export function CancelSheet({ id, cancellation, rows: lines, onClose, ...props }: CancelSheetProps) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const [failure, setFailure] = useState<FormFailure>()
  const handleCancel = async () => {
    setFailure(undefined)
    try {
      const answer = await cancellation.mutateAsync({ data: { id } })
      if (isSuccessful(answer)) toast(t.orderCancelled())
      onClose()
    } catch (error) {
      // Swallowed: the client has shown the reason, or sign-in.
      if (error instanceof SwallowedAnswer) onClose()
      else setFailure(toFormFailure(error, locale))
    }
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
