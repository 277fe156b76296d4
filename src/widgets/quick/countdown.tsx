import { useState } from 'react'
import type { CSSProperties } from 'react'
import { useLanguage, useMessages } from '../../i18n/use-messages.ts'
import { localeInfo } from '../../lib/locales.ts'
import { serverNow } from '../../stores/quotes.ts'
import { useNow } from '../../ui/age.tsx'
import { useDates } from '../dates.ts'
import { useSiteSetting } from '../site-setting.ts'
import styles from './quick.module.css'

export interface CountdownProps {
  /** Epoch ms by the server's clock. */
  from: number
  to: number
}

/**
 * What is left of a quick order's time, second by second; only these few words are drawn anew. The setting app_order_time set to 0
 * shows when it ends instead (docs/settings.md).
 */
export function Countdown({ from, to }: CountdownProps) {
  const t = useMessages('quick')
  const date = useDates()
  const isCounting = useSiteSetting('app_order_time') !== 0
  if (!isCounting) return <span>{t.endsAt({ time: date(to, 'moment') })}</span>
  return (
    <>
      <TimeLeft to={to} />
      <Bar from={from} to={to} />
    </>
  )
}

function TimeLeft({ to }: { to: number }) {
  const t = useMessages('quick')
  const tag = localeInfo(useLanguage())
  useNow(1000)
  const seconds = Math.ceil((to - serverNow()) / 1000)
  if (seconds <= 0) return <span role="timer">{t.settling()}</span>
  return (
    <span role="timer" className="figures">
      {t.timeLeft({ time: clockText(seconds, tag) })}
    </span>
  )
}

/** 3:07 for three minutes and seven seconds, 1:02:09 from an hour on. */
function clockText(
  seconds: number,
  { tag, numberingSystem }: { tag: string; numberingSystem: string },
): string {
  const format = (value: number, digits: number) =>
    new Intl.NumberFormat(tag, { numberingSystem, minimumIntegerDigits: digits }).format(value)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const parts = hours > 0 ? [format(hours, 1), format(minutes, 2)] : [format(minutes, 1)]
  return [...parts, format(rest, 2)].join(':')
}

/** The same as a line that grows shorter: drawn by the style sheet alone, and not at all for who wants no motion. */
function Bar({ from, to }: CountdownProps) {
  // Once: the browser counts on from where it began.
  const [begun] = useState(() => from - serverNow())
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--length': `${to - from}ms`,
    '--begun': `${begun}ms`,
  }
  return <span aria-hidden className={styles.bar} style={style} />
}
