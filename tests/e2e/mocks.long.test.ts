/**
 * The app on the mocks of `npm run dev:mock`, without a back end. `npm run test:ci` opens the five tabs of one scenario, `npm run test:deep` every
 * route of each; tests/src/mocks judges every answer of the mocks.
 */
import { join } from 'node:path'
import { createServer } from 'vite'
import { PATHS, TAB_ROUTES } from '#src/lib/paths.ts'
import { SCENARIOS } from '#src/mocks/scenarios.ts'
import { expect, PROMPTS_DISMISSED, tab, test as base, type Page } from '../support/e2e/browser-test.ts'
import { buyApple, openAppleOrder, signInToDemo } from '../support/e2e/demo-account.ts'
import { ROOT } from '../support/e2e/server.ts'

const ALWAYS = 'lively'
const routes = process.env.DEEP ? Object.values(PATHS) : TAB_ROUTES
// In the scenario alive the session below is none, and a test of its own follows.
const names = Object.keys(SCENARIOS).filter(name => name !== 'alive' && (process.env.DEEP || name === ALWAYS))

// A fixture of a test, not of a worker, so that this file shares a worker with the others.
const test = base.extend<{ site: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs.
  site: async ({}, use) => {
    const server = await createServer({
      root: ROOT,
      mode: 'mock',
      logLevel: 'silent',
      cacheDir: join(ROOT, '.cache/vite-mock'),
      server: { host: '127.0.0.1', port: 0, watch: null },
    })
    await server.listen()
    await use(server.resolvedUrls?.local[0] ?? '')
    await server.close()
  },
})

test.use({ serviceWorkers: 'allow' })

const SESSION = { token: 't'.repeat(43), userId: '7321480000000001' }
const KEPT = { locale: 'en', session: SESSION, 'popup-seen': { 1: 1_000_000 } }

/** What no scenario may cause: errors of scripts, and calls that no mock has answered. */
function problemsOf(page: Page): string[] {
  const problems: string[] = []
  const note = (text: string) => problems.push(`${new URL(page.url()).hash}: ${text.slice(0, 300)}`)
  page.on('pageerror', error => note(String(error)))
  page.on('console', message => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      note(message.text())
  })
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/') && !response.fromServiceWorker()) note(`${pathname} was passed on`)
    if (response.status() >= 400) note(`${pathname} has status ${response.status()}`)
  })
  return problems
}

for (const name of names) {
  test(`${process.env.DEEP ? 'every route' : 'every tab'} shows its screen on the mocks of the scenario ${name}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(name === 'slow' ? 900_000 : 180_000)
    await page.addInitScript(kept => {
      for (const [key, data] of Object.entries(kept))
        localStorage.setItem(`fairline:${key}`, JSON.stringify({ v: 1, data }))
    }, KEPT)
    const problems = problemsOf(page)
    await page.goto(`${site}?mock=${name}`)
    await expect(page.getByText(`mock: ${name}`)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 })
    for (const path of routes) {
      // The screen before it stays until its own has loaded. The index leads to home, which comes next.
      await page.evaluate(route => {
        if (location.hash === `#${route}`) return
        // There is none while one screen redirects to another.
        document.getElementById('content')?.setAttribute('data-left', 'true')
        location.hash = `#${route}`
      }, path)
      await expect(page.locator('#content[data-left]'), path).toHaveCount(0, { timeout: 30_000 })
      await expect(page.locator('main'), path).not.toHaveText(/^(?:\s*|Loading.*)$/, { timeout: 30_000 })
      await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0, { timeout: 30_000 })
    }
    expect(problems).toEqual([])
  })
}

test('in the scenario alive an order is in the records, also after a reload, until all is removed', async ({
  page,
  site,
}) => {
  test.setTimeout(600_000)
  await page.addInitScript(kept => {
    for (const [key, data] of Object.entries(kept))
      localStorage.setItem(`fairline:${key}`, JSON.stringify({ v: 1, data }))
  }, PROMPTS_DISMISSED)
  await page.goto(`${site}?mock=alive`)
  await expect(page.getByRole('main')).toContainText(/\d%/, { timeout: 120_000 })
  await signInToDemo(page, `${site}?mock=alive`)
  const number = await buyApple(page)
  await openAppleOrder(page, number)
  await page.reload()
  await openAppleOrder(page, number)

  await page.getByText('mock: alive').click()
  await page.getByRole('button', { name: 'Remove all and start again' }).click()
  // Nobody is signed in at a new back end.
  await tab(page, 'Home').click({ timeout: 120_000 })
  await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible({ timeout: 120_000 })
})
