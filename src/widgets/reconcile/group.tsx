import { useState } from 'react'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { FindingList } from './finding-list.tsx'
import styles from './reconcile.module.css'

export interface GroupProps {
  title: string
  note: string
  findings: readonly Finding[]
  isOneCheck?: boolean
}

/** Findings behind a line; there may be thousands, so they exist only once it is opened. */
export function Group({ title, note, findings, isOneCheck = false }: GroupProps) {
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
