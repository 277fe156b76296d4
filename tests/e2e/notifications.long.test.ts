/** Notifications by the service worker of the built app, in a browser; the push service is the browser's own test interface. */
import type { Worker } from '@playwright/test'
import { expect, openRoute, signInAs, test, type Page } from '../support/e2e/browser-test.ts'

test.use({ serviceWorkers: 'allow' })

const message = {
  id: '7321480000000500',
  kind: 'order_filled',
  params: { product: 'AAPL', market: 'spot' },
  createdAt: 1_795_199_400_000,
  hasAmounts: false,
}

/** Sends to the service worker what a push service would. */
async function connectPush(page: Page) {
  const session = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const target = { origin: new URL(page.url()).origin, registrationId: await registrationId }
  return (data: object) =>
    session.send('ServiceWorker.deliverPushMessage', { ...target, data: JSON.stringify(data) })
}

/** Keeps what the worker shows: the headless browser of the tests grants no permission to show it. */
function keepShown(worker: Worker) {
  return worker.evaluate(() => {
    const shown: object[] = []
    Object.assign(globalThis, { shown })
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data } = {}) =>
      void shown.push({ title, body, to: data })
  })
}
const shownBy = (worker: Worker) => worker.evaluate(() => (globalThis as { shown?: object[] }).shown)

test('a notification is shown while the app is closed, says no amount, and is not shown while it is in sight (18)', async ({
  page,
  context,
  backEnd,
}) => {
  await signInAs(page, await backEnd.signUp())
  await openRoute(page, '/pages/msg/msg-list')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const [worker] = context.serviceWorkers()
  await keepShown(worker!)
  const push = await connectPush(page)
  await push(message)
  // Another page of the site: the app is closed.
  await page.goto(new URL('/openapi.json', page.url()).href)
  await push({ ...message, id: '7321480000000510' })
  const expected = [{ title: 'Order filled', body: 'AAPL', to: '/pages/quoteDetail/quoteDetail' }]
  await expect.poll(() => shownBy(worker!)).toEqual(expected)
})
