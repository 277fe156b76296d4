import { useEffect, useRef, useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { ANNOUNCEMENT_DURATION } from '#src/lib/constants.ts'
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

/** The texts of an attempt that failed, with figures of the language. */
function useLockTexts() {
  const t = useMessages('security')
  const v = useMessages('validation')
  const locale = useLanguage()
  const figure = (value: number) => formatNumber(String(value), { locale, decimals: 0 })
  return {
    noCode: () => v.code({ length: figure(CODE_LENGTH) }),
    failed: ({ failures }: AppLock, seconds: number) => {
      const count = figure(MAX_FAILURES - failures)
      return seconds > 0 ? t.lockWait({ seconds: figure(seconds), count }) : t.lockWrong({ count })
    },
  }
}

function Pin({ lock }: { lock: AppLock }) {
  const t = useMessages('security')
  const texts = useLockTexts()
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const seconds = secondsToWait(lock, useNow(500))
  const { place, focusField, said, refuse } = useRefusal()
  useEffect(focusField, [focusField])
  const send = async () => {
    if (isBusy) return
    if (seconds > 0) return refuse(texts.failed(lock, seconds))
    if (!isCode(pin)) {
      setError(texts.noCode())
      return refuse(texts.noCode())
    }
    setBusy(true)
    const isRight = await tryPin(pin)
    setBusy(false)
    setPin('')
    if (isRight) return unlock()
    setError(undefined)
    const now = useAppLock.getState().lock
    if (now) refuse(texts.failed(now, secondsToWait(now)))
  }
  const isWrong = lock.failures > 0 && !isBusy && seconds === 0
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
        error={error ?? (isWrong ? texts.failed(lock, 0) : undefined)}
      />
      {/* Not of the field, which has the focus: each second would be read out. */}
      {seconds > 0 && <p className={styles.wait}>{texts.failed(lock, seconds)}</p>}
      <Button type="submit" block busy={isBusy}>
        {t.unlock()}
      </Button>
      {said}
    </form>
  )
}

/** Says why a PIN was refused, once for each press, and goes back to the field: what speaks elsewhere is hidden while the app is locked. */
function useRefusal() {
  const place = useRef<HTMLFormElement>(null)
  const [focusField] = useState(() => () => place.current?.querySelector('input')?.focus())
  const [{ count, text }, setSaid] = useState({ count: 0, text: '' })
  useEffect(() => {
    const timer = setTimeout(() => setSaid({ count, text: '' }), ANNOUNCEMENT_DURATION)
    return () => clearTimeout(timer)
  }, [count])
  return {
    place,
    focusField,
    refuse: (why: string) => {
      setSaid({ count: count + 1, text: why })
      focusField()
    },
    said: (
      <output className="visually-hidden">
        <span key={count}>{text}</span>
      </output>
    ),
  }
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
      <output>{isAsking && <p className={styles.asked}>{t.lockForgotText()}</p>}</output>
      <Button kind="plain" size="small" onPress={() => (isAsking ? leave() : setAsking(true))}>
        {isAsking ? t.lockSignIn() : t.lockForgot()}
      </Button>
    </div>
  )
}
