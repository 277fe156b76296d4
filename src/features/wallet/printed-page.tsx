import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './statement.module.css'

interface PrintedPageProps {
  children: ReactNode
  /** Called when the print dialog is closed. */
  onDone: () => void
}

/** Prints its content at once, without the rest of the app. */
export function PrintedPage({ children, onDone }: PrintedPageProps) {
  useEffect(() => {
    document.body.dataset['printing'] = 'statement'
    addEventListener('afterprint', onDone, { once: true })
    print()
    return () => {
      delete document.body.dataset['printing']
      removeEventListener('afterprint', onDone)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- Once, on mount.
  }, [])
  return createPortal(<article className={styles.paper}>{children}</article>, document.body)
}
