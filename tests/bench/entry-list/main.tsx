/** The app's ledger list, with as many pages fetched before as `?fetched` says, with frame timing. */
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { HashRouter } from 'react-router-dom'
import { configureClient } from '#src/api/client.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { switchLocale, translateServerMessage } from '#src/i18n/runtime.ts'
import LedgerScreen from '#src/features/wallet/ledger-screen.tsx'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { clockFrames } from '../frames/clock-frames.ts'
// oxlint-disable import/no-unassigned-import -- style sheets have no value
import '#src/ui/theme/tokens.css'
import '#src/ui/theme/base.css'
// oxlint-enable import/no-unassigned-import

const pageHeight = 100 * 64
const fetched = Number(new URLSearchParams(location.search).get('fetched') ?? 1)

/** Scrolls to the end until this many pages are loaded. */
async function loadPages(): Promise<void> {
  const wanted = fetched * pageHeight
  while (document.documentElement.scrollHeight < wanted) {
    window.scrollTo(0, document.documentElement.scrollHeight)
    // oxlint-disable-next-line no-await-in-loop -- the next end is known when this one has been reached
    await new Promise(resolve => requestAnimationFrame(resolve))
  }
}

/** Shows the list and scrolls down as far as requested. */
async function start(): Promise<void> {
  await switchLocale('en')
  createRoot(document.getElementById('root')!).render(
    <QueryClientProvider client={createQueryClient()}>
      <HashRouter>
        <MantineBoundary>
          <LedgerScreen />
        </MantineBoundary>
      </HashRouter>
    </QueryClientProvider>,
  )
  await loadPages()
}

configureClient({ translate: translateServerMessage, toast: () => {}, onSignedOut: () => {} })
globalThis.ready = start()
globalThis.measure = duration => clockFrames(duration, () => 0)
