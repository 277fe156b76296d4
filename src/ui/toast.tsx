import { useEffect, useSyncExternalStore } from 'react'
import styles from './toast.module.css'
import { TOAST_DURATION } from '../lib/constants.ts'

interface Shown {
  id: number
  text: string
  duration: number
}

let shown: Shown | undefined
let count = 0
const listeners = new Set<() => void>()

/** Shows a short message for a while, 2000 ms unless told (R9.10); a newer one takes its place. */
export function toast(text: string, duration = TOAST_DURATION): void {
  count += 1
  publish({ id: count, text, duration })
}

function publish(next: Shown | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one place where toasts appear; rendered once, by the app. */
export function ToastHost() {
  const present = useSyncExternalStore(subscribe, () => shown)
  useEffect(() => {
    if (!present) return undefined
    const timer = setTimeout(() => publish(undefined), present.duration)
    return () => clearTimeout(timer)
  }, [present])
  return (
    // In the page from the start: a live region that comes together with its text is not read out.
    <output className={styles.host} aria-live="polite" aria-atomic>
      {present && (
        <p key={present.id} className={styles.toast}>
          {present.text}
        </p>
      )}
    </output>
  )
}
