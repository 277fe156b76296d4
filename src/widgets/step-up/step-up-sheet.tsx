import { useCallback, useEffect, useState } from 'react'
import { dataOf, isSuccessful } from '#src/api/envelope.ts'
import { useBeginStepUp, useConfirmStepUp } from '#src/api/generated/security/security.ts'
import type { StepUpOptions } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { useStepUp } from '#src/stores/session/step-up.ts'
import { Button } from '#src/ui/button.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { PasswordField } from '#src/ui/forms/password-field.tsx'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { FormError } from '../forms/form-error.tsx'
import { useForm } from '../forms/use-form.ts'
import styles from '../forms/account-forms.module.css'
import { hasPasskeys, requestPasskey } from '../passkey/passkey.ts'
import { usePasskeyFailure } from '../passkey/use-passkey-failure.ts'
import { isSecondCode } from '../second-code/recovery-code.ts'
import { SecondCodeField } from '../second-code/second-code-field.tsx'

/** Asks the person to confirm the session, over whatever needs it: by a passkey, or by code or password. */
export default function StepUpSheet() {
  const t = useMessages('security')
  const settle = useStepUp(state => state.settle)
  const isSignedIn = useIsSignedIn()
  const { ways, isFailed, load } = useWays()
  useEffect(() => {
    if (!isSignedIn) settle?.(false)
  }, [isSignedIn, settle])
  if (!settle) return null
  return (
    <MantineBoundary>
      <Sheet open onClose={() => settle(false)} title={t.stepUpTitle()}>
        <div className={styles.part}>
          <p>{t.stepUpLead()}</p>
          {ways ? (
            <Ways ways={ways} onRetry={load} onConfirmed={() => settle(true)} />
          ) : (
            <QueryFallback isFailed={isFailed} onRetry={load} rows={2} />
          )}
        </div>
      </Sheet>
    </MantineBoundary>
  )
}

/** The ways of this account. The options of a passkey are valid once, so they are loaded again after each attempt. */
function useWays() {
  const { mutateAsync } = useBeginStepUp()
  const [ways, setWays] = useState<StepUpOptions>()
  const [isFailed, setFailed] = useState(false)
  const load = useCallback(
    () =>
      mutateAsync({ data: {} }).then(
        answer => setWays(dataOf(answer)),
        () => setFailed(true),
      ),
    [mutateAsync],
  )
  useEffect(() => void load(), [load])
  const retry = () => {
    setFailed(false)
    return load()
  }
  return { ways, isFailed, load: retry }
}

interface WaysProps {
  ways: StepUpOptions
  onRetry: () => Promise<void>
  onConfirmed: () => void
}

function Ways({ ways: { options, other }, onRetry, onConfirmed }: WaysProps) {
  const t = useMessages('security')
  const { failure, attempt } = usePasskeyFailure()
  const { mutateAsync } = useConfirmStepUp()
  const canUsePasskey = options !== null && hasPasskeys()
  const confirm = async () => {
    const isDone = await attempt(async () => {
      const credential = await requestPasskey(options ?? '')
      if (isSuccessful(await mutateAsync({ data: { credential } }))) onConfirmed()
    })
    if (!isDone) await onRetry()
  }
  return (
    <>
      {canUsePasskey && (
        <Button block onPress={confirm}>
          {t.byPasskey()}
        </Button>
      )}
      <FormError error={failure} />
      <OtherWay other={other} isOnly={!canUsePasskey} onConfirmed={onConfirmed} />
    </>
  )
}

interface OtherWayProps {
  other: StepUpOptions['other']
  isOnly: boolean
  onConfirmed: () => void
}

function OtherWay({ other, isOnly, onConfirmed }: OtherWayProps) {
  const t = useMessages('security')
  const v = useMessages('validation')
  const { mutateAsync } = useConfirmStepUp()
  const check = (text: string) => {
    if (other === 'code') return isSecondCode(text) ? undefined : t.codeInvalid()
    return text === '' ? v.required() : undefined
  }
  const form = useForm({ initial: { [other]: '' }, validate: { [other]: check } })
  const send = async () => {
    const text = form.values[other] ?? ''
    const data = other === 'code' ? { code: text.trim() } : { password: text }
    if (isSuccessful(await mutateAsync({ data }))) onConfirmed()
  }
  return (
    <form noValidate className={styles.part} onSubmit={form.submit(send)}>
      {other === 'code' ? (
        <SecondCodeField {...form.field(other)} />
      ) : (
        <PasswordField label={t.passwordToGoOn()} {...form.field(other)} />
      )}
      <FormError error={form.error} />
      <Button type="submit" block kind={isOnly ? 'primary' : 'quiet'} busy={form.isSending}>
        {t.stepUpConfirm()}
      </Button>
    </form>
  )
}
