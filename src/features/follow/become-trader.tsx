import { dataOf } from '#src/api/envelope.ts'
import { useBecomeTrader } from '#src/api/generated/follow/follow.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { discardDraft } from '#src/stores/storage/drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import styles from './follow.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'

const draft = 'becomeTrader'
const nickNamePattern = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,22}[\p{L}\p{N}]$/u

/** Explains what becomes public, and asks for a name and consent. */
export function BecomeTrader({ onClose }: { onClose: () => void }) {
  const t = useMessages('follow')
  const { mutateAsync: becomeTrader } = useBecomeTrader()
  const form = useForm({
    initial: { nickName: '' },
    validate: { nickName: name => (nickNamePattern.test(name.trim()) ? undefined : t.nickNameWrong()) },
    draft,
  })
  const send = async (values: { nickName: string }) => {
    const fields = { nickName: values.nickName.trim(), consent: 'yes' as const }
    const trader = dataOf(await becomeTrader({ data: fields }))
    if (!trader) return
    discardDraft(draft)
    toast(t.becameTrader())
    onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t.become()}
      locked={form.isSending}
      footer={
        <Button block type="submit" busy={form.isSending} native={{ form: draft }}>
          {t.iAgree()}
        </Button>
      }
    >
      <form id={draft} noValidate className={styles.form} onSubmit={form.submit(send)}>
        <TextField
          label={t.nickName()}
          hint={t.nickNameHint()}
          maxLength={24}
          autoComplete="off"
          {...form.field('nickName')}
        />
        <Notice title={t.consentTitle()}>{t.consent()}</Notice>
        <FormError error={form.error} retryHint={t.unanswered()} />
      </form>
    </Sheet>
  )
}
