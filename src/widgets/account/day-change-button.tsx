import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { LazyPart } from '../lists/lazy-part.tsx'
import styles from './balance-card.module.css'
import { PrivateChange } from './private-change.tsx'
import { useWorth } from './use-worth.ts'

/** The change of the day; opens the lines that add up to it [U2]. */
export function DayChangeButton({ value }: { value: string }) {
  const t = useMessages('wallet')
  const { currency: _, ...change } = useWorth().of(value)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.way} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PrivateChange {...change} />
        <span className="visually-hidden"> {t.dayOpen()}</span>
      </button>
      {isOpen && (
        <LazyPart
          name="day change"
          load={() => import('./day-change-sheet.tsx')}
          props={{ onClose: () => setOpen(false) }}
          fallback={null}
        />
      )}
    </>
  )
}
