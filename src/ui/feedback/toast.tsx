import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../classes.ts'
import { Link } from '../link.tsx'
import styles from './toast.module.css'
import { TOAST_DURATION } from '#src/lib/constants.ts'

interface ToastMessage {
  id: number
  text: string
  duration: number
  to: string | undefined
}

let currentToast: ToastMessage | undefined
let count = 0
const listeners = new Set<() => void>()

/** Shows a short message, by default for 2000 ms (R9.10); a newer one replaces it. With a route, a press opens that. */
export function toast(text: string, duration = TOAST_DURATION, to?: string): void {
  count += 1
  publish({ id: count, text, duration, to })
}

function publish(next: ToastMessage | undefined): void {
  currentToast = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Renders the toasts; mounted once, by the app. */
export function ToastHost() {
  const present = useSyncExternalStore(subscribe, () => currentToast)
  useEffect(() => {
    if (!present) return undefined
    const timer = setTimeout(() => publish(undefined), present.duration)
    return () => clearTimeout(timer)
  }, [present])
  return createPortal(
    // Always mounted: a live region that is inserted together with its text is not read out. Outside of the page, which
    // is inert behind a sheet.
    <output className={classes(styles.host, 'screen-only')} aria-live="polite" aria-atomic>
      {present && (
        <p key={present.id} className={styles.toast}>
          {present.to === undefined ? (
            present.text
          ) : (
            <Link to={present.to} className={styles.link ?? ''} onPress={() => publish(undefined)}>
              {present.text}
            </Link>
          )}
        </p>
      )}
    </output>,
    document.body,
  )
}
