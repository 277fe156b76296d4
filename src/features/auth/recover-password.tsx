import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { useBeginPasskeySignIn, useResetPassword, useSendPasswordCode } from '#src/api/generated/auth/auth.ts'
import type { CodeSent, ResetPasswordRequest } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { CODE_LENGTH, isCode } from '#src/lib/validation/validators.ts'
import { deviceId } from '#src/stores/session/device-id.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { CodeField } from '#src/ui/forms/code-field.tsx'
import { PasswordField } from '#src/ui/forms/password-field.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { CodeSentNotice } from '#src/widgets/forms/code-sent-notice.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { PasswordRules } from '#src/widgets/forms/password-rules.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { usePasswordError } from '#src/widgets/forms/use-password-error.ts'
import { requestPasskey } from '#src/widgets/passkey/passkey.ts'
import { usePasskeyFailure } from '#src/widgets/passkey/use-passkey-failure.ts'
import { isSecondCode } from '#src/widgets/second-code/recovery-code.ts'
import { SecondCodeField } from '#src/widgets/second-code/second-code-field.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import styles from './auth-frame.module.css'
import { PasskeyButton } from './passkey-button.tsx'
import { authDraft, accountToSend, startSession, useAccountValidator } from './sign-in.ts'

/** The code is correct, and a second step is required. */
const NEEDS_SECOND_STEP = 428

/** Recovers a forgotten password by a code, and signs in; what that means for withdrawals is said before. */
export default function RecoverPassword() {
  const t = useMessages('auth')
  const s = useMessages('security')
  const { form, sent, send, onSubmit, needsSecond, passkey } = useRecovery()
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      <TextField label={t.account()} autoComplete="username" maxLength={100} {...form.field('account')} />
      <CodeField label={t.code()} onSend={send} {...form.field('code')} />
      {sent && <SentNotice {...sent} onFill={code => form.set('code', code)} />}
      <PasswordField label={s.newPassword()} autoComplete="new-password" {...form.field('password')} />
      <PasswordRules password={form.values.password} />
      {needsSecond && (
        <>
          <Notice live>{s.recoverSecond()}</Notice>
          <SecondCodeField {...form.field('secondCode')} />
        </>
      )}
      <Notice tone="risk">{s.recoverAfter()}</Notice>
      <FormError error={form.error} />
      <Button type="submit" block busy={form.isSending}>
        {s.resetPassword()}
      </Button>
      {needsSecond && <PasskeyButton label={s.byPasskey()} passkey={passkey} />}
    </form>
  )
}

interface SentNoticeProps {
  answer: CodeSent
  account: string
  onFill: (code: string) => void
}

/** What was sent. Whether there is such an account is not said; a sandbox shows the code only where the account is known. */
function SentNotice({ answer, account, onFill }: SentNoticeProps) {
  const t = useMessages('auth')
  const s = useMessages('security')
  const { isSandbox } = useSite()
  if (answer.sandboxCode !== null) return <CodeSentNotice answer={answer} account={account} onFill={onFill} />
  return (
    <Notice tone={isSandbox ? 'risk' : 'info'} live {...(isSandbox ? { title: t.sandboxCodeTitle() } : {})}>
      {isSandbox ? s.sandboxUnknown() : s.codeSentIf({ account })}
    </Notice>
  )
}

type Proof = Pick<ResetPasswordRequest, 'secondCode' | 'credential'>

function useRecovery() {
  const v = useMessages('validation')
  const s = useMessages('security')
  const locale = useLanguage()
  const length = formatNumber(String(CODE_LENGTH), { locale, decimals: 0 })
  const [sent, setSent] = useState<{ answer: CodeSent; account: string }>()
  const [needsSecond, setNeedsSecond] = useState(false)
  const form = useForm({
    initial: { account: '', code: '', password: '', secondCode: '' },
    validate: {
      account: useAccountValidator(),
      code: text => (isCode(text) ? undefined : v.code({ length })),
      password: usePasswordError(),
      secondCode: text => (!needsSecond || isSecondCode(text) ? undefined : s.codeInvalid()),
    },
    draft: authDraft,
  })
  const { mutateAsync: sendCode } = useSendPasswordCode()
  const { mutateAsync: reset } = useResetPassword()
  const { mutateAsync: beginPasskey } = useBeginPasskeySignIn()
  const { failure, attempt } = usePasskeyFailure()

  /** False: none was sent, so that no countdown starts. */
  const send = async (): Promise<boolean> => {
    const account = accountToSend(form.values.account)
    if (!form.validateField('account')) return false
    try {
      const answer = dataOf(await sendCode({ data: { account, deviceId: deviceId() } }))
      setSent(answer && { answer, account })
      return answer !== undefined
    } catch (error) {
      form.showError(error, 'code')
      return false
    }
  }
  const recover = async (proof: Proof) => {
    const { account, code, password } = form.values
    const request = { account: accountToSend(account), code, password, deviceId: deviceId() }
    startSession(await reset({ data: { ...request, ...proof } }))
  }
  const recoverOrAsk = async ({ secondCode }: { secondCode: string }) => {
    try {
      await recover(needsSecond ? { secondCode: secondCode.trim() } : {})
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== NEEDS_SECOND_STEP) throw error
      setNeedsSecond(true)
    }
  }
  const recoverByPasskey = async () => {
    const options = dataOf(await beginPasskey({ data: {} }))?.options
    if (options !== undefined) await recover({ credential: await requestPasskey(options, false) })
  }
  const passkey = { failure, signIn: () => attempt(recoverByPasskey) }
  return { form, sent, send, onSubmit: form.submit(recoverOrAsk), needsSecond, passkey }
}
