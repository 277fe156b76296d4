/** The demo: the app in a folder of a plain file server, with the back end in the browser (docs/demo.md). */
import { test as base, expect, type Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { buildDemoIfNeeded } from '#tests/support/e2e/build.ts'
import { bridgeDemo } from '#tests/support/demo-bridge.ts'
import { serveDemo, type DemoHost } from '#tests/support/demo-host.ts'
import { PROMPTS_DISMISSED } from '#tests/support/e2e/browser-test.ts'
import { buyApple, openAppleOrder, signInToDemo } from '#tests/support/e2e/demo-account.ts'

const test = base.extend<{ host: DemoHost }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      buildDemoIfNeeded()
      const host = await serveDemo()
      await use(host)
      host.close()
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ host }, use) => use(host.url),
})

test.use({ serviceWorkers: 'allow' })
test.setTimeout(300_000)

/** Opens the demo, with its pop-ups dismissed. */
async function openDemo(page: Page, url: string): Promise<void> {
  await page.goto(`${url}config.json`)
  await page.evaluate(kept => {
    for (const [name, data] of Object.entries(kept))
      localStorage.setItem(`fairline:${name}`, JSON.stringify({ v: 1, data }))
  }, PROMPTS_DISMISSED)
  await page.goto(url)
  // On a busy machine the back end may not be there before the app gives up.
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Try again' })
    if (await again.isVisible()) await again.click()
    await expect(page.getByRole('main').getByRole('list').first()).toBeVisible()
  }).toPass({ timeout: 120_000 })
}

test('the demo from a plain file server: live prices, the demo account, an order in its records, kept after a reload, also offline, and gone after a reset', async ({
  page,
  context,
  host,
}) => {
  await openDemo(page, host.url)
  const ranking = page.getByRole('main').getByRole('list').first()
  const before = await ranking.innerText()
  await expect.poll(() => ranking.innerText(), { message: 'quotes are live' }).not.toBe(before)

  await signInToDemo(page, host.url)
  const number = await buyApple(page)
  await openAppleOrder(page, number)
  await page.reload()
  await openAppleOrder(page, number)

  await context.setOffline(true)
  host.close()
  await page.reload()
  await openAppleOrder(page, number)
  await page.reload()
  await buyApple(page)
  expect(host.missing, 'no call has left the browser').toEqual([])

  await page.goto(`${host.url}reset.html`)
  await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible()
})

test('the first visit has its prices without a second load, and a page that was loaded past the service worker has them, too', async ({
  page,
  host,
}) => {
  let loads = 0
  page.on('load', () => loads++)
  await page.goto(host.url)
  const ranking = page.getByRole('main').getByRole('list').first()
  await expect(ranking).toContainText(/\d%/, { timeout: 120_000 })
  expect(loads).toBe(1)

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.reload', { ignoreCache: true })
  await expect.poll(() => loads, { timeout: 120_000 }).toBe(2)
  await expect(ranking).toContainText(/\d%/, { timeout: 120_000 })
  expect(host.missing, 'no call has left the browser').toEqual([])
})

test('a browser without service workers is told so', async ({ page, host }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.goto(host.url)
  await expect(page.getByRole('heading', { name: 'The demo cannot run here' })).toBeVisible()
})

/** What the verifier finds at an address, as a guest. @returns its rows by outcome */
async function verifyContract(url: string, tags: string, junit: string) {
  const asked = ['contracts/bin.ts', 'verify', '--url', url, '--only', tags, '--walks', '0', '--junit', junit]
  await new Promise<void>(resolve => execFile(process.execPath, asked, () => resolve()))
  const rows = readFileSync(junit, 'utf8').match(/<testcase .*?(?:\/>|<\/testcase>)/gs) ?? []
  const failed = rows.filter(row => row.includes('<failure'))
  return { passed: rows.filter(row => !/<failure|<skipped/.test(row)).length, failed }
}

test('the contract holds for the demo, but for pages of other origins', async ({ page, host }, info) => {
  await page.goto(host.url)
  await expect(page.getByRole('main').getByRole('list').first()).toContainText(/\d%/, { timeout: 120_000 })
  const bridge = await bridgeDemo(page)
  const found = await verifyContract(bridge.url, 'auth,market', info.outputPath('contract.xml'))
  bridge.close()
  // A page cannot name another origin than its own.
  const ofOrigins = /name="a browser (?:asks beforehand|may read the answer)"/
  expect(found.failed.filter(row => !ofOrigins.test(row))).toEqual([])
  expect(found.passed).toBeGreaterThan(100)
})
