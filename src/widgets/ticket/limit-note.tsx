import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { compare } from '#src/lib/money/money.ts'
import styles from './ticket.module.css'

export interface LimitNoteProps {
  isBuying: boolean
  /** Undefined: a market order. */
  limitPrice: string | undefined
  nowPrice: string
  /** What a limit order does until its price is reached, unless the usual. */
  waits?: string
  /** What is said of a market order. */
  children?: ReactNode
}

/** What happens to the order: a limit that the market has reached already fills at once, any other waits. */
export function LimitNote({ isBuying, limitPrice, nowPrice, waits, children }: LimitNoteProps) {
  const t = useMessages('trade')
  const isReached = limitPrice !== undefined && compare(nowPrice, limitPrice) !== (isBuying ? 1 : -1)
  return (
    <p className={styles.aside}>
      {limitPrice === undefined ? children : isReached ? t.limitFillsNow() : (waits ?? t.limitWaits())}
    </p>
  )
}
