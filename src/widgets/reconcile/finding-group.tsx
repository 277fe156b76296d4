import { useState } from 'react'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { FindingList } from './finding-list.tsx'
import styles from './reconcile.module.css'

export interface FindingGroupProps {
  title: string
  note: string
  findings: readonly Finding[]
  isOneCheck?: boolean
}

/** A collapsed group of findings; there may be thousands, so they are rendered only when it is opened. */
export function FindingGroup({ title, note, findings, isOneCheck = false }: FindingGroupProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.group} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{title}</span> <span className={styles.note}>{note}</span>
      </summary>
      {isOpen && <FindingList findings={findings} isOneCheck={isOneCheck} />}
    </details>
  )
}
