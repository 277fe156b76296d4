import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { indexRoutes } from './index-screen.tsx'
import { lastFirstScreen } from '../prerender/first-view.ts'
import type { RouteConfig } from '../routes.ts'

const positions = new Map<string, number>()
/** How long to wait for a list to load before giving up on its position, ms. */
const restoreTimeout = 1500

/**
 * Restores scroll positions: going back returns to the same position, a tab keeps its own, and a newly opened page,
 * also one within a tab, starts at the top. A first screen that was scrolled before the app was there stays where it is.
 */
export function useScrollRestoration(route: RouteConfig, isReady: boolean): void {
  const { key, pathname, search } = useLocation()
  const type = useNavigationType()
  const isBack = type === 'POP'
  const lastEntry = useRef<string>(undefined)
  // With the address: all entries that were typed into the address bar have the same key.
  const historyKey = `entry ${key} ${pathname}${search}`
  const tabKey = route.tab && `tab ${route.tab}`

  useLayoutEffect(() => {
    if (!isReady) return undefined
    history.scrollRestoration = 'manual'
    const isWithinTab = type === 'PUSH' && lastEntry.current !== undefined && lastEntry.current !== historyKey
    lastEntry.current = historyKey
    const top =
      placeOfFirstScreen(pathname) ??
      (isBack ? positions.get(historyKey) : undefined) ??
      (tabKey && !isWithinTab ? positions.get(tabKey) : undefined) ??
      0
    return scrollWhenTallEnough(top)
  }, [isReady, pathname, historyKey, tabKey, isBack, type])

  // Removed before the next screen scrolls, whose position is not this one.
  useLayoutEffect(() => {
    if (!isReady) return undefined
    const savePosition = () => {
      positions.set(historyKey, window.scrollY)
      if (tabKey) positions.set(tabKey, window.scrollY)
    }
    addEventListener('scroll', savePosition, { passive: true })
    return () => removeEventListener('scroll', savePosition)
  }, [isReady, historyKey, tabKey])
}

let mayTakeOver = true

/** Where the first screen that the app has just taken over was scrolled to; undefined for any other screen. */
function placeOfFirstScreen(path: string): number | undefined {
  const shown = lastFirstScreen()
  // Home may have been opened by the index, which redirects to it.
  const isTakeover = mayTakeOver && shown !== undefined && (shown === path || indexRoutes.includes(shown))
  mayTakeOver = false
  return isTakeover ? window.scrollY : undefined
}

/** Scrolls there as soon as the page is tall enough, unless the user scrolls first. */
function scrollWhenTallEnough(top: number): () => void {
  window.scrollTo(0, top)
  const deadline = performance.now() + restoreTimeout
  let frame = 0
  const stop = () => cancelAnimationFrame(frame)
  const retry = () => {
    if (Math.abs(window.scrollY - top) < 1 || performance.now() > deadline) return
    window.scrollTo(0, top)
    frame = requestAnimationFrame(retry)
  }
  if (top > 0) frame = requestAnimationFrame(retry)
  for (const event of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(event, stop, { once: true, passive: true })
  }
  return stop
}
