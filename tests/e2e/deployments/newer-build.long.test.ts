/** The app after a newer build was deployed. */
import { globSync, rmSync } from 'node:fs'
import { createTcpProxy } from '#tests/support/databases/tcp-proxy.ts'
import { copyBuilds } from '#tests/support/e2e/builds.ts'
import { expect, PROMPTS_DISMISSED, test } from '#tests/support/e2e/browser-test.ts'
import { waitForWorker } from '#tests/support/e2e/service-worker.ts'
import { startTestServer } from '#tests/support/test-server.ts'

test.use({ serviceWorkers: 'allow' })

test('a newer build is offered, never forced, and loads when accepted', async ({ page }) => {
  const folders = copyBuilds(1, 2)
  // The newer build has none of the older one's files that make the offer.
  for (const file of globSync(`${folders[1]!}/assets/update-banner-*`)) rmSync(file)
  const build = () => page.locator('meta[name=build]').getAttribute('content')
  const first = await startTestServer({ staticFolder: folders[0]! })
  // One address for both: a server that starts on the port of one that has stopped may find it taken.
  const address = await createTcpProxy(first.url)
  const { origin } = new URL(address.url)
  await page.goto(`${origin}/config.json`)
  await page.evaluate(kept => {
    for (const [name, data] of Object.entries(kept)) {
      localStorage.setItem(`fairline:${name}`, JSON.stringify({ v: 1, data }))
    }
  }, PROMPTS_DISMISSED)
  await page.goto(origin)
  await waitForWorker(page)
  expect(await build()).toBe('1')
  // What makes the offer is loaded ahead: a newer build may lack it.
  const isLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => /update-banner/.test(name))
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true)
  const second = await startTestServer({ staticFolder: folders[1]! })
  address.leadTo(second.url)
  await first.stop()
  const offer = page.getByRole('button', { name: 'New version available. Reload' })
  await expect(offer).toBeHidden()
  // The browser looks by itself after a page has loaded; a look that is still under way, at the older build, answers for this one.
  await expect(async () => {
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect(offer).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await offer.click()
  await expect.poll(build).toBe('2')
  await expect(offer).toBeHidden()
  await second.stop()
  await address.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})
