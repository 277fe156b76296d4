import { isSuccessful } from '#src/api/envelope.ts'
import { useCloseAccount } from '#src/api/generated/security/security.ts'
import type { ClosingAmount } from '#models'
import { textOfRemainder } from '#src/lib/trading/remainder.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { discardDraftsOf } from '#src/stores/storage/drafts.ts'
import { currentOwnerId, signOut } from '#src/stores/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { CheckboxField } from '#src/ui/forms/checkbox-field.tsx'
import { PasswordField } from '#src/ui/forms/password-field.tsx'
import { homePath, useNavigation } from '#src/ui/navigation.ts'
import { Sheet } from '#src/ui/sheet.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import styles from '#src/widgets/forms/account-forms.module.css'
import { ExactAmount } from '#src/widgets/format/exact-amount.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'

const empty = { password: '', agreed: '' }

/** What closing the account gives up, as it cannot be withdrawn; nothing when there is none. */
export function Remainder({ of }: { of: readonly ClosingAmount[] }) {
  const t = useMessages('user')
  if (of.length === 0) return null
  return (
    <Notice tone="risk" title={t.closeRemainder()}>
      {of.map(({ name, amount }) => (
        <p key={name}>
          <ExactAmount value={amount} currency={name} isPrivate={false} />
        </p>
      ))}
    </Notice>
  )
}

interface CloseAccountSheetProps {
  remainder: readonly ClosingAmount[]
  /** What is left may have changed: it has to be read again. */
  onRefused: () => void
  onClose: () => void
}

/** The final confirmation before an account is closed permanently. */
export function CloseAccountSheet({ remainder, onRefused, onClose }: CloseAccountSheetProps) {
  const t = useMessages('user')
  const common = useMessages('common')
  const s = useMessages('security')
  const v = useMessages('validation')
  const { relaunch } = useNavigation()
  const { mutateAsync } = useCloseAccount({ mutation: { onError: onRefused } })
  const form = useForm({
    initial: empty,
    validate: {
      password: text => (text === '' ? v.required() : undefined),
      agreed: text => (text === 'yes' ? undefined : t.closeCheckNeeded()),
    },
  })
  const send = async ({ password }: typeof empty) => {
    const givenUp = remainder.length > 0 ? { remainder: textOfRemainder(remainder) } : {}
    const data = { password, confirmation: 'close', ...givenUp } as const
    if (!isSuccessful(await mutateAsync({ data }))) return
    discardDraftsOf(currentOwnerId())
    relaunch(homePath())
    signOut()
    toast(t.closed())
  }
  return (
    <Sheet open onClose={onClose} title={t.closeTitle()} leaveLabel={common.cancel()} locked={form.isSending}>
      <form noValidate className={styles.part} onSubmit={form.submit(send)}>
        <p>{t.closeText()}</p>
        <Remainder of={remainder} />
        <PasswordField label={s.passwordToGoOn()} {...form.field('password')} />
        <CheckboxField label={t.closeCheck()} {...form.field('agreed')} />
        <FormError error={form.error} />
        <Button type="submit" block kind="danger" busy={form.isSending}>
          {t.closeBegin()}
        </Button>
      </form>
    </Sheet>
  )
}
