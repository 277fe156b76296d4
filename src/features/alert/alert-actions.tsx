import { useState } from 'react'
import { isSuccessful } from '#src/api/envelope.ts'
import { useChangeAlert, useDeleteAlert } from '#src/api/generated/alert/alert.ts'
import type { PriceAlert } from '#models'
import { translateServerMessage } from '#src/i18n/runtime.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { toFormFailure, type FormFailure } from '#src/widgets/format/server-messages.ts'

export interface AlertActionsProps {
  alert: PriceAlert
  /** The draft of its form, which is discarded. */
  draft: string
  onDone: () => void
}

/** Pauses or resumes an alert as it is saved, or deletes it. */
export function AlertActions({ alert, draft, onDone }: AlertActionsProps) {
  const t = useMessages('alert')
  const locale = useLanguage()
  const [failure, setFailure] = useState<FormFailure>()
  const { mutateAsync: change } = useChangeAlert()
  const { mutateAsync: remove } = useDeleteAlert()
  const { id, condition, value, isRepeating } = alert
  const isActive = alert.status === 'active'

  const run = async (action: () => Promise<unknown>, text: () => string) => {
    setFailure(undefined)
    try {
      if (!isSuccessful(await action())) return
      discardDraft(draft)
      toast(text())
      onDone()
    } catch (error) {
      setFailure(toFormFailure(error, locale))
    }
  }
  const pause = () =>
    run(
      () => change({ data: { id, condition, value, isRepeating, isPaused: isActive ? 1 : 0 } }),
      () => t.changed(),
    )
  return (
    <>
      <FormError error={failure} />
      {alert.status !== 'fired' && (
        <Button kind="quiet" block onPress={pause}>
          {isActive ? t.pause() : t.resume()}
        </Button>
      )}
      <Button
        kind="danger"
        block
        onPress={() =>
          run(
            () => remove({ data: { id } }),
            () => translateServerMessage('hint_alert_deleted'),
          )
        }
      >
        {t.remove()}
      </Button>
    </>
  )
}
