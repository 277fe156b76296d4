import { dataOf } from '#src/api/envelope.ts'
import { useChangeFollow } from '#src/api/generated/follow/follow.ts'
import type { Follow } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import styles from './follow.module.css'
import { useLimitsForm } from './use-limits-form.ts'
import { LimitFields } from './limit-fields.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'

const formId = 'changeFollow'

/** Changes the limits of a follow. */
export function ChangeLimitsSheet({ follow, onClose }: { follow: Follow; onClose: () => void }) {
  const t = useMessages('follow')
  const { mutateAsync: changeFollow } = useChangeFollow()
  const draft = `changeFollow:${follow.id}`
  const { form, limits } = useLimitsForm(draft, follow)
  const send = async () => {
    const newLimits = limits()
    if (!newLimits) return
    const fields = { id: follow.id, ...newLimits }
    const changed = dataOf(await changeFollow({ data: fields }))
    if (!changed) return
    discardDraft(draft)
    toast(t.changed())
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.change()}
      locked={form.isSending}
      footer={
        <Button block type="submit" busy={form.isSending} native={{ form: formId }}>
          {t.save()}
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={form.submit(send)}>
        <LimitFields form={form} limits={limits} />
        <FormError error={form.error} retryHint={t.unanswered()} />
      </form>
    </Sheet>
  )
}
