/** Inside the page that a host has for the demo's address: installs the service worker, which then has the app there. */

const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }

async function start(): Promise<void> {
  if (!serviceWorker) throw new Error('There are no service workers.')
  await serviceWorker.register('./sw.js')
  await serviceWorker.ready
  location.reload()
}

start().catch(() => {
  document.querySelector('p[hidden]')?.removeAttribute('hidden')
})
