import { dataOf } from '#src/api/envelope.ts'
import { useSendServiceMessage } from '#src/api/generated/help/help.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { usePhotos } from '#src/widgets/photo-input/use-photos.ts'
import { useUnanswered } from '#src/widgets/forms/use-unanswered.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'

const draft = 'service'
/** Maximum length of a message, as in the specification. */
export const maxMessageLength = 2000

/** State of the message form: text and picture are kept as a draft until the message is sent, exactly once. */
export function useMessageForm() {
  const refusals = useMessages('refusals')
  const form = useForm({
    initial: { text: '', pictureId: '' },
    validate: {
      text: (text, { pictureId }) =>
        text.trim() === '' && pictureId === '' ? refusals.hint_service_empty() : undefined,
    },
    draft,
  })
  const photos = usePhotos({
    purpose: 'service',
    value: form.values.pictureId,
    onChange: id => form.set('pictureId', id),
    maxPhotos: 1,
  })
  const sending = useSendServiceMessage()
  const unanswered = useUnanswered(sending)
  const send = async () => {
    const { text, pictureId } = form.values
    const request = unanswered ?? { text: text.trim(), ...(pictureId === '' ? {} : { pictureId }) }
    if (!dataOf(await sending.mutateAsync({ data: request }))) return
    form.clear()
    discardDraft(draft)
  }
  return {
    form,
    photos,
    submit: form.submit(send),
  }
}
