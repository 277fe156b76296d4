import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { localeInfo } from '#src/lib/locales.ts'
import { serverNow } from '#src/stores/quotes.ts'
import { useNow } from '#src/ui/age.tsx'
import { useDates } from '#src/widgets/dates.ts'
import { useSiteSetting } from '#src/widgets/site-setting.ts'
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
  return <TimeLeft from={from} to={to} />
}

function TimeLeft({ from, to }: CountdownProps) {
  const t = useMessages('quick')
  const locale = localeInfo(useLanguage())
  useNow(1000)
  const left = to - serverNow()
  if (left <= 0) return <span role="timer">{t.settling()}</span>
  // The same as a line that grows shorter, for who can take it in at a glance.
  const share = Math.min(100, (left / (to - from)) * 100)
  return (
    <>
      <span role="timer" className="figures">
        {t.timeLeft({ time: clockText(Math.ceil(left / 1000), locale) })}
      </span>
      <span aria-hidden className={styles.bar} style={{ inlineSize: `${share}%` }} />
    </>
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
