import { useEffect, useState } from 'react'
import { agoText } from '../i18n/intl.ts'
import { useLanguage, useMessages } from '../i18n/use-messages.ts'
import type { Locale } from '../lib/locales.ts'
import { classes } from './classes.ts'
import styles from './age.module.css'

export interface AgeProps {
  /** When the quote was made, epoch ms; undefined: never. */
  time: number | undefined
  /** From this age on it is not live, ms. */
  limit: number
}

/** How old a quote is, second by second; past its limit it says that it is not live. */
export function Age({ time, limit }: AgeProps) {
  const t = useMessages('common')
  const locale = useLanguage()
  const now = useNow(1000)
  if (time === undefined) return <span className={classes(styles.age, styles.stale)}>{t.stale()}</span>

  // A device whose clock is behind must not show an age below zero.
  const age = Math.max(0, now - time)
  const isStale = age > limit
  const text = ageText(age, locale)
  return (
    <span className={classes('figures', styles.age, isStale && styles.stale)}>
      {isStale ? t.staleSince({ age: text }) : text}
    </span>
  )
}

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

function ageText(age: number, locale: Locale): string {
  const seconds = Math.floor(age / 1000)
  const [unit, size] = steps.find(([, length]) => seconds >= length) ?? steps[3]
  return agoText(locale, Math.floor(seconds / size), unit, 'narrow')
}

/** The present, epoch ms, renewed at this interval. */
export function useNow(interval: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}
