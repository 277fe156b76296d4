import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { CODE_LENGTH } from '#src/lib/validation/validators.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { useNow } from '../figures/age.tsx'
import { Button } from '../button.tsx'
import type { FieldProps } from './field.ts'
import styles from './field.module.css'
import { codeDigits } from './code-digits.ts'
import { TextField } from './text-field.tsx'
import { CODE_COUNTDOWN_SECONDS } from '#src/lib/constants.ts'

export interface CodeFieldProps extends FieldProps {
  /** Sends a code; the countdown starts when it resolves, not when it rejects. False: no code was sent. */
  onSend: () => Promise<unknown>
  /** Whether no code can be sent yet, e.g. without an address. */
  isSendDisabled?: boolean
  /** Seconds until another code can be requested; default 60 (R9.12). */
  countdown?: number
}

/** A verification code of six digits (R9.12), with a button that sends one and then counts down. */
export function CodeField({
  onSend,
  isSendDisabled: cannotSend = false,
  countdown = CODE_COUNTDOWN_SECONDS,
  ...field
}: CodeFieldProps) {
  const t = useMessages('common')
  const locale = useLanguage()
  const [until, setUntil] = useState<number>()
  const now = useNow(250)
  // Counted by the clock, so that a phone that was asleep does not restart the wait.
  const secondsLeft = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))

  const send = async () => {
    const answer = await onSend()
    if (answer !== false) setUntil(Date.now() + countdown * 1000)
  }
  const seconds = formatNumber(String(secondsLeft), { locale, decimals: 0 })
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH}
      className={styles.code}
      onChange={text => field.onChange(codeDigits(text))}
      endWidth={132}
      end={
        <Button
          kind="plain"
          size="small"
          onPress={send}
          resting={secondsLeft > 0}
          disabled={cannotSend}
          // It keeps the focus: a name with the seconds would be said again each second.
          native={secondsLeft > 0 ? { 'aria-label': t.sendCodeAgain() } : {}}
        >
          {secondsLeft > 0
            ? t.sendCodeIn({ seconds })
            : until === undefined
              ? t.sendCode()
              : t.sendCodeAgain()}
        </Button>
      }
    />
  )
}
