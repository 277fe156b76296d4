import { asRecord } from '#src/stores/storage/parse.ts'
import { useNewVersion } from '#src/stores/new-version.ts'

/** A tab may stay open for days: time between checks for a newer build, ms. */
const updateCheckInterval = 60 * 60 * 1000

/**
 * Registers the service worker, which lets the app open offline, and announces a newer build. Does nothing where
 * service workers are unavailable, as in private windows of some browsers.
 */
export async function registerServiceWorker({ serviceWorker } = navigator): Promise<void> {
  // Undefined where the page is not served over TLS.
  if (!(serviceWorker as ServiceWorkerContainer | undefined)) return
  let isFirst = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker is of the build that is on screen.
    if (!isFirst) useNewVersion.setState({ isReady: true })
    isFirst = false
  })
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const route = asRecord(data)?.['open']
    // A pressed notification: as a link of the app, so that a draft on screen asks before it is lost.
    if (typeof route === 'string' && route.startsWith('/')) location.hash = route
  })
  try {
    const registration = await serviceWorker.register('./sw.js')
    const { active } = await serviceWorker.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- To a worker there is none.
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
    checkForUpdates(registration)
    // What offers a newer build, or says what is wrong with the server: by then, the server need not have the files of this build.
    await Promise.all([import('../shell/update-banner.tsx'), import('../shell/trouble-banner.tsx')])
  } catch {
    // Blocked by the browser or unavailable: the next visit tries again.
  }
}

function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < updateCheckInterval) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}
