import { useState } from 'react'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { classes } from '../classes.ts'
import { useFigureSettings } from './figure-settings.ts'
import { useUnknown } from './use-unknown.ts'
import styles from './figures.module.css'

export type FigureSize = 'display' | 'figure' | 'heading' | 'body' | 'label'

export interface PriceProps {
  /** A decimal string as on the wire; anything else is shown as unknown. */
  value: string | null | undefined
  /** Digits after the point, truncated and not rounded (R9.2); default 2. */
  decimals?: number
  size?: FigureSize
  /** Greyed: no longer live. */
  stale?: boolean
  /** Name of the currency it is in, in small print after the number. */
  currency?: string | undefined
}

/** A price in the reader's digits and separators, in tabular figures. The digits that a tick changes roll to their new ones. */
export function Price({ value, decimals = 2, size = 'body', stale = false, currency }: PriceProps) {
  const locale = useLanguage()
  const { thousandsAsIs } = useFigureSettings()
  const text = formatNumber(value, { locale, decimals, thousandsAsIs })
  const { kept, way, end } = useTick(text, value)
  const unknown = useUnknown(value)
  return (
    <bdi className={classes('figures', styles[size], stale && styles.stale)} {...unknown}>
      {way === undefined ? (
        text
      ) : (
        <>
          {text.slice(0, kept)}
          {/* A new element with each tick, so that its animation begins anew. */}
          <span key={text} className={styles.rolling} data-way={way} onAnimationEnd={end}>
            {text.slice(kept)}
          </span>
        </>
      )}
      {currency && (
        <>
          {' '}
          <span className={styles.currency}>{currency}</span>
        </>
      )}
    </bdi>
  )
}

interface Tick {
  text: string
  value: PriceProps['value']
  /** Length of the start that the text shares with the one before. */
  kept: number
  /** Undefined: nothing rolls. */
  way: 'up' | 'down' | undefined
}

/** What the latest change of a price has changed of its text, until that has rolled. */
function useTick(text: string, value: PriceProps['value']) {
  const [last, setLast] = useState<Tick>({ text, value, kept: 0, way: undefined })
  const tick = last.text === text ? last : tickFrom(last, text, value)
  if (tick !== last) setLast(tick)
  return { ...tick, end: () => setLast({ ...tick, way: undefined }) }
}

function tickFrom(before: Tick, text: string, value: PriceProps['value']): Tick {
  // Only their order counts, not their last digits.
  const difference = Number(value) - Number(before.value)
  const isRolling = difference !== 0 && !Number.isNaN(difference) && isMotionWelcome()
  if (!isRolling) return { text, value, kept: 0, way: undefined }
  let kept = 0
  // Of another length, all digits have moved.
  if (text.length === before.text.length) while (text[kept] === before.text[kept]) kept += 1
  return { text, value, kept, way: difference > 0 ? 'up' : 'down' }
}

/** Where it is not, the text stays in one piece. */
const isMotionWelcome = () => matchMedia('(prefers-reduced-motion: no-preference)').matches
