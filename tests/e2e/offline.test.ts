/** The app offline. */
import { signInAs, expect, openRoute, tab, test } from '../support/e2e/browser-test.ts'
import { waitForWorker } from '../support/e2e/service-worker.ts'

test.use({ serviceWorkers: 'allow' })

test('the app opens offline, says so and recovers without a reload; the service worker caches no account data [R8.7]', async ({
  page,
  context,
  backEnd,
}) => {
  const person = await backEnd.signUp('1234')
  await signInAs(page, person)
  await openRoute(page, '/pages/user/accountDetail')
  await expect(page.getByText('1,234.00').first()).toBeVisible()
  await waitForWorker(page)
  // Reloaded, so that messages and screen are fetched through the worker.
  await page.reload()
  await expect(page.getByText('1,234.00').first()).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  // A reload under a service worker resets navigator.onLine, though the network stays off.
  await context.setOffline(false)
  await context.setOffline(true)
  await expect(page.getByText('network signal lost')).toBeVisible()
  await expect(page.getByText('1,234.00').first(), 'the last balance').toBeVisible()
  await expect(page.getByText(/ago|s old/).first(), 'with its age').toBeVisible()
  await page.mouse.wheel(0, 400)
  const notice = page.getByText('network signal lost').locator('..')
  const bar = page.getByRole('banner')
  await expect
    .poll(async () => {
      const [over, under] = [await notice.boundingBox(), await bar.boundingBox()]
      return under!.y - (over!.y + over!.height)
    }, 'the bar of the screen stays below the notice')
    .toBeCloseTo(0)
  await tab(page, 'Market').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const caught = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return caught.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.filter(path => !/^\/(assets\/.+|config\.json)?$/.test(path))).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText('network signal lost')).toBeHidden()
  await tab(page, 'Wallet').click()
  await expect(page.getByText('1,234.00').first()).toBeVisible()
})
