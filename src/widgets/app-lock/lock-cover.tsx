import { useEffect, useRef, useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { CODE_LENGTH, isCode } from '#src/lib/validation/validators.ts'
import { useAppLock, type AppLock } from '#src/stores/session/app-lock.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { Button } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/figures/age.tsx'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { PinField } from '#src/ui/forms/pin-field.tsx'
import { FormError } from '../forms/form-error.tsx'
import { hasPasskeys } from '../passkey/passkey.ts'
import { usePasskeyFailure } from '../passkey/use-passkey-failure.ts'
import styles from './lock-cover.module.css'
import { verifyByPasskey } from './lock-passkey.ts'
import { leave, MAX_FAILURES, secondsToWait, tryPin, unlock } from './unlock.ts'

/** What a locked app shows, and nothing of the account: the PIN, a passkey where one is set up, and the way to sign in again. */
export function LockCover() {
  const lock = useAppLock(state => state.lock)
  const brand = useRuntimeConfig(config => config.siteName)
  if (!lock?.isLocked) return null
  return (
    <MantineBoundary>
      <main className={styles.cover}>
        <div className={styles.column}>
          <p className={styles.brand}>{brand}</p>
          <Pin lock={lock} />
          {lock.passkey !== undefined && hasPasskeys() && <PasskeyWay id={lock.passkey} />}
          <Forgotten />
        </div>
      </main>
    </MantineBoundary>
  )
}

function Pin({ lock }: { lock: AppLock }) {
  const t = useMessages('security')
  const v = useMessages('validation')
  const locale = useLanguage()
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const seconds = secondsToWait(lock, useNow(500))
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const figure = (value: number) => formatNumber(String(value), { locale, decimals: 0 })
  const send = async () => {
    if (isBusy || seconds > 0) return
    if (!isCode(pin)) {
      setError(v.code({ length: figure(CODE_LENGTH) }))
      return
    }
    setBusy(true)
    const isRight = await tryPin(pin)
    setBusy(false)
    setPin('')
    if (isRight) unlock()
    else setError(undefined)
  }
  const left = MAX_FAILURES - lock.failures
  const message =
    error ??
    (lock.failures > 0 && !isBusy
      ? seconds > 0
        ? t.lockWait({ seconds: figure(seconds), count: figure(left) })
        : t.lockWrong({ count: figure(left) })
      : undefined)
  return (
    <form
      ref={place}
      noValidate
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      <h1 className={styles.title}>{t.lockedTitle()}</h1>
      <PinField
        label={t.lockPin()}
        value={pin}
        onChange={text => {
          setPin(text)
          setError(undefined)
        }}
        error={message}
      />
      <Button type="submit" block busy={isBusy} disabled={seconds > 0}>
        {t.unlock()}
      </Button>
    </form>
  )
}

function PasskeyWay({ id }: { id: string }) {
  const t = useMessages('security')
  const { failure, attempt } = usePasskeyFailure()
  const open = async () => {
    if (await attempt(() => verifyByPasskey(id))) unlock()
  }
  return (
    <>
      <Button kind="quiet" block onPress={open}>
        {t.byPasskey()}
      </Button>
      <FormError error={failure} />
    </>
  )
}

/** Signing in again takes two presses: it ends the session. */
function Forgotten() {
  const t = useMessages('security')
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.forgotten}>
      {isAsking && <p aria-live="polite">{t.lockForgotText()}</p>}
      <Button kind="plain" size="small" onPress={() => (isAsking ? leave() : setAsking(true))}>
        {isAsking ? t.lockSignIn() : t.lockForgot()}
      </Button>
    </div>
  )
}
