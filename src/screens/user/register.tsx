import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { dataOf } from '../../api/envelope.ts'
import { register, sendSignInCode } from '../../api/generated/auth/auth.ts'
import type { CodeSent } from '../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../i18n/use-messages.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { PATHS } from '../../lib/paths.ts'
import { CODE_LENGTH, code as isCode, passwordFault } from '../../lib/validators.ts'
import { useIsSignedIn } from '../../stores/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CodeField } from '../../ui/forms/code-field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useReturnRoute } from '../../ui/navigation.ts'
import { Notice } from '../../ui/notice.tsx'
import { useForm } from '../../widgets/use-form.ts'
import { Agreement } from './parts/agreement.tsx'
import { EntryFrame } from './parts/entry-frame.tsx'
import styles from './parts/entry-frame.module.css'
import { PasswordRules } from './parts/password-rules.tsx'
import { SentCode } from './parts/sent-code.tsx'
import { begin, entryDraft, typedAccount, useAccountCheck } from './use-entry.ts'

export default function Register() {
  const t = useMessages('auth')
  const isSignedIn = useIsSignedIn()
  const { search } = useLocation()
  const route = useReturnRoute()
  const { form, sent, send } = useRegistration()
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
      <form noValidate className={styles.form} onSubmit={form.submit(open)}>
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
  const faults = {
    tooShort: v.passwordLength,
    needsLetter: v.passwordLetter,
    lettersAndDigitsOnly: v.passwordCharacters,
  }
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
      password: text => {
        const fault = passwordFault(text)
        return fault ? faults[fault]() : undefined
      },
      invitation: text =>
        text === '' || /^[A-Z0-9]{4,12}$/.test(typedInvitation(text)) ? undefined : t.inviteCodeInvalid(),
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
  return { form, sent, send }
}

function typedInvitation(text: string): string {
  return text.trim().toUpperCase()
}

async function open(values: Record<'account' | 'code' | 'password' | 'invitation', string>): Promise<void> {
  const invitation = typedInvitation(values.invitation)
  const answer = await register(
    {
      account: typedAccount(values.account),
      code: values.code,
      password: values.password,
      ...(invitation ? { inviteCode: invitation } : {}),
    },
    { catch: true, quiet: true },
  )
  begin(answer)
}
