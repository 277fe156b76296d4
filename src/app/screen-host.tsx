import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useIsSignedIn } from '../stores/session.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { signInPath } from '../ui/navigation.ts'
import { Screen } from '../ui/screen.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { ChunkLoadError } from './chunk-load.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { NotFound } from './not-found.tsx'
import { routeAt, type RouteEntry } from './routes.ts'
import { NoScreenError, wayIn } from './screen-modules.tsx'
import { useScreen } from './use-screen.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

/** The screen of the present route: for whom it is, its code, and what stands in for it meanwhile. */
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
      // A new start, timers included.
      retry={() => setAttempt(attempt + 1)}
    />
  )
}

function LazyScreen({ route, retry }: { route: RouteEntry; retry: () => void }) {
  const state = useScreen(route.path)
  const t = useMessages('common')
  useScrollMemory(route, state.is === 'ready')
  useFocusOnArrival(route.path, state.is === 'ready')
  switch (state.is) {
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

let shown: string | undefined

/** Screen readers are told of a new page by its heading; the first one they read by themselves. */
function useFocusOnArrival(path: string, isReady: boolean): void {
  useEffect(() => {
    if (!isReady || path === shown) return
    if (shown !== undefined && !wayIn.includes(shown)) focusContent()
    shown = path
  }, [path, isReady])
}

/** Moves the focus to the beginning of the page. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}

// Some browsers remember that a module failed: after a second failure only a reload helps.
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
    <Screen title={t.loadTitle()}>
      <ErrorState
        title={t.chunkLoad({ id })}
        text={texts[kind]()}
        onRetry={needsReload ? () => location.reload() : retry}
        {...(needsReload ? { retryLabel: t.reload() } : {})}
      />
    </Screen>
  )
}
