import { useQueryClient } from '@tanstack/react-query'
import { dataOf } from '#src/api/envelope.ts'
import type { UserInfo } from '#src/api/generated/models/index.ts'
import { getGetUserInfoQueryKey, renameAccount } from '#src/api/generated/user/user.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { lengthRange } from '#src/lib/validators.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/toast.tsx'
import { useForm } from '#src/widgets/use-form.ts'
import styles from '#src/widgets/account-forms.module.css'

/** As long as a name may be. */
const LONGEST = 64

/** Changes what one is called. */
export function NameSheet({ user, onClose }: { user: UserInfo; onClose: () => void }) {
  const t = useMessages('user')
  const common = useMessages('common')
  const client = useQueryClient()
  const form = useForm({
    initial: { nickName: user.nickName },
    check: { nickName: text => (lengthRange(text.trim(), 1, LONGEST) ? undefined : t.nameEmpty()) },
  })
  const send = async ({ nickName }: { nickName: string }) => {
    const answer = await renameAccount({ nickName: nickName.trim() }, { catch: true, quiet: true })
    if (!dataOf(answer)) return
    await client.invalidateQueries({ queryKey: getGetUserInfoQueryKey() })
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
          maxLength={LONGEST}
          {...form.field('nickName')}
        />
        {form.error && (
          <Notice tone="danger" live>
            {form.error.text}
          </Notice>
        )}
        <Button type="submit" block busy={form.isSending}>
          {common.save()}
        </Button>
      </form>
    </Sheet>
  )
}
