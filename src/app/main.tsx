import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { connectApi } from '../api/connect.ts'
import { persistQueries } from '../api/persisted-queries.ts'
import { createQueryClient } from '../api/query-client.ts'
import { translateServerMessage } from '../i18n/runtime.ts'
import { homePath, signInPath } from '../ui/navigation.ts'
import { toast } from '../ui/toast.tsx'
import { followAppearance } from './appearance.ts'
import { followLanguage, startLanguage } from './language.ts'
import { launch } from './launch.ts'
import { currentRoute, navigation } from './navigation.ts'
import { Providers } from './providers.tsx'
import { routeAt } from './routes.ts'
import { hasScreen, loadScreen } from './screen-modules.tsx'
import { Shell } from './shell.tsx'
// Style sheets have no value.
// oxlint-disable import/no-unassigned-import
import '../ui/theme/tokens.css'
import '../ui/theme/base.css'
import './first-paint.css'
// oxlint-enable import/no-unassigned-import

const client = createQueryClient()
connectApi({
  translate: translateServerMessage,
  toast,
  onSignedOut: () => navigation()?.relaunch(signInPath(currentRoute())),
})
persistQueries(client)
followLanguage(client)
const words = startLanguage()
void words.then(() => launch(client))

await Promise.all([words, firstScreen()])
followAppearance()
createRoot(document.getElementById('root')!).render(
  <Providers client={client}>
    <HashRouter>
      <Shell />
    </HashRouter>
  </Providers>,
)

/** The code of the first screen comes beside the words; until both are here the page shows what it came with. */
async function firstScreen(): Promise<void> {
  const path = currentRoute().split('?')[0] ?? '/'
  const isEntry = path === '/' || path === '/pages/index/index'
  const needed = isEntry ? [path, homePath] : [path]
  const loading = needed.filter(one => routeAt(one) && hasScreen(one)).map(one => loadScreen(one))
  // A failure is shown by the screen's own host.
  await Promise.race([Promise.allSettled(loading), new Promise(resolve => setTimeout(resolve, 3000))])
}
