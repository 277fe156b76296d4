import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { localeInfo } from '#src/lib/locales.ts'
import { serverNow } from '#src/stores/quotes/quotes.ts'
import { useNow } from '#src/ui/figures/age.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useSiteSetting } from '#src/widgets/site/use-site-setting.ts'
import styles from './quick.module.css'

export interface CountdownProps {
  /** Epoch ms by the server's clock. */
  from: number
  to: number
}

/**
 * The time left of a quick order, updated every second in this component only. With the setting app_order_time at 0,
 * the end time is shown instead (docs/rules/site.md).
 */
export function Countdown({ from, to }: CountdownProps) {
  const t = useMessages('quick')
  const date = useDateFormat()
  const isCounting = useSiteSetting('app_order_time') !== 0
  if (!isCounting) return <span>{t.endsAt({ time: date(to, 'moment') })}</span>
  return <TimeLeft from={from} to={to} />
}

/** The same in the name of a row: the time left is seen, the end is said, as the name would change each second. */
export function NamedCountdown(props: CountdownProps) {
  const t = useMessages('quick')
  const date = useDateFormat()
  const isCounting = useSiteSetting('app_order_time') !== 0
  if (!isCounting) return <Countdown {...props} />
  return (
    <>
      <span aria-hidden>
        <TimeLeft {...props} />
      </span>
      <span className="visually-hidden">{t.endsAt({ time: date(props.to, 'moment') })}</span>
    </>
  )
}

function TimeLeft({ from, to }: CountdownProps) {
  const t = useMessages('quick')
  const locale = localeInfo(useLanguage())
  useNow(1000)
  const timeLeft = to - serverNow()
  if (timeLeft <= 0) return <span role="timer">{t.settling()}</span>
  // The same as a shrinking bar.
  const percentLeft = Math.min(100, (timeLeft / (to - from)) * 100)
  return (
    <>
      <span role="timer" className="figures">
        {t.timeLeft({ time: clockText(Math.ceil(timeLeft / 1000), locale) })}
      </span>
      <span aria-hidden className={styles.bar} style={{ inlineSize: `${percentLeft}%` }} />
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
