/**
 * The five verbs of moving about (R2.9), for screens and for what runs outside React. A relaunch clears the stack:
 * the browser keeps its older entries, so the place in its history where the stack now begins is remembered, and
 * going back beyond it leads home (see app/stack-guard.tsx).
 */
import { useMemo } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { PATHS, pathTo, type Route } from '../lib/paths.ts'

export interface Navigation {
  /** Opens a route on top of the present one. */
  navigate: (to: string) => void
  /** Puts a route in the place of the present one. */
  redirect: (to: string) => void
  /** Opens a route as the only one: there is no way back. */
  relaunch: (to: string) => void
  /** Goes to one of the five tabs. The browser's own back still leads here. */
  switchTab: (to: string) => void
  /** One step back; home when there is none. */
  back: () => void
}

let home: Route = PATHS.home

/** The route that is home here: one of the variants (R2.5), as the deployment has it. */
export const homePath = (): Route => home

/** Called once, when the settings of the deployment are known. */
export function setHomePath(route: Route): void {
  home = route
}
const rootKey = 'fairline:stack-root'

/** The verbs for a component. */
export function useNavigation(): Navigation {
  const navigate = useNavigate()
  return useMemo(() => navigationBy(navigate), [navigate])
}

/** The verbs over a router's navigate function. */
export function navigationBy(navigate: NavigateFunction): Navigation {
  return {
    navigate: to => void navigate(to),
    redirect: to => void navigate(to, { replace: true }),
    relaunch: to => {
      setStackRoot(historyIndex())
      void navigate(to, { replace: true })
    },
    switchTab: to => void navigate(to),
    back: () => {
      if (historyIndex() > stackRoot()) void navigate(-1)
      else void navigate(homePath(), { replace: true })
    },
  }
}

/** How many entries of this app lie before the present one in the browser's history. */
export function historyIndex(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : 0
}

/** The index at which the stack begins; 0 until a relaunch. */
export function stackRoot(): number {
  try {
    return Number(sessionStorage.getItem(rootKey) ?? 0)
  } catch {
    return 0
  }
}

export function setStackRoot(index: number): void {
  try {
    sessionStorage.setItem(rootKey, String(index))
  } catch {
    // Without storage the stack begins where the visit began.
  }
}

/** Sign-in that leads back to where somebody was (R1.4). */
export function signInPath(route: string): string {
  // Signing in is never what one comes back to.
  const isWorthReturning = route.startsWith('/') && !/^\/(pages\/user\/(login|register))?(\?|$)/.test(route)
  return pathTo(PATHS.login, { route: isWorthReturning ? route : undefined })
}

/** Where to go on after signing in or trying again: the parameter `route` of the present one, else home (R2.3). */
export function useReturnRoute(): string {
  const route = new URLSearchParams(useLocation().search).get('route')
  return route?.startsWith('/') ? route : homePath()
}
