import type { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { configureClient } from '../api/client.ts'
import { persistQueries } from '../api/persisted-queries.ts'
import { createQueryClient } from '../api/query-client.ts'
import { translateServerMessage } from '../i18n/runtime.ts'
import { watchHistorySteps } from '../ui/history-steps.ts'
import { homePath, setHomePath, signInPath } from '../ui/navigation.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { dropFirstAnswers } from '../api/first-answers.ts'
import { useSession } from '../stores/session/session.ts'
import { requestStepUp } from '../stores/session/step-up.ts'
import { refreshLastPrices } from '../stores/quotes/last-prices.ts'
import { syncLanguage } from './start/language.ts'
import { launch } from './start/launch.ts'
import { currentPath, currentRoute, navigation } from './navigation/navigation.ts'
import { Providers } from './start/providers.tsx'
import { cacheFirstAnswers } from './start/first-answers.ts'
import { afterTakeover, isFirstScreenShown, start } from './prerender/first-view.ts'
import { watchStyles } from './start/chunk-load.ts'
import { routeAt } from './routes.ts'
import { loadScreen, prefetchScreens } from './navigation/screen-modules.tsx'
import { Shell } from './shell/shell.tsx'
import { indexRoutes } from './navigation/index-screen.tsx'
import { passed } from '../lib/wait.ts'
// oxlint-disable import/no-unassigned-import -- Style sheets have no value.
import '../ui/theme/tokens.css'
import '../ui/theme/base.css'
import '../ui/theme/recoloured.css'
import './first-paint.css'
// oxlint-enable import/no-unassigned-import

// Evaluating the modules is a long task already: start in the next one.
setTimeout(() => void startApp())

/** How long the app waits for the answers of a first screen, ms. */
const patience = 1000

/**
 * A function, not the body of the module: a screen's chunk imports this module, so awaiting the screen at top level
 * would deadlock.
 */
async function startApp(): Promise<void> {
  watchStyles()
  watchHistorySteps()
  if (import.meta.env.MODE === 'mock') await (await import('../mocks/start.ts')).startMocks()

  const client = createQueryClient()
  configureClient({
    translate: translateServerMessage,
    toast,
    stepUp: requestStepUp,
    onSignedOut: () => navigation()?.relaunch(signInPath(currentRoute())),
  })
  persistQueries(client)
  syncLanguage(client)
  const { settings, messages, firstScreen } = start()
  const isReady = Promise.all([messages, settings.then(({ home }) => setHomePath(home))])
  const firstScreenOrLate = Promise.race([firstScreen, passed(patience)])
  // What is on show needs no other call to be taken over.
  const launchApp = () => (isFirstScreenShown() ? afterTakeover(() => void launch(client)) : launch(client))
  void Promise.all([isReady, firstScreenOrLate]).then(launchApp)

  // No call is sent before the runtime config has named the lines (R7.3).
  await Promise.all([isReady, preloadFirstScreen(), firstScreenOrLate])
  // Without an event: what is on show is home already.
  if (indexRoutes.includes(currentPath())) history.replaceState(null, '', `#${homePath()}`)
  await unlocked()
  // What is on show stays on show.
  if (isFirstScreenShown()) await Promise.race([cacheFirstAnswers(client, currentPath()), passed(patience)])
  const root = createRoot(document.getElementById('root')!)
  // As a transition, so that a slow phone handles input in between; index.html stays visible until it is done.
  startTransition(() =>
    root.render(
      <Providers client={client}>
        <HashRouter>
          <Shell />
        </HashRouter>
      </Providers>,
    ),
  )

  // The list of the other screens is loaded when idle; their messages with the first of them.
  document.addEventListener('visibilitychange', () => document.hidden && refreshLastPrices())
  setTimeout(() => {
    dropFirstAnswers()
    prefetchScreens()
    // Without this file, the screens load the same themselves.
    import('./start/launch-later.ts').then(({ launchLater }) => launchLater(client)).catch(() => {})
    tellMessagesOnceSignedIn(client)
    if (import.meta.env.PROD) enableOffline()
  }, 2000)
}

/** Where the app is locked on this device, it starts when it is unlocked; another tab may set up the lock later. */
async function unlocked(): Promise<void> {
  const load = async () => (await import('../widgets/app-lock/watch-lock.tsx')).watchLock()
  addEventListener('storage', ({ key }) => {
    if (key === 'fairline:app-lock') void load().catch(() => {})
  })
  if (document.documentElement.dataset.lock === undefined) return
  // Without its code nothing is shown.
  await load().catch(() => new Promise(() => addEventListener('online', () => location.reload())))
}

/** Loads what tells of messages, which a guest has none of. */
function tellMessagesOnceSignedIn(client: QueryClient): void {
  const load = () =>
    void import('./shell/tell-messages.ts').then(({ tellMessages }) => tellMessages(client)).catch(() => {})
  if (useSession.getState().token !== undefined) load()
  else {
    const stop = useSession.subscribe(({ token }) => {
      if (token === undefined) return
      stop()
      load()
    })
  }
}

/** Retries when the network is back. */
function enableOffline(): void {
  import('./start/register-service-worker.ts')
    .then(({ registerServiceWorker }) => registerServiceWorker())
    .catch(() => addEventListener('online', enableOffline, { once: true }))
}

/** Loads the first screen in parallel with the messages; index.html stays visible until both are there. */
async function preloadFirstScreen(): Promise<void> {
  const path = currentPath()
  const needed = indexRoutes.includes(path) ? homePath() : path
  if (!routeAt(needed)) return
  // ScreenHost shows a failure.
  const settled = loadScreen(needed).then(
    () => undefined,
    () => undefined,
  )
  await Promise.race([settled, passed(3000)])
}
