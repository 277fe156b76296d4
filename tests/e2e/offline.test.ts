/** The app offline, and after a newer build was deployed. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import {
  signInAs,
  expect,
  openRoute,
  PROMPTS_DISMISSED,
  tab,
  test,
  type Page,
} from '../support/e2e/browser-test.ts'
import { startTestServer } from '../support/test-server.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the service worker controls the page and has cached what the page had fetched before. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const kept = () => page.evaluate(async () => (await (await caches.open('assets')).keys()).length)
  await expect.poll(kept).toBeGreaterThan(5)
}

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

/** An address for one server after another. A server that starts on the port of one that has stopped may find it taken. */
async function openAddress() {
  let port = 0
  const server = createServer(client => {
    const target = connect(port, '127.0.0.1')
    // An error ends both sides.
    pipeline(client, target, client, () => undefined)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: ({ url }: { url: string }) => void (port = Number(new URL(url).port)),
    close: () => server.close(),
  }
}

test('a newer build is offered, never forced, and loads when accepted', async ({ page }) => {
  const folders = [1, 2].map(build => {
    const folder = mkdtempSync(join(tmpdir(), 'fairline-build-'))
    cpSync('dist', folder, { recursive: true })
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    for (const suffix of ['.gz', '.br']) {
      rmSync(join(folder, `index.html${suffix}`))
      rmSync(join(folder, `sw.js${suffix}`))
    }
    writeFileSync(
      join(folder, 'index.html'),
      html.replace('<head>', `<head><meta name="build" content="${build}" />`),
    )
    appendFileSync(join(folder, 'sw.js'), `\n// build ${build}`)
    return folder
  })
  const build = () => page.locator('meta[name=build]').getAttribute('content')
  const first = await startTestServer({ staticFolder: folders[0]! })
  const address = await openAddress()
  address.leadTo(first)
  const { origin } = address
  await page.goto(`${origin}/config.json`)
  await page.evaluate(kept => {
    for (const [name, data] of Object.entries(kept)) {
      localStorage.setItem(`fairline:${name}`, JSON.stringify({ v: 1, data }))
    }
  }, PROMPTS_DISMISSED)
  await page.goto(origin)
  await waitForWorker(page)
  expect(await build()).toBe('1')
  await first.stop()

  const second = await startTestServer({ staticFolder: folders[1]! })
  address.leadTo(second)
  const offer = page.getByRole('button', { name: 'New version available. Reload' })
  await expect(offer).toBeHidden()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await offer.click()
  await expect.poll(build).toBe('2')
  await expect(offer).toBeHidden()
  await second.stop()
  address.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})
