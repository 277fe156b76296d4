import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { dataOf, isSuccessful } from '#src/api/envelope.ts'
import {
  getGetWithdrawPasswordStateQueryKey,
  useChangeWithdrawPassword,
  useResetWithdrawPassword,
  useSendWithdrawPasswordCode,
  useSetWithdrawPassword,
} from '#src/api/generated/withdraw/withdraw.ts'
import { useGetSecurity } from '#src/api/generated/security/security.ts'
import { useGetUserInfo } from '#src/api/generated/user/user.ts'
import type { CodeSent } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { maskAccount } from '#src/lib/names/masks.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { CODE_LENGTH, isCode, isGuessablePin } from '#src/lib/validation/validators.ts'
import { serverNow } from '#src/stores/quotes/quotes.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/forms/code-field.tsx'
import { PasswordField } from '#src/ui/forms/password-field.tsx'
import { PinField } from '#src/ui/forms/pin-field.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { CodeSentNotice } from '../forms/code-sent-notice.tsx'
import { useForm } from '../forms/use-form.ts'
import styles from './withdraw-password.module.css'
import { DAY } from '#src/lib/time/time-units.ts'
import { FormError } from '../forms/form-error.tsx'

/** Set it for the first time, change it with the current one, or reset a forgotten one. */
export type PasswordTask = 'set' | 'change' | 'reset'

export interface WithdrawPasswordSheetProps {
  task: PasswordTask
  onClose: () => void
}

/** `code` is the code sent to the account for a reset. */
type Field = 'password' | 'withdrawPassword' | 'code' | 'newWithdrawPassword' | 'repeated'

/** The sheet to set the withdraw password: six digits, authorised by the current one or by the sign-in password. */
export function WithdrawPasswordSheet({ task, onClose }: WithdrawPasswordSheetProps) {
  const t = useMessages('withdraw')
  const formId = useId()
  const auth = useMessages('auth')
  const { form, onSubmit } = usePasswordForm(task, onClose)
  const { sent, send } = useAccountCode(form)
  const titles = { set: t.setPassword, change: t.changePassword, reset: t.resetPassword }
  return (
    <Sheet
      open
      onClose={onClose}
      locked={form.isSending}
      title={titles[task]()}
      footer={
        <Button type="submit" block busy={form.isSending} native={{ form: formId }}>
          {titles[task]()}
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={onSubmit}>
        <CoolingOffNotice task={task} />
        {task === 'change' ? (
          <PinField label={t.currentPassword()} {...form.field('withdrawPassword')} />
        ) : (
          <PasswordField label={t.signInPassword()} {...form.field('password')} />
        )}
        {task === 'reset' && (
          <>
            <CodeField label={auth.code()} onSend={send} {...form.field('code')} />
            {sent && <CodeSentNotice {...sent} onFill={digits => form.set('code', digits)} />}
          </>
        )}
        <PinField label={t.newPassword()} hint={t.sixDigits()} {...form.field('newWithdrawPassword')} />
        <PinField label={t.repeatPassword()} {...form.field('repeated')} />
        <FormError error={form.error} />
      </form>
    </Sheet>
  )
}

/**
 * Withdrawals are blocked for a day afterwards, so that a stolen sign-in password alone takes no money; the first
 * password is exempt when two-step verification has been on for a day.
 */
function CoolingOffNotice({ task }: { task: PasswordTask }) {
  const t = useMessages('withdraw')
  const common = useMessages('common')
  const user = useMessages('user')
  const since = dataOf(useGetSecurity({ query: { meta: { quiet: true } } }).data)?.twoStepSince ?? null
  const isProven = since !== null && since + COOLING_OFF_TIME <= serverNow()
  if (task === 'change' || (task === 'set' && isProven)) return null
  if (task === 'reset') return <Notice tone="risk">{t.resetText()}</Notice>
  return (
    <Notice
      tone="risk"
      action={
        since === null && (
          <ButtonLink kind="plain" size="small" to={pathTo(PATHS.changePassword, { type: 'twoStep' })}>
            {user.guardAdd()}
          </ButtonLink>
        )
      }
    >
      {common.followed({ first: t.setText(), second: t.noWaitTwoStep() })}
    </Notice>
  )
}

const COOLING_OFF_TIME = DAY

function usePasswordForm(task: PasswordTask, onClose: () => void) {
  const t = useMessages('withdraw')
  const client = useQueryClient()
  const sendRequest = useSendRequest()
  const { required, pin, newPin } = useValidators()
  const form = useForm({
    initial: {
      password: '',
      withdrawPassword: '',
      code: '',
      newWithdrawPassword: '',
      repeated: '',
    },
    validate: {
      password: value => (task === 'change' ? undefined : required(value)),
      withdrawPassword: value => (task === 'change' ? pin(value) : undefined),
      code: value => (task === 'reset' ? pin(value) : undefined),
      newWithdrawPassword: newPin,
      repeated: (value, { newWithdrawPassword }) =>
        value === newWithdrawPassword ? undefined : t.passwordsDiffer(),
    },
  })
  const send = async () => {
    const answer = await sendRequest(task, form.values)
    if (!isSuccessful(answer)) return
    // Shown at once, without waiting until it is fetched again.
    client.setQueryData(getGetWithdrawPasswordStateQueryKey(), answer)
    toast(t.passwordSaved())
    onClose()
  }
  return { form, onSubmit: form.submit(send) }
}

/** Sends the request of a task. */
function useSendRequest() {
  const { mutateAsync: setPassword } = useSetWithdrawPassword()
  const { mutateAsync: changePassword } = useChangeWithdrawPassword()
  const { mutateAsync: resetPassword } = useResetWithdrawPassword()
  return (task: PasswordTask, values: Readonly<Record<Field, string>>) => {
    const { password, withdrawPassword, code, newWithdrawPassword } = values
    const newPasswords = { password, withdrawPassword: newWithdrawPassword }
    if (task === 'set') return setPassword({ data: newPasswords })
    if (task === 'change') return changePassword({ data: { withdrawPassword, newWithdrawPassword } })
    return resetPassword({ data: { ...newPasswords, code } })
  }
}

/** The code that authorises a reset: it is sent to the account itself. */
function useAccountCode(form: ReturnType<typeof usePasswordForm>['form']) {
  const user = dataOf(useGetUserInfo({ query: { meta: { quiet: true } } }).data)
  const { mutateAsync } = useSendWithdrawPasswordCode()
  const [answer, setAnswer] = useState<CodeSent>()
  /** False: no code was sent, so no countdown starts. */
  const send = async (): Promise<boolean> => {
    try {
      const sent = dataOf(await mutateAsync())
      setAnswer(sent)
      return sent !== undefined
    } catch (error) {
      form.showError(error, 'code')
      return false
    }
  }
  return { sent: answer && { answer, account: user ? maskAccount(user.account) : '' }, send }
}

function useValidators() {
  const t = useMessages('withdraw')
  const validation = useMessages('validation')
  const locale = useLanguage()
  const required = (value: string) => (value === '' ? validation.required() : undefined)
  const pin = (value: string) => {
    const length = formatNumber(String(CODE_LENGTH), { locale, decimals: 0 })
    return isCode(value) ? undefined : (required(value) ?? validation.code({ length }))
  }
  const newPin = (value: string) => pin(value) ?? (isGuessablePin(value) ? t.tooSimple() : undefined)
  return { required, pin, newPin }
}
