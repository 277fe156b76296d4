import { useEffect, useState } from 'react'
import { relativeTimeText } from '#src/i18n/intl.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { Locale } from '#src/lib/locales.ts'
import { classes } from '../classes.ts'
import styles from './age.module.css'

export interface AgeProps {
  /** Time of the data, epoch ms; undefined: none yet. */
  time: number | undefined
  /** Age in ms above which the data is stale. */
  staleAfter: number
  /** Whether refreshing it fails: it is not live, however young. */
  isFailing?: boolean
}

/** The age of a quote or figure, updated each second; above the limit it says that the data is not live. */
export function Age({ time, staleAfter: limit, isFailing = false }: AgeProps) {
  const t = useMessages('common')
  const locale = useLanguage()
  const now = useNow(1000)
  if (time === undefined) return <span className={classes(styles.age, styles.stale)}>{t.stale()}</span>

  // A device with a slow clock must not show a negative age.
  const age = Math.max(0, now - time)
  const isStale = isFailing || age > limit
  const text = formatAge(age, locale)
  return (
    <span className={classes('figures', styles.age, isStale && styles.stale)}>
      {isStale ? t.staleSince({ age: text }) : text}
    </span>
  )
}

const unitSteps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** An age in ms in its largest unit: `5m`. */
export function formatAge(age: number, locale: Locale): string {
  const seconds = Math.floor(age / 1000)
  const [unit, size] = unitSteps.find(([, length]) => seconds >= length) ?? unitSteps[3]
  return relativeTimeText(locale, Math.floor(seconds / size), unit, 'narrow')
}

/** The current time, epoch ms, updated at this interval. */
export function useNow(interval: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}
