import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { RouteEntry } from './routes.ts'

const positions = new Map<string, number>()
/** How long a list may take to come before its place is given up, ms. */
const patience = 1500

/**
 * Where the reader was: going back leads to the same place of the page, a tab keeps its place, and what is opened
 * anew begins at its top.
 */
export function useScrollMemory(route: RouteEntry, isReady: boolean): void {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const entry = `entry ${key}`
  const tab = route.tab && `tab ${route.tab}`

  useLayoutEffect(() => {
    if (!isReady) return undefined
    history.scrollRestoration = 'manual'
    const place = (isReturn ? positions.get(entry) : undefined) ?? (tab ? positions.get(tab) : undefined) ?? 0
    return scrollWhenPossible(place)
  }, [isReady, entry, tab, isReturn])

  // Gone before the next screen scrolls: its place is not this one's.
  useLayoutEffect(() => {
    if (!isReady) return undefined
    const remember = () => {
      positions.set(entry, window.scrollY)
      if (tab) positions.set(tab, window.scrollY)
    }
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [isReady, entry, tab])
}

/** Scrolls there as soon as the page is long enough, unless the reader scrolls first. */
function scrollWhenPossible(place: number): () => void {
  window.scrollTo(0, place)
  const until = performance.now() + patience
  let frame = 0
  const stop = () => cancelAnimationFrame(frame)
  const again = () => {
    if (Math.abs(window.scrollY - place) < 1 || performance.now() > until) return
    window.scrollTo(0, place)
    frame = requestAnimationFrame(again)
  }
  if (place > 0) frame = requestAnimationFrame(again)
  for (const event of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(event, stop, { once: true, passive: true })
  }
  return stop
}
