import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { TextAreaField } from '#src/ui/forms/text-area-field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { PhotoInput } from '#src/widgets/photo-input/photo-input.tsx'
import { maxMessageLength, useMessageForm } from './use-message-form.ts'
import styles from './service.module.css'

/** The form for a message to customer support. */
export function MessageForm({ onSent }: { onSent: () => unknown }) {
  const t = useMessages('help')
  const { form, photos, submit, error } = useMessageForm(onSent)
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextAreaField label={t.write()} maxLength={maxMessageLength} {...form.field('text')} />
      <PhotoInput label={t.addPicture()} name="pictureId" photos={photos} />
      {error && (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
      <Button type="submit" block busy={form.isSending} disabled={photos.isBusy}>
        {t.send()}
      </Button>
    </form>
  )
}
