/** The app in a folder of a plain file server, under a path, with its back end elsewhere (docs/hosting.md). */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createStaticFiles } from '#server/http/static-files.ts'
import { expect, PROMPTS_DISMISSED, test } from '#tests/support/e2e/browser-test.ts'
import { startTestServer } from '#tests/support/test-server.ts'

/** A file server that knows nothing of the app: files under `/trade/`, 404 for all else, no header but the type. */
async function startFileServer() {
  const files = createStaticFiles('dist')
  const settings: { lines: readonly { name: string; url: string }[] } = { lines: [] }
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    if (path === '/trade/config.json') {
      response.end(JSON.stringify({ siteName: 'Elsewhere', ...settings }))
      return
    }
    const file = path.startsWith('/trade/') ? await files(path.slice('/trade'.length)) : undefined
    response.statusCode = file ? 200 : 404
    if (file) response.setHeader('Content-Type', file.type)
    response.end(file?.plain)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    settings,
    close: () => server.close(),
  }
}

test('the app works from a plain file server under a path, with its back end on another origin', async ({
  page,
}) => {
  const host = await startFileServer()
  const backEnd = await startTestServer({ environment: { ORIGINS: host.origin } })
  host.settings.lines = [{ name: 'Main', url: backEnd.url }]
  const calls: string[] = []
  page.on('request', request => calls.push(request.url()))
  try {
    await page.goto(`${host.origin}/trade/config.json`)
    await page.evaluate(kept => {
      for (const [name, data] of Object.entries(kept))
        localStorage.setItem(`fairline:${name}`, JSON.stringify({ v: 1, data }))
    }, PROMPTS_DISMISSED)
    await page.goto(`${host.origin}/trade/`)
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: 'Market' }).click()
    const apple = page.getByRole('button', { name: /^Apple, AAPL/ })
    const again = page.getByRole('button', { name: 'Try again' })
    // A busy machine may not answer within ten seconds (R9.7), which the app does not repeat by itself.
    await expect(async () => {
      if (await again.isVisible()) await again.click()
      await expect(apple).toBeVisible({ timeout: 5000 })
    }).toPass()
    await navigation.getByRole('link', { name: 'Trade' }).click()
    await expect(page.locator('canvas').first()).toBeVisible()
    expect(page.url().startsWith(`${host.origin}/trade/#/`)).toBe(true)
    const api = calls.filter(url => url.includes('/api/'))
    expect(api.length).toBeGreaterThan(0)
    expect(api.filter(url => !url.startsWith(backEnd.url))).toEqual([])
    const own = calls.filter(url => url.startsWith(host.origin))
    expect(own.filter(url => !url.startsWith(`${host.origin}/trade/`))).toEqual([])
  } finally {
    await backEnd.stop()
    host.close()
  }
})
