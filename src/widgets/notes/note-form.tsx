import { useEffect, useRef } from 'react'
import { isSuccessful } from '#src/api/envelope.ts'
import { useSaveNote } from '#src/api/generated/note/note.ts'
import { translateServerMessage } from '#src/i18n/runtime.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { hasLengthInRange } from '#src/lib/validation/validators.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { TextAreaField } from '#src/ui/forms/text-area-field.tsx'
import { FormError } from '../forms/form-error.tsx'
import { useForm } from '../forms/use-form.ts'
import type { NoteSubject } from './note-part.tsx'
import styles from './notes.module.css'

/** Maximum length of a note, and what it must not contain, as in the specification. */
const MAX_NOTE_LENGTH = 500
const FORBIDDEN = /(?![\n\t])[\p{Cc}\p{Cs}]/u

export interface NoteFormProps extends NoteSubject {
  /** The note as it is saved; empty: there is none yet. */
  text: string
  onDone: () => void
}

/** Writes, changes or deletes a note; kept as a draft until it is saved. */
export function NoteForm({ text, ...subject }: NoteFormProps) {
  const t = useMessages('note')
  const common = useMessages('common')
  const { form, limit, save, close } = useNoteForm({ text, ...subject })
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // In place of the button that was pressed, to write on.
    const field = element.current?.querySelector('textarea')
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={form.submit(values => save(values.text.trim()))}
    >
      <TextAreaField label={t.label()} hint={t.hint({ limit })} rows={4} {...form.field('text')} />
      <FormError error={form.error} />
      <div className={styles.acts}>
        <Button type="submit" size="small" busy={form.isSending}>
          {common.save()}
        </Button>
        <Button kind="quiet" size="small" disabled={form.isSending} onPress={close}>
          {common.cancel()}
        </Button>
        {text !== '' && (
          <Button
            kind="danger"
            size="small"
            disabled={form.isSending}
            onPress={() => form.send(() => save(''))}
          >
            {t.remove()}
          </Button>
        )}
      </div>
    </form>
  )
}

function useNoteForm({ kind, refId, text, onDone }: NoteFormProps) {
  const t = useMessages('note')
  const locale = useLanguage()
  const { mutateAsync } = useSaveNote()
  const limit = formatNumber(`${MAX_NOTE_LENGTH}`, { locale, decimals: 0 })
  const draft = `note ${kind} ${refId}`
  const validate = (typed: string) => {
    if (typed.trim() === '') return t.empty()
    if (FORBIDDEN.test(typed)) return t.notAllowed()
    return hasLengthInRange(typed.trim(), 1, MAX_NOTE_LENGTH) ? undefined : t.tooLong({ limit })
  }
  const form = useForm({ initial: { text }, validate: { text: validate }, draft })
  const close = () => {
    discardDraft(draft)
    onDone()
  }
  const save = async (content: string) => {
    const answer = await mutateAsync({ data: { kind, refId, text: content } })
    if (!isSuccessful(answer)) return
    toast(translateServerMessage(answer.msg))
    close()
  }
  return { form, limit, save, close }
}
