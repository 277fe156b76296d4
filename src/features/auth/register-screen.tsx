import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { register, sendSignInCode } from '#src/api/generated/auth/auth.ts'
import type { CodeSent } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { PATHS } from '#src/lib/paths.ts'
import { CODE_LENGTH, code as isCode } from '#src/lib/validators.ts'
import { deviceId } from '#src/stores/device-id.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { CodeField } from '#src/ui/forms/code-field.tsx'
import { PasswordField } from '#src/ui/forms/password-field.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { useReturnRoute } from '#src/ui/navigation.ts'
import { Notice } from '#src/ui/notice.tsx'
import { SentCode } from '#src/widgets/sent-code.tsx'
import { useForm } from '#src/widgets/use-form.ts'
import { Agreement } from './agreement.tsx'
import { EntryFrame } from './entry-frame.tsx'
import styles from './entry-frame.module.css'
import { PasswordRules } from '#src/widgets/password-rules.tsx'
import { begin, entryDraft, typedAccount, useAccountCheck } from './use-entry.ts'
import { usePasswordFault } from '#src/widgets/use-password-fault.ts'

export default function Register() {
  const t = useMessages('auth')
  const isSignedIn = useIsSignedIn()
  const { search } = useLocation()
  const route = useReturnRoute()
  const { form, sent, send, onSubmit } = useRegistration()
  if (isSignedIn) return <Navigate to={route} replace />

  return (
    <EntryFrame
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
          maxLength={100}
          {...form.field('account')}
        />
        <CodeField label={t.code()} onSend={send} {...form.field('code')} />
        {sent && <SentCode {...sent} onFill={code => form.set('code', code)} />}
        <PasswordField label={t.password()} autoComplete="new-password" {...form.field('password')} />
        <PasswordRules password={form.values.password} />
        <TextField label={t.inviteCode()} isOptional maxLength={12} {...form.field('invitation')} />
        <Agreement {...form.field('agreed')} />
        {form.error && (
          <Notice tone="danger" live>
            {form.error.text}
          </Notice>
        )}
        <Button type="submit" block busy={form.isSending}>
          {t.register()}
        </Button>
      </form>
    </EntryFrame>
  )
}

function useRegistration() {
  const t = useMessages('auth')
  const v = useMessages('validation')
  const locale = useLanguage()
  const { search } = useLocation()
  const checkAccount = useAccountCheck()
  const [sent, setSent] = useState<{ answer: CodeSent; account: string }>()
  const length = formatNumber(String(CODE_LENGTH), { locale, decimals: 0 })
  const passwordFaultOf = usePasswordFault()
  const [unknownCode, setUnknownCode] = useState<string>()
  const form = useForm({
    initial: {
      account: '',
      code: '',
      password: '',
      invitation: new URLSearchParams(search).get('inviteCode') ?? '',
      agreed: '',
    },
    check: {
      account: checkAccount,
      code: text => (isCode(text) ? undefined : v.code({ length })),
      password: passwordFaultOf,
      invitation: text => {
        if (text === '') return undefined
        const code = typedInvitation(text)
        if (code === unknownCode) return t.inviteCodeUnknown()
        return /^[A-Z0-9]{4,12}$/.test(code) ? undefined : t.inviteCodeInvalid()
      },
      agreed: text => (text === 'yes' ? undefined : t.agreeRequired()),
    },
    draft: entryDraft,
  })

  /** Sends a code to the account as typed. False: none was sent, so that no countdown starts. */
  const send = async (): Promise<boolean> => {
    const account = typedAccount(form.values.account)
    if (!form.touch('account')) return false
    try {
      const answer = dataOf(
        await sendSignInCode({ account, purpose: 'register' }, { catch: true, quiet: true }),
      )
      setSent(answer && { answer, account })
      return answer !== undefined
    } catch (error) {
      form.refuse(error, 'code')
      return false
    }
  }
  /** A code that nobody has is a fault of its field, and stays one until another is typed. */
  const openOrRemark = (values: Values) =>
    open(values).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.params['field'] !== 'inviteCode') throw error
      setUnknownCode(typedInvitation(values.invitation))
    })
  return { form, sent, send, onSubmit: form.submit(openOrRemark) }
}

function typedInvitation(text: string): string {
  return text.trim().toUpperCase()
}

type Values = Record<'account' | 'code' | 'password' | 'invitation', string>

async function open(values: Values): Promise<void> {
  const invitation = typedInvitation(values.invitation)
  const answer = await register(
    {
      account: typedAccount(values.account),
      code: values.code,
      password: values.password,
      deviceId: deviceId(),
      ...(invitation ? { inviteCode: invitation } : {}),
    },
    { catch: true, quiet: true },
  )
  begin(answer)
}
