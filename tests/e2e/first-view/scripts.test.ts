/** The size of the first view in a real browser. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FIRST_VIEW_LIMIT, firstViewOf } from '#tests/support/first-view.ts'
import { ROOT } from '#tests/support/e2e/server.ts'
import { expect, openRoute, test } from '#tests/support/e2e/browser-test.ts'

/** JavaScript that loads afterwards by itself: what sends calls (21 kB), blocks of home, pop-up, carousel, quote stream, route table, fees and currencies, offline code; bytes. */
const DEFERRED_BUDGET = 49_500

function sizeOf(file: string): number {
  return gzipSync(readFileSync(join(ROOT, 'dist', file)), { level: 9 }).length
}

function sumOf(files: readonly string[]): number {
  return files.reduce((total, file) => total + sizeOf(file), 0)
}

test('home stands with the files that the first-view gate counts, and loads little afterwards', async ({
  page,
}) => {
  const counted = new Set(firstViewOf(join(ROOT, 'dist')).files.map(({ name }) => name))
  const fileOf = (url: string) => new URL(url).pathname.slice(1)
  const underWay = new Set<string>()
  let quietSince = performance.now()
  const note = (url: string, isStarting: boolean) => {
    if (url.includes('/api/quoteStream')) return
    if (isStarting) underWay.add(url)
    else underWay.delete(url)
    quietSince = performance.now()
  }
  page.on('request', request => note(request.url(), true))
  page.on('requestfinished', request => note(request.url(), false))
  page.on('requestfailed', request => note(request.url(), false))
  const stands = Promise.withResolvers<void>()
  // Any other file comes once home stands.
  await page.route('**/assets/*.js', async route => {
    if (!counted.has(fileOf(route.request().url()))) await stands.promise
    await route.continue()
  })
  // The last of it loads two seconds after the start; the network may be quiet before.
  const last = page.waitForResponse(/\/assets\/register-service-worker-/)
  await page.goto('/')
  await page.locator('#root > :not([data-prerendered]) main h2').first().waitFor()
  stands.resolve()
  await last
  await expect
    .poll(() => underWay.size === 0 && performance.now() - quietSince > 500, 'the network is quiet')
    .toBe(true)

  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const scripts = loaded.filter(name => name.endsWith('.js')).map(fileOf)
  expect(scripts).not.toEqual([])
  const following = scripts.filter(file => !counted.has(file))
  const listed = following.map(file => `${file} ${sizeOf(file)}`).join('\n')
  expect(sumOf(scripts.filter(file => counted.has(file)))).toBeLessThanOrEqual(FIRST_VIEW_LIMIT)
  expect(sumOf(following), `what follows:\n${listed}`).toBeLessThanOrEqual(DEFERRED_BUDGET)
})

test('the page paints in the chosen theme before any app code runs, and loads it again when there is a network [R2.2]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() =>
    localStorage.setItem('fairline:display', JSON.stringify({ v: 1, data: { colorScheme: 'dark' } })),
  )
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto('/')
  await expect(page.getByText('Fairline', { exact: true })).toBeVisible()
  expect(await page.locator('body').evaluate(body => getComputedStyle(body).colorScheme)).toBe('dark')

  await page.unroute('**/assets/*.js')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('a tab that is opened by its address asks for its scripts beside those of the app', async ({ page }) => {
  const asked: string[] = []
  // Nothing of the app runs: whatever is asked for, the script of the page asks.
  await page.route('**/assets/*.js', route => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    return /(prerender|first-view|rolldown-runtime)-/.test(pathname) ? route.continue() : route.abort()
  })
  await openRoute(page, '/pages/quoteDetail/quoteDetail')
  for (const part of ['app', 'first-view', 'trade-screen', 'screens', 'forms']) {
    await expect.poll(() => asked.some(path => path.startsWith(`/assets/${part}-`)), part).toBe(true)
  }
})
