import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { connectApi } from '../api/connect.ts'
import { persistQueries } from '../api/persisted-queries.ts'
import { createQueryClient } from '../api/query-client.ts'
import { translateServerMessage } from '../i18n/runtime.ts'
import { homePath, setHomePath, signInPath } from '../ui/navigation.ts'
import { toast } from '../ui/toast.tsx'
import { loadRuntimeConfig } from '../stores/runtime-config.ts'
import { followAppearance } from './appearance.ts'
import { followLanguage, startLanguage } from './language.ts'
import { launch } from './launch.ts'
import { currentRoute, navigation } from './navigation.ts'
import { Providers } from './providers.tsx'
import { routeAt } from './routes.ts'
import { loadScreen, prefetchScreens, wayIn } from './screen-modules.tsx'
import { Shell } from './shell.tsx'
// Style sheets have no value.
// oxlint-disable import/no-unassigned-import
import '../ui/theme/tokens.css'
import '../ui/theme/base.css'
import './first-paint.css'
// oxlint-enable import/no-unassigned-import

// Reading all this code was a long task already: what it does begins with another.
setTimeout(() => void start())

/**
 * A function of its own, not the body of the module: a screen's file imports this one, and would wait for the end of
 * a module that waits for the screen.
 */
async function start(): Promise<void> {
  if (import.meta.env.MODE === 'mock') await (await import('./mocks.ts')).startMocks()

  const client = createQueryClient()
  connectApi({
    translate: translateServerMessage,
    toast,
    onSignedOut: () => navigation()?.relaunch(signInPath(currentRoute())),
  })
  persistQueries(client)
  followLanguage(client)
  const settings = loadRuntimeConfig().then(({ home }) => setHomePath(home))
  const words = startLanguage()
  void Promise.all([words, settings]).then(() => launch(client))

  // No call may leave for a line that the settings have not named yet (R7.3).
  await Promise.all([words, settings, firstScreen()])
  followAppearance()
  const root = createRoot(document.getElementById('root')!)
  // In slices, so that a slow phone answers a finger in between; the page shows what it came with until all is there.
  startTransition(() =>
    root.render(
      <Providers client={client}>
        <HashRouter>
          <Shell />
        </HashRouter>
      </Providers>,
    ),
  )

  // Where the other screens are comes while nobody waits; their words come beside the first of them.
  setTimeout(() => {
    prefetchScreens()
    if (import.meta.env.PROD) prepareForOffline()
  }, 2000)
}

/** Whoever is offline already gets it when the network is back. */
function prepareForOffline(): void {
  import('./offline.ts')
    .then(({ keepForOffline }) => keepForOffline())
    .catch(() => addEventListener('online', prepareForOffline, { once: true }))
}

/** The code of the first screen comes beside the words; until both are here the page shows what it came with. */
async function firstScreen(): Promise<void> {
  const path = currentRoute().split('?')[0] ?? '/'
  const needed = wayIn.includes(path) ? homePath() : path
  if (!routeAt(needed)) return
  // A failure is shown by the screen's own host.
  const settled = loadScreen(needed).then(
    () => undefined,
    () => undefined,
  )
  await Promise.race([settled, new Promise(resolve => setTimeout(resolve, 3000))])
}
