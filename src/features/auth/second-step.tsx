import { useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { useSignInSecondStep } from '#src/api/generated/auth/auth.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { CODE_LENGTH, isCode } from '#src/lib/validation/validators.ts'
import { Button } from '#src/ui/button.tsx'
import { OneTimeCodeField } from '#src/ui/forms/one-time-code-field.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { useForm } from '#src/widgets/forms/use-form.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { startSession } from './sign-in.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import styles from './auth-frame.module.css'
import { isRecoveryCode } from '#src/widgets/second-code/recovery-code.ts'
import { FormError } from '#src/widgets/forms/form-error.tsx'

export interface SecondStepProps {
  /** From the answer to the sign-in request. */
  challenge: string
  /** Back to account and password: by choice, or because the challenge has expired. */
  onBack: (isExpired: boolean) => void
}

/** The second step of sign-in: a code of the authenticator app, or a recovery code. */
export function SecondStep({ challenge, onBack }: SecondStepProps) {
  const t = useMessages('security')
  const v = useMessages('validation')
  const locale = useLanguage()
  const [isRecovery, setRecovery] = useState(false)
  const length = formatNumber(String(CODE_LENGTH), { locale, decimals: 0 })
  const check = (text: string) => {
    if (text === '') return v.required()
    if (isRecovery) return isRecoveryCode(text) ? undefined : t.recoveryHint()
    return isCode(text) ? undefined : v.code({ length })
  }
  const form = useForm({ initial: { code: '' }, validate: { code: check } })
  const { mutateAsync: signIn } = useSignInSecondStep()
  const send = async ({ code }: { code: string }) => {
    try {
      startSession(await signIn({ data: { challenge, code: code.trim() } }))
    } catch (error) {
      if (error instanceof ApiError && error.msg === 'hint_challenge_over') onBack(true)
      else throw error
    }
  }
  const passkey = usePasskeySignIn(challenge)
  const toggleRecovery = () => {
    form.set('code', '')
    setRecovery(!isRecovery)
  }
  return (
    <form noValidate className={styles.form} onSubmit={form.submit(send)}>
      {isRecovery ? (
        <TextField
          key="recovery"
          label={t.recoveryCode()}
          hint={t.recoveryHint()}
          type="text"
          autoComplete="off"
          maxLength={20}
          {...form.field('code')}
        />
      ) : (
        <OneTimeCodeField key="app" label={t.code()} {...form.field('code')} />
      )}
      <FormError error={form.error} />
      <Button type="submit" block busy={form.isSending}>
        {t.submitSecond()}
      </Button>
      <PasskeyButton label={t.byPasskey()} passkey={passkey} />
      <div className={styles.ways}>
        <Button kind="plain" size="small" onPress={toggleRecovery}>
          {isRecovery ? t.byApp() : t.byRecovery()}
        </Button>
        <Button kind="plain" size="small" onPress={() => onBack(false)}>
          {t.otherAccount()}
        </Button>
      </div>
    </form>
  )
}
