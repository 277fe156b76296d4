import { Suspense, lazy, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { useLogin } from '#src/api/generated/auth/auth.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { deviceId } from '#src/stores/session/device-id.ts'
import { useLocale } from '#src/stores/settings/locale.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { pendingIntent } from '#src/stores/session/sign-in-intent.ts'
import { useSessionEnd } from '#src/stores/session/session-end.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/forms/password-field.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { useReturnRoute } from '#src/ui/navigation.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import { serverMessage } from '#src/widgets/format/server-messages.ts'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { AuthFrame } from './auth-frame.tsx'
import styles from './auth-frame.module.css'
import { SecondStep, type SecondStepProps } from './second-step.tsx'
import { usePasskeySignIn, useSuggestedPasskeys } from './use-passkey-sign-in.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { startSession, authDraft, accountToSend, useAccountValidator } from './sign-in.ts'
import { FormError } from '#src/widgets/forms/form-error.tsx'

const RecoverPassword = lazy(() => import('./recover-password.tsx'))

/** The password is correct, and a second step is required. */
const NEEDS_SECOND_STEP = 428

/** The demo account of the sandbox, with balances and history. */
const demo = { account: 'demo@fairline.test', password: 'skylark1' }

export default function LoginScreen() {
  const t = useMessages('auth')
  const s = useMessages('security')
  const isSignedIn = useIsSignedIn()
  const { search } = useLocation()
  const route = useReturnRoute()
  const { form, enter: signIn, fill, challenge, isOver: isChallengeExpired, goBack } = useLoginForm()
  const lead = useLead(search)
  const passkey = usePasskeySignIn()
  useSuggestedPasskeys(passkey.suggest)
  if (isSignedIn) return <Navigate to={route} replace />
  if (isRecovering(search)) return <RecoverScreen />
  if (challenge !== undefined) return <SecondStepScreen challenge={challenge} onBack={goBack} />

  return (
    <AuthFrame
      title={t.login()}
      lead={lead}
      foot={
        <>
          {t.noAccount()}
          <ButtonLink kind="plain" size="small" replace to={`${PATHS.register}${search}`}>
            {t.register()}
          </ButtonLink>
        </>
      }
    >
      <SignedOutNotice />
      <form noValidate className={styles.form} onSubmit={form.submit(signIn)}>
        {isChallengeExpired && <Notice live>{s.secondOver()}</Notice>}
        <TextField
          label={t.account()}
          autoComplete="username webauthn"
          inputMode="email"
          maxLength={100}
          {...form.field('account')}
        />
        <PasswordField label={t.password()} {...form.field('password')} />
        <FormError error={form.error} />
        <Button type="submit" block busy={form.isSending}>
          {t.login()}
        </Button>
        <PasskeyButton label={s.signInPasskey()} passkey={passkey} />
        <ButtonLink kind="plain" size="small" to={recoverRoute(search)}>
          {s.forgotPassword()}
        </ButtonLink>
      </form>
      <DemoHint onFill={fill} />
    </AuthFrame>
  )
}

/** What signing in is for. */
function useLead(search: string): string {
  const t = useMessages('auth')
  const [intent] = useState(pendingIntent)
  if (!search.includes('route=')) return t.loginLead()
  if (intent?.action === 'watch') return t.goOnWatch({ code: intent.product.productCode })
  return intent?.action === 'alert' ? t.goOnAlert() : t.goOn()
}

/** The recovery of a forgotten password is a state of this page: its way back is to signing in. */
const isRecovering = (search: string) => new URLSearchParams(search).has('recover')

function recoverRoute(search: string): string {
  const query = new URLSearchParams(search)
  query.set('recover', '1')
  return `${PATHS.login}?${query}`
}

function RecoverScreen() {
  const t = useMessages('security')
  return (
    <AuthFrame title={t.resetPassword()} lead={t.recoverLead()} foot={null}>
      <Suspense>
        <RecoverPassword />
      </Suspense>
    </AuthFrame>
  )
}

/** Why this device was signed out, until somebody signs in. */
function SignedOutNotice() {
  const t = useMessages('auth')
  const locale = useLocale(state => state.locale)
  const reason = useSessionEnd(end => end.reason)
  if (reason === undefined) return null
  return <Notice title={t.wasSignedOut()}>{serverMessage(reason, undefined, locale)}</Notice>
}

/** The sign-in form, and the challenge of the second step. */
function useLoginForm() {
  const v = useMessages('validation')
  const [challenge, setChallenge] = useState<string>()
  const [isChallengeExpired, setChallengeExpired] = useState(false)
  const form = useForm({
    initial: { account: '', password: '' },
    validate: {
      account: useAccountValidator(),
      password: text => (text === '' ? v.required() : undefined),
    },
    draft: authDraft,
  })
  const { mutateAsync: login } = useLogin()
  const signIn = async ({ account, password }: { account: string; password: string }) => {
    setChallengeExpired(false)
    try {
      const fields = { account: accountToSend(account), password, deviceId: deviceId() }
      startSession(await login({ data: fields }))
    } catch (error) {
      const received = challengeOf(error)
      if (received === undefined) throw error
      form.set('password', '')
      setChallenge(received)
    }
  }
  const fill = () => {
    form.set('account', demo.account)
    form.set('password', demo.password)
  }
  const goBack = (isExpired: boolean) => {
    setChallenge(undefined)
    setChallengeExpired(isExpired)
  }
  return { form, enter: signIn, fill, challenge, isOver: isChallengeExpired, goBack }
}

/** The challenge of an answer that requires the second step; undefined for any other error. */
function challengeOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.code === NEEDS_SECOND_STEP ? error.params.challenge : undefined
}

function SecondStepScreen(props: SecondStepProps) {
  const t = useMessages('security')
  return (
    <AuthFrame title={t.secondTitle()} lead={t.secondLead()} foot={null}>
      <SecondStep {...props} />
    </AuthFrame>
  )
}

/** Fills in the demo account; in the sandbox only. */
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
