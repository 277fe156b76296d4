import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { canHashPin, hashPin } from '#src/lib/pin-hash.ts'
import { CODE_LENGTH, isCode } from '#src/lib/validation/validators.ts'
import {
  changeAppLock,
  LOCK_AFTER,
  newAppLock,
  setAppLock,
  useAppLock,
  type AppLock,
} from '#src/stores/session/app-lock.ts'
import { useSession } from '#src/stores/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { PinField } from '#src/ui/forms/pin-field.tsx'
import { verifyByPasskey } from '#src/widgets/app-lock/lock-passkey.ts'
import { MAX_FAILURES, secondsToWait, tryPin } from '#src/widgets/app-lock/unlock.ts'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { focusField, useForm } from '#src/widgets/forms/use-form.ts'
import styles from '#src/widgets/forms/account-forms.module.css'
import { hasPasskeys } from '#src/widgets/passkey/passkey.ts'
import { usePasskeyFailure } from '#src/widgets/passkey/use-passkey-failure.ts'
import { SwitchRow } from '#src/widgets/settings/switch-row.tsx'

/** The lock of the app on this device: set it up, change it, turn it off. */
export function AppLockTab() {
  const t = useMessages('security')
  const lock = useAppLock(state => state.lock)
  if (!canHashPin()) return <Notice>{t.lockUnavailable()}</Notice>
  return (
    <div className={styles.part}>
      <p>{t.lockLead()}</p>
      <p className={styles.lead}>{t.lockHonest()}</p>
      {lock ? <LockSettings lock={lock} /> : <SetUp />}
    </div>
  )
}

/** The message of a PIN that is not six digits. */
function usePinError(): (text: string) => string | undefined {
  const v = useMessages('validation')
  const locale = useLanguage()
  return text =>
    isCode(text) ? undefined : v.code({ length: formatNumber(String(CODE_LENGTH), { locale, decimals: 0 }) })
}

function SetUp() {
  const t = useMessages('security')
  const pinError = usePinError()
  const owner = useSession(session => session.userId)
  const [after, setAfter] = useState<AppLock['after']>(60)
  const form = useForm({
    initial: { pin: '', pinAgain: '' },
    validate: {
      pin: pinError,
      pinAgain: (text, { pin }) => pinError(text) ?? (text === pin ? undefined : t.lockDiffers()),
    },
  })
  const send = async ({ pin }: { pin: string }) => {
    if (owner === undefined) return
    const hashed = await hashPin(pin)
    // The code that locks comes first: without it the lock would be none until the next visit.
    const { watchLock } = await import('#src/widgets/app-lock/watch-lock.tsx')
    setAppLock(newAppLock({ owner, ...hashed, after }))
    void watchLock()
    toast(t.lockIsOn())
  }
  return (
    <form noValidate className={styles.part} onSubmit={form.submit(send)}>
      <PinField label={t.lockPin()} {...form.field('pin')} />
      <PinField label={t.lockPinAgain()} {...form.field('pinAgain')} />
      <After value={after} onChange={setAfter} />
      <FormError error={form.error} />
      <Button type="submit" block busy={form.isSending}>
        {t.switchOn()}
      </Button>
    </form>
  )
}

function After({
  value,
  onChange,
}: {
  value: AppLock['after']
  onChange: (after: AppLock['after']) => void
}) {
  const t = useMessages('security')
  const locale = useLanguage()
  const label = (after: AppLock['after']) =>
    after === 0
      ? t.lockAtOnce()
      : t.lockMinutes({ minutes: formatNumber(String(after / 60), { locale, decimals: 0 }) })
  return (
    <div>
      <p className={styles.lead} aria-hidden>
        {t.lockAfter()}
      </p>
      <Segmented
        label={t.lockAfter()}
        value={String(value)}
        items={LOCK_AFTER.map(after => ({ id: String(after), label: label(after) }))}
        onChange={id => onChange(LOCK_AFTER.find(after => String(after) === id) ?? 0)}
      />
    </div>
  )
}

function LockSettings({ lock }: { lock: AppLock }) {
  const t = useMessages('security')
  const { failure, attempt } = usePasskeyFailure()
  const setPasskey = async (isOn: boolean) => {
    if (!isOn) changeAppLock({ passkey: undefined })
    else await attempt(async () => changeAppLock({ passkey: await verifyByPasskey() }))
  }
  return (
    <>
      <After value={lock.after} onChange={after => changeAppLock({ after })} />
      {hasPasskeys() && (
        <ul>
          <SwitchRow
            label={t.lockPasskey()}
            note={t.lockPasskeyNote()}
            isOn={lock.passkey !== undefined}
            onChange={isOn => void setPasskey(isOn)}
          />
        </ul>
      )}
      <FormError error={failure} />
      <TurnOff lock={lock} />
    </>
  )
}

/** Takes the PIN, so that nobody turns the lock off who finds the app open. */
function TurnOff({ lock }: { lock: AppLock }) {
  const t = useMessages('security')
  const locale = useLanguage()
  const pinError = usePinError()
  const [wrong, setWrong] = useState<string>()
  const form = useForm({ initial: { pin: '' }, validate: { pin: pinError } })
  const send = async ({ pin }: { pin: string }) => {
    const figure = (value: number) => formatNumber(String(value), { locale, decimals: 0 })
    const seconds = secondsToWait(lock)
    const isRight = await tryPin(pin)
    form.clear()
    if (isRight) {
      setAppLock(undefined)
      toast(t.lockIsOff())
    } else {
      const count = figure(MAX_FAILURES - (useAppLock.getState().lock?.failures ?? MAX_FAILURES))
      setWrong(seconds > 0 ? t.lockWait({ seconds: figure(seconds), count }) : t.lockWrong({ count }))
      focusField('pin')
    }
  }
  const field = form.field('pin')
  return (
    <form noValidate className={styles.part} onSubmit={form.submit(send)}>
      <PinField
        label={t.lockPin()}
        {...field}
        error={field.error ?? wrong}
        onChange={text => {
          setWrong(undefined)
          field.onChange(text)
        }}
      />
      <Button type="submit" block kind="quiet" busy={form.isSending}>
        {t.lockTurnOff()}
      </Button>
    </form>
  )
}
