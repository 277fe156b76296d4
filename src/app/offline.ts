import { useNewVersion } from '../stores/new-version.ts'

/** A tab may stay open for days: how long until it asks again whether there is a newer build, ms. */
const askAgain = 60 * 60 * 1000

/**
 * Has the app open without a network from now on, and says when a newer build has come. Where there is no worker to be had, as in a
 * private window of some browsers, the app is what it was without one.
 */
export async function keepForOffline({ serviceWorker } = navigator): Promise<void> {
  // Undefined where the page is not served over TLS.
  if (!(serviceWorker as ServiceWorkerContainer | undefined)) return
  let isFirst = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker of all brings nothing newer than what is on screen.
    if (!isFirst) useNewVersion.setState({ isReady: true })
    isFirst = false
  })
  try {
    const registration = await serviceWorker.register('./sw.js')
    const { active } = await serviceWorker.ready
    // A worker has no origin to be named.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
    askNowAndThen(registration)
  } catch {
    // Forbidden by the browser, or not to be had at present: the next visit tries again.
  }
}

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - asked < askAgain) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  })
}
