import { dataOf } from '#src/api/envelope.ts'
import type { UserInfo } from '#models'
import { useRenameAccount } from '#src/api/generated/user/user.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { hasLengthInRange } from '#src/lib/validation/validators.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import styles from '#src/widgets/forms/account-forms.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'

/** Maximum length of a name. */
const MAX_NAME_LENGTH = 64

/** Changes the display name. */
export function NameSheet({ user, onClose }: { user: UserInfo; onClose: () => void }) {
  const t = useMessages('user')
  const common = useMessages('common')
  const { mutateAsync } = useRenameAccount()
  const form = useForm({
    initial: { nickName: user.nickName },
    validate: {
      nickName: text => (hasLengthInRange(text.trim(), 1, MAX_NAME_LENGTH) ? undefined : t.nameEmpty()),
    },
  })
  const send = async ({ nickName }: { nickName: string }) => {
    if (!dataOf(await mutateAsync({ data: { nickName: nickName.trim() } }))) return
    toast(t.nameSaved())
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title={t.nameTitle()} locked={form.isSending}>
      <form noValidate className={styles.part} onSubmit={form.submit(send)}>
        <TextField
          label={t.name()}
          hint={t.nameHint()}
          autoComplete="nickname"
          maxLength={MAX_NAME_LENGTH}
          {...form.field('nickName')}
        />
        <FormError error={form.error} />
        <Button type="submit" block busy={form.isSending}>
          {common.save()}
        </Button>
      </form>
    </Sheet>
  )
}
