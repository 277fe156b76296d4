import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { TextAreaField } from '#src/ui/forms/text-area-field.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { PhotoInput } from '#src/widgets/photo-input/photo-input.tsx'
import { maxMessageLength, useMessageForm } from './use-message-form.ts'
import styles from './service.module.css'

/** The form for a message to customer support. */
export function MessageForm() {
  const t = useMessages('help')
  const { form, photos, submit } = useMessageForm()
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextAreaField label={t.write()} maxLength={maxMessageLength} {...form.field('text')} />
      <PhotoInput label={t.addPicture()} name="pictureId" photos={photos} />
      <FormError error={form.error} noAnswerText={t.notSent()} />
      <Button type="submit" block busy={form.isSending} disabled={photos.isBusy}>
        {t.send()}
      </Button>
    </form>
  )
}
