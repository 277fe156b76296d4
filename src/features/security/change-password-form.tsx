import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { useChangePassword } from '#src/api/generated/security/security.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/forms/password-field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { PasswordRules } from '#src/widgets/forms/password-rules.tsx'
import { usePasswordError } from '#src/widgets/forms/use-password-error.ts'
import styles from '#src/widgets/forms/account-forms.module.css'
import { FormError } from '#src/widgets/forms/form-error.tsx'

const empty = { oldPassword: '', newPassword: '', again: '' }

/** Changes the sign-in password, which signs out all other devices: stated before and after. */
export function ChangePasswordForm({ changedAt }: { changedAt: number | null }) {
  const t = useMessages('security')
  const v = useMessages('validation')
  const date = useDateFormat()
  const passwordErrorOf = usePasswordError()
  const { mutateAsync } = useChangePassword()
  const [endedSessions, setEndedSessions] = useState<number>()
  const form = useForm({
    initial: empty,
    validate: {
      oldPassword: text => (text === '' ? v.required() : undefined),
      newPassword: (text, { oldPassword }) =>
        passwordErrorOf(text) ?? (text === oldPassword ? t.sameAsOld() : undefined),
      again: (text, { newPassword }) => (text === newPassword ? undefined : v.passwordsDiffer()),
    },
  })
  const send = async ({ oldPassword, newPassword }: typeof empty) => {
    setEndedSessions(dataOf(await mutateAsync({ data: { oldPassword, newPassword } }))?.endedSessions)
  }
  if (endedSessions !== undefined) return <PasswordChangedNotice endedSessions={endedSessions} />
  return (
    <form noValidate className={styles.part} onSubmit={form.submit(send)}>
      <p className={styles.lead}>
        {changedAt === null ? t.neverChanged() : t.lastChanged({ date: date(changedAt, 'moment') })}
      </p>
      <PasswordField label={t.oldPassword()} {...form.field('oldPassword')} />
      <PasswordField label={t.newPassword()} autoComplete="new-password" {...form.field('newPassword')} />
      <PasswordRules password={form.values.newPassword} />
      <PasswordField label={t.newPasswordAgain()} autoComplete="new-password" {...form.field('again')} />
      <Notice>{t.changeLead()}</Notice>
      <FormError error={form.error} />
      <Button type="submit" block busy={form.isSending}>
        {t.change()}
      </Button>
    </form>
  )
}

function PasswordChangedNotice({ endedSessions }: { endedSessions: number }) {
  const t = useMessages('security')
  const locale = useLanguage()
  const count = formatNumber(String(endedSessions), { locale, decimals: 0 })
  return (
    <Notice tone="ok" live title={t.changed()}>
      {t.changedOthers({ count })}
    </Notice>
  )
}
