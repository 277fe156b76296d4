import { useState } from 'react'
import type { AssetPanel } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { LazyPart } from '../lists/lazy-part.tsx'
import styles from './balance-card.module.css'
import { PrivateChange } from './private-change.tsx'
import { useTodayResult } from './use-day-change.ts'
import { useWorth } from './use-worth.ts'
import { useHeldName } from '#src/ui/use-held-name.ts'

export interface DayChangeButtonProps {
  panel: AssetPanel
  /** Of today's result, ms; that of the panel. */
  refetchInterval?: number
}

/** The change of the day; opens the lines that add up to it [U2]. */
export function DayChangeButton({ panel, refetchInterval }: DayChangeButtonProps) {
  const t = useMessages('wallet')
  const result = useTodayResult(panel, refetchInterval)
  const { currency: _, ...change } = useWorth().of(result)
  const [isOpen, setOpen] = useState(false)
  const held = useHeldName()
  return (
    <>
      <button
        type="button"
        className={styles.way}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...held}
      >
        {result === undefined ? <Skeleton width={84} height={18} /> : <PrivateChange {...change} />}
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
