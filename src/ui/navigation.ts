/**
 * The five navigation actions (R2.9), for screens and for code outside React. A relaunch clears the stack: the browser
 * keeps older history entries, so the index at which the stack now starts is stored, and going back beyond it leads
 * home (see app/navigation/stack-guard.tsx).
 */
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { PATHS, pathTo, type Route } from '../lib/paths.ts'

export interface Navigation {
  /** Opens a route on top of the current one. */
  navigate: (to: string) => void
  /** Replaces the current route. */
  redirect: (to: string) => void
  /** Opens a route as the only one on the stack: there is nothing to go back to. */
  relaunch: (to: string) => void
  /** Switches to one of the five tabs. The browser's back button still returns here. */
  switchTab: (to: string) => void
  /** One step back; home when there is none. */
  back: () => void
}

let home: Route = PATHS.home

/** The home route of this deployment: one of the variants (R2.5). */
export const homePath = (): Route => home

/** Called once, when the deployment settings are loaded. */
export function setHomePath(route: Route): void {
  home = route
}
const rootKey = 'fairline:stack-root'

/**
 * The navigation actions for a component. Its `back` does nothing once the component has been left: an answer that
 * arrives late must not close the screen that the person has opened meanwhile.
 */
export function useNavigation(): Navigation {
  const navigate = useNavigate()
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useMemo(() => {
    const actions = createNavigation(navigate)
    return {
      ...actions,
      back: () => {
        if (isMounted.current) actions.back()
      },
    }
  }, [navigate])
}

/** The navigation actions on top of a router's navigate function. */
export function createNavigation(navigate: NavigateFunction): Navigation {
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

/** The number of history entries of this app before the current one. */
export function historyIndex(): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : 0
}

/** The history index at which the stack starts; 0 until a relaunch. */
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
    // Without storage the stack starts where the visit started.
  }
}

/** The sign-in route that returns to `route` afterwards (R1.4). */
export function signInPath(route: string): string {
  // The sign-in screens are never a place to return to.
  const isReturnable = route.startsWith('/') && !/^\/(pages\/user\/(login|register))?(\?|$)/.test(route)
  return pathTo(PATHS.login, { route: isReturnable ? route : undefined })
}

/** Where to go after signing in or retrying: the query parameter `route`, else home (R2.3). */
export function useReturnRoute(): string {
  const route = new URLSearchParams(useLocation().search).get('route')
  return route?.startsWith('/') ? route : homePath()
}
