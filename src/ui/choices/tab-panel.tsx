import type { ReactNode } from 'react'
import styles from './tab-panel.module.css'

/** What the chosen tab shows, under the name of that tab; its parts lie where they would without it. */
export function TabPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="tabpanel" aria-label={label} className={styles.panel}>
      {children}
    </div>
  )
}
