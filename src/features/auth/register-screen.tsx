import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { useRegister, useSendSignInCode } from '#src/api/generated/auth/auth.ts'
import type { CodeSent, RegisterRequest } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { PATHS } from '#src/lib/paths.ts'
import { CODE_LENGTH, isCode } from '#src/lib/validation/validators.ts'
import { deviceId } from '#src/stores/session/device-id.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/forms/code-field.tsx'
import { PasswordField } from '#src/ui/forms/password-field.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useReturnRoute } from '#src/ui/navigation.ts'
import { CodeSentNotice } from '#src/widgets/forms/code-sent-notice.tsx'
import { useForm, type FormField } from '#src/widgets/forms/use-form.ts'
import { AuthFrame } from './auth-frame.tsx'
import styles from './auth-frame.module.css'
import { PasswordRules } from '#src/widgets/forms/password-rules.tsx'
import { startSession, authDraft, accountToSend, useAccountValidator } from './sign-in.ts'
import { usePasswordError } from '#src/widgets/forms/use-password-error.ts'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { CheckboxField } from '#src/ui/forms/checkbox-field.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'

/** A summary of the terms, with a checkbox to agree. The field's value is 'yes' or empty. */
function Agreement(field: FormField) {
  const t = useMessages('auth')
  const { isSandbox } = useSite()
  return (
    <div className={styles.agreement}>
      <ul className={styles.terms}>
        {isSandbox ? <li>{t.termSandbox()}</li> : <li>{t.termRisk()}</li>}
        <li>{t.termFees()}</li>
        <li>{t.termPrivacy()}</li>
      </ul>
      <CheckboxField {...field} label={t.agree()} />
    </div>
  )
}

export default function RegisterScreen() {
  const t = useMessages('auth')
  const isSignedIn = useIsSignedIn()
  const { search } = useLocation()
  const route = useReturnRoute()
  const { form, sent, send, onSubmit } = useRegistration()
  if (isSignedIn) return <Navigate to={route} replace />

  return (
    <AuthFrame
      title={t.register()}
      lead={t.registerLead()}
      foot={
        <>
          {t.haveAccount()}
          <ButtonLink kind="plain" size="small" replace to={`${PATHS.login}${search}`}>
            {t.login()}
          </ButtonLink>
        </>
      }
    >
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        <TextField
          label={t.account()}
          hint={t.accountHint()}
          autoComplete="username"
          inputMode="email"
          maxLength={100}
          {...form.field('account')}
        />
        <CodeField label={t.code()} onSend={send} {...form.field('code')} />
        {sent && <CodeSentNotice {...sent} onFill={code => form.set('code', code)} />}
        <PasswordField label={t.password()} autoComplete="new-password" {...form.field('password')} />
        <PasswordRules password={form.values.password} />
        <TextField label={t.inviteCode()} isOptional maxLength={12} {...form.field('invitation')} />
        <Agreement {...form.field('agreed')} />
        <FormError error={form.error} />
        <Button type="submit" block busy={form.isSending}>
          {t.register()}
        </Button>
      </form>
    </AuthFrame>
  )
}

function useRegistration() {
  const t = useMessages('auth')
  const v = useMessages('validation')
  const locale = useLanguage()
  const { search } = useLocation()
  const checkAccount = useAccountValidator()
  const [sent, setSent] = useState<{ answer: CodeSent; account: string }>()
  const length = formatNumber(String(CODE_LENGTH), { locale, decimals: 0 })
  const passwordErrorOf = usePasswordError()
  const { mutateAsync: sendCode } = useSendSignInCode()
  const { mutateAsync: register } = useRegister()
  const [rejectedCode, setRejectedCode] = useState<string>()
  const form = useForm({
    initial: {
      account: '',
      code: '',
      password: '',
      invitation: new URLSearchParams(search).get('inviteCode') ?? '',
      agreed: '',
    },
    validate: {
      account: checkAccount,
      code: text => (isCode(text) ? undefined : v.code({ length })),
      password: passwordErrorOf,
      invitation: text => {
        if (text === '') return undefined
        const code = normalizeInviteCode(text)
        if (code === rejectedCode) return t.inviteCodeUnknown()
        return /^[A-Z0-9]{4,12}$/.test(code) ? undefined : t.inviteCodeInvalid()
      },
      agreed: text => (text === 'yes' ? undefined : t.agreeRequired()),
    },
    draft: authDraft,
  })

  /** Sends a verification code to the account. False: none was sent, so that no countdown starts. */
  const send = async (): Promise<boolean> => {
    const account = accountToSend(form.values.account)
    if (!form.validateField('account')) return false
    try {
      const answer = dataOf(await sendCode({ data: { account, purpose: 'register', deviceId: deviceId() } }))
      setSent(answer && { answer, account })
      return answer !== undefined
    } catch (error) {
      form.showError(error, 'code')
      return false
    }
  }
  /** An unknown invite code is an error of its field, until another is typed. */
  const registerOrShowCodeError = async (values: RegistrationValues) => {
    try {
      startSession(await register({ data: requestOf(values) }))
      toast(t.registered())
    } catch (error) {
      if (!(error instanceof ApiError) || error.params['field'] !== 'inviteCode') throw error
      setRejectedCode(normalizeInviteCode(values.invitation))
    }
  }
  return { form, sent, send, onSubmit: form.submit(registerOrShowCodeError) }
}

function normalizeInviteCode(text: string): string {
  return text.trim().toUpperCase()
}

type RegistrationValues = Record<'account' | 'code' | 'password' | 'invitation', string>

function requestOf({ account, code, password, invitation }: RegistrationValues): RegisterRequest {
  const inviteCode = normalizeInviteCode(invitation)
  return {
    account: accountToSend(account),
    code,
    password,
    deviceId: deviceId(),
    ...(inviteCode ? { inviteCode } : {}),
  }
}
