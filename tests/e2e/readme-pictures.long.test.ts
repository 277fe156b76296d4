/**
 * The pictures of README.md, taken from the demo account and from a report of the verifier. `npm run pictures` takes them anew; the test fails
 * when the words on a screen are no longer those of its picture.
 */
import { execFile } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import {
  expect,
  openRoute,
  openTicketSheet,
  screenLoaded,
  signInAs,
  test,
  type Page,
} from '../support/e2e/browser-test.ts'
import { PATHS } from '#src/lib/paths.ts'
import { DEMO, ROOT, type BackEnd } from '../support/e2e/server.ts'

const FOLDER = join(ROOT, 'docs/pictures')
const WORDS = join(FOLDER, 'words.json')
const MAX_BYTES = 400_000
const isTaking = process.env['TAKE_PICTURES'] !== undefined

test.describe.configure({ mode: 'serial' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
const APPLE = { 'selected-product': { productType: 1, productCode: 'AAPL' } }
const BITCOIN = { 'selected-product': { productType: 2, productCode: 'BTC' } }

async function openTicket(page: Page): Promise<void> {
  await openTicketSheet(page)
  await page.getByRole('textbox', { name: 'Spend up to' }).fill('250')
  await expect(page.locator('[data-ticket]')).toContainText(/= 1\./)
  await expect(page.locator('[data-ticket] [data-old=true]')).toHaveCount(0)
}

interface Shot {
  readonly scheme: 'light' | 'dark'
  readonly size: { readonly width: number; readonly height: number }
  readonly route: string
  readonly stored?: Record<string, unknown>
  readonly open?: (page: Page) => Promise<void>
}

const SHOTS: Record<string, Shot> = {
  home: { scheme: 'light', size: phone, route: PATHS.home },
  product: { scheme: 'dark', size: phone, route: '/pages/quoteDetail/quoteDetail', stored: BITCOIN },
  ticket: {
    scheme: 'light',
    size: phone,
    route: '/pages/quoteDetail/quoteDetail',
    stored: APPLE,
    open: openTicket,
  },
  desk: { scheme: 'dark', size: desk, route: '/pages/quoteDetail/quoteDetail', stored: APPLE },
}

/** Waits for the pictures and lines in view. */
async function untilDrawn(page: Page): Promise<void> {
  const areComplete = () => {
    const isInView = (image: HTMLImageElement) => {
      const { left, top, width, height } = image.getBoundingClientRect()
      return document.elementsFromPoint(left + width / 2, top + height / 2).includes(image)
    }
    // Those that a list scrolls out of view are not loaded yet.
    return [...document.images].filter(isInView).every(image => image.complete)
  }
  await expect.poll(() => page.evaluate(areComplete)).toBe(true)
  await expect(page.locator('[aria-busy=true], [class*=skeleton]')).toHaveCount(0)
  if (await page.locator('[class*=chart]').count()) await expect(page.locator('canvas').first()).toBeVisible()
}

/** The headings, tabs and labels in view, without figures, which change with the market. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, [role=tab], nav a, label, dt, th')]
      .filter(part => {
        const { top, bottom, width } = part.getBoundingClientRect()
        return width > 0 && bottom > 0 && top < innerHeight
      })
      .map(part =>
        (part as HTMLElement).innerText
          .replaceAll(/[\d.,:%+−]+/g, '#')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
      .filter(text => text !== ''),
  )

/** Compares the words of a screen with those of its picture, or takes both anew. */
async function keep(page: Page, name: string, words: readonly string[]): Promise<void> {
  const known = JSON.parse(readFileSync(WORDS, 'utf8')) as Record<string, string[]>
  if (!isTaking) {
    expect(words, 'README.md shows another screen: npm run pictures').toEqual(known[name])
    return
  }
  const devTools = await page.context().newCDPSession(page)
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 78 })
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'))
  writeFileSync(WORDS, `${JSON.stringify({ ...known, [name]: words }, null, 2)}\n`)
}

for (const [name, { scheme, size, route, stored, open }] of Object.entries(SHOTS))
  test.describe(() => {
    test.use({ deviceScaleFactor: size === phone ? 2 : 1, viewport: size })
    test(`README.md shows ${name} as it is`, async ({ page, backEnd }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await signInAs(page, await backEnd.signIn(DEMO), stored)
      await openRoute(page, route)
      await screenLoaded(page)
      await open?.(page)
      await untilDrawn(page)
      await keep(page, name, await wordsOf(page))
    })
  })

/** The back end with one fault: a price is a number where the specification has a text. @returns its address */
async function startFaulty({ url }: BackEnd) {
  const server = createServer(async (request, response) => {
    const body = await new Response(request as never).blob()
    const { method = 'GET', headers } = request
    const answer = await fetch(url + request.url, {
      method,
      headers: { ...(headers as Record<string, string>), origin: url, connection: 'close' },
      ...(method === 'GET' ? {} : { body }),
    })
    const text = await answer.text()
    const kept = Object.fromEntries(answer.headers)
    for (const field of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
      delete kept[field]
    if (kept['access-control-allow-origin'] === url)
      kept['access-control-allow-origin'] = headers.origin ?? url
    response.writeHead(answer.status, kept).end(text.replace(/"nowPrice":"([^"]*)"/, '"nowPrice":$1'))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** The report of one operation of a back end. */
function reportOn(address: string, folder: string): Promise<string> {
  const options = ['--url', address, '--only', 'listStockProducts', '--walks', '0', '--report', folder]
  return new Promise(resolve => {
    execFile(process.execPath, ['contracts/bin.ts', 'verify', ...options], { cwd: ROOT }, () =>
      resolve(join(folder, 'report.html')),
    )
  })
}

test.describe(() => {
  test.use({ viewport: { width: 1000, height: 700 } })
  test('README.md shows a report of the verifier as it is', async ({ page, backEnd }, { outputDir }) => {
    const { server, address } = await startFaulty(backEnd)
    const file = await reportOn(address, outputDir)
    server.close()
    await page.goto(`file://${file}`)
    await page
      .locator('details')
      .first()
      .evaluate((part: HTMLDetailsElement) => (part.open = true))
    await keep(page, 'report', await wordsOf(page))
  })
})

test('README.md shows five pictures of at most 400 kB in all', () => {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const pictures = [...Object.keys(SHOTS), 'report'].map(name => `docs/pictures/${name}.webp`)
  for (const picture of pictures) expect(text).toContain(picture)
  const bytes = pictures.reduce((all, picture) => all + statSync(join(ROOT, picture)).size, 0)
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
})
