import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { signInPath, homePath } from '#src/ui/navigation.ts'
import { NavBar } from '#src/ui/nav-bar.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { ErrorState, EmptyState } from '#src/ui/feedback/states.tsx'
import { ChunkLoadError } from '../start/chunk-load.ts'
import { ErrorBoundary } from '../shell/error-boundary.tsx'
import { routeAt, type RouteConfig } from '../routes.ts'
import { NoScreenError } from './screen-modules.tsx'
import { useScreen } from './use-screen.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import { indexRoutes } from './index-screen.tsx'
import { ButtonLink } from '#src/ui/button.tsx'

/** Shown for an unknown route, with a link home (R2.1). */
function NotFound() {
  const t = useMessages('nav')
  return (
    <Screen title={t.notFoundTitle()}>
      <EmptyState
        icon="search"
        title={t.notFoundTitle()}
        text={t.notFoundText()}
        action={
          <ButtonLink to={homePath()} replace>
            {t.goHome()}
          </ButtonLink>
        }
      />
    </Screen>
  )
}

/** Renders the screen of the current route: checks access, loads its code, and shows loading and failure. */
export function ScreenHost() {
  const { pathname, search } = useLocation()
  const isSignedIn = useIsSignedIn()
  const [attempt, setAttempt] = useState(0)
  const route = routeAt(pathname)
  if (!route) return <NotFound />
  if (route.access === 'member' && !isSignedIn) {
    return <Navigate to={signInPath(pathname + search)} replace />
  }
  return (
    <LazyScreen
      key={`${pathname} ${attempt}`}
      route={route}
      // A new key remounts it, timers included.
      retry={() => setAttempt(attempt + 1)}
    />
  )
}

function LazyScreen({ route, retry }: { route: RouteConfig; retry: () => void }) {
  const state = useScreen(route.path)
  const t = useMessages('common')
  useScrollRestoration(route, state.status === 'ready')
  useFocusOnNavigation(route.path, useLocation().search, state.status === 'ready')
  switch (state.status) {
    case 'ready':
      return (
        <ErrorBoundary>
          <state.Screen />
        </ErrorBoundary>
      )
    case 'starting':
      return null
    case 'loading':
      return (
        <Screen title={t.loading()} bar={null}>
          <SkeletonRows />
        </Screen>
      )
    case 'late':
      return <LoadFailed error={new ChunkLoadError(route.path, 'timeout')} retry={retry} />
    case 'failed':
      if (state.error instanceof NoScreenError) return <NotFound />
      return <LoadFailed error={state.error} retry={retry} />
  }
}

let focused: { path: string; search: string } | undefined

/**
 * Moves the focus on navigation, so that screen readers announce the new page; they read the first page by themselves. A field
 * of the new screen that has taken the focus keeps it, and within a screen whatever still has it.
 */
function useFocusOnNavigation(path: string, search: string, isReady: boolean): void {
  useEffect(() => {
    if (!isReady || (path === focused?.path && search === focused.search)) return
    const before = focused
    focused = { path, search }
    if (!before || indexRoutes.includes(before.path)) return
    const { activeElement, body } = document
    const isKept =
      before.path === path
        ? activeElement !== body
        : document.getElementById('content')?.parentElement?.contains(activeElement)
    if (!isKept) focusContent()
  }, [path, search, isReady])
}

/** Moves the focus to the start of the content. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}

// Some browsers cache a failed module: after a second failure only a reload helps.
let failures = 0

function LoadFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useMessages('errors')
  const [needsReload] = useState(() => {
    failures += 1
    return failures > 2 || (error instanceof ChunkLoadError && error.kind === 'missing')
  })
  const kind = error instanceof ChunkLoadError ? error.kind : 'error'
  const texts = { missing: t.chunkMissing, timeout: t.chunkTimeout, error: t.chunkError }
  const id = error instanceof ChunkLoadError ? error.id : ''
  return (
    <Screen title={t.loadTitle()} bar={<NavBar />}>
      <ErrorState
        title={texts[kind]()}
        detail={t.chunkLoad({ id })}
        onRetry={needsReload ? () => location.reload() : retry}
        {...(needsReload ? { retryLabel: t.reload() } : {})}
      />
    </Screen>
  )
}
