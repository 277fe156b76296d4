/** The app after a newer build was deployed. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { expect, PROMPTS_DISMISSED, test } from '#tests/support/e2e/browser-test.ts'
import { waitForWorker } from '#tests/support/e2e/service-worker.ts'
import { startTestServer } from '#tests/support/test-server.ts'

test.use({ serviceWorkers: 'allow' })

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
  const second = await startTestServer({ staticFolder: folders[1]! })
  address.leadTo(second)
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
  address.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})
