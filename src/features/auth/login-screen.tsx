import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { login } from '#src/api/generated/auth/auth.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { deviceId } from '#src/stores/device-id.ts'
import { useIsSignedIn } from '#src/stores/session.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/forms/password-field.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { useReturnRoute } from '#src/ui/navigation.ts'
import { Notice } from '#src/ui/notice.tsx'
import { useSite } from '#src/widgets/page-blocks/use-site.ts'
import { useForm } from '#src/widgets/use-form.ts'
import { EntryFrame } from './entry-frame.tsx'
import styles from './entry-frame.module.css'
import { SecondStep, type SecondStepProps } from './second-step.tsx'
import { begin, entryDraft, typedAccount, useAccountCheck } from './use-entry.ts'

/** The password was right, and a code is to follow. */
const NEEDS_SECOND_STEP = 428

/** Seeded in every sandbox, with balances and records. */
const demo = { account: 'demo@fairline.test', password: 'fairline1' }

export default function Login() {
  const t = useMessages('auth')
  const s = useMessages('security')
  const isSignedIn = useIsSignedIn()
  const { search } = useLocation()
  const route = useReturnRoute()
  const { form, enter, fill, challenge, isOver, goBack } = useLogin()
  if (isSignedIn) return <Navigate to={route} replace />
  if (challenge !== undefined) return <SecondStepScreen challenge={challenge} onBack={goBack} />

  return (
    <EntryFrame
      title={t.login()}
      lead={search.includes('route=') ? t.goOn() : t.loginLead()}
      foot={
        <>
          {t.noAccount()}
          <ButtonLink kind="plain" size="small" replace to={`${PATHS.register}${search}`}>
            {t.register()}
          </ButtonLink>
        </>
      }
    >
      <form noValidate className={styles.form} onSubmit={form.submit(enter)}>
        {isOver && <Notice live>{s.secondOver()}</Notice>}
        <TextField label={t.account()} autoComplete="username" maxLength={100} {...form.field('account')} />
        <PasswordField label={t.password()} {...form.field('password')} />
        {form.error && (
          <Notice tone="danger" live>
            {form.error.text}
          </Notice>
        )}
        <Button type="submit" block busy={form.isSending}>
          {t.login()}
        </Button>
      </form>
      <DemoHint onFill={fill} />
    </EntryFrame>
  )
}

/** Account and password, and the challenge that may follow them. */
function useLogin() {
  const v = useMessages('validation')
  const [challenge, setChallenge] = useState<string>()
  const [isOver, setOver] = useState(false)
  const form = useForm({
    initial: { account: '', password: '' },
    check: { account: useAccountCheck(), password: text => (text === '' ? v.required() : undefined) },
    draft: entryDraft,
  })
  const enter = async ({ account, password }: { account: string; password: string }) => {
    setOver(false)
    try {
      const fields = { account: typedAccount(account), password, deviceId: deviceId() }
      begin(await login(fields, { catch: true, quiet: true }))
    } catch (error) {
      const asked = challengeIn(error)
      if (asked === undefined) throw error
      form.set('password', '')
      setChallenge(asked)
    }
  }
  const fill = () => {
    form.set('account', demo.account)
    form.set('password', demo.password)
  }
  const goBack = (isTooLate: boolean) => {
    setChallenge(undefined)
    setOver(isTooLate)
  }
  return { form, enter, fill, challenge, isOver, goBack }
}

/** The challenge in the answer to the right password of an account with a second step. */
function challengeIn(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === NEEDS_SECOND_STEP ? error.params.challenge : undefined
}

function SecondStepScreen(props: SecondStepProps) {
  const t = useMessages('security')
  return (
    <EntryFrame title={t.secondTitle()} lead={t.secondLead()} foot={null}>
      <SecondStep {...props} />
    </EntryFrame>
  )
}

/** The way in for those who only look around; in a sandbox alone. */
function DemoHint({ onFill }: { onFill: () => void }) {
  const t = useMessages('auth')
  const { isSandbox } = useSite()
  if (!isSandbox) return null
  return (
    <Notice
      title={t.demoTitle()}
      action={
        <Button kind="plain" size="small" onPress={onFill}>
          {t.demoFill()}
        </Button>
      }
    >
      {t.demoText()}
    </Notice>
  )
}
