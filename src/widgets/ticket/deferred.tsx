import { useDeferredValue, type ReactNode } from 'react'

/** Renders its content after the first paint of what it stands in, so that a press is answered before all of it is there. */
export function Deferred({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : fallback
}
