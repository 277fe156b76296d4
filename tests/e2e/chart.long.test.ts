/** The full-screen chart: history to its start, landscape, light and dark theme. */
import type { Locator } from '@playwright/test'
import {
  expect,
  seedStorage,
  openRoute,
  PROMPTS_DISMISSED,
  test,
  type Page,
} from '../support/e2e/browser-test.ts'

test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })

const settings = { interval: '4h', kind: 'candles', hasVolume: true, overlays: ['ma'], pane: 'macd' }

async function openChart(page: Page, entries: Record<string, unknown> = {}): Promise<Locator> {
  await seedStorage(page, { ...PROMPTS_DISMISSED, chart: settings, ...entries })
  await openRoute(page, '/pages/quoteDetail/klinePage')
  const chart = page.getByRole('figure', { name: /^Price chart of/ })
  await expect(chart.locator('canvas').first()).toBeVisible()
  return chart
}

test('full-screen chart pages back to the start of the history and says so', async ({ page, backEnd }) => {
  // Computed ahead: the first time, weeks take the back end seconds, on a busy machine more than a call of the app may take.
  const person = await backEnd.signUp()
  const weeks = { productType: 2, productCode: 'BTC', interval: '1w', limit: 500 }
  await person.get('listCandles', weeks)
  const pages: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/product/candles' && searchParams.has('before'))
      pages.push(searchParams.get('before')!)
  })
  const chart = await openChart(page, { chart: { ...settings, interval: '1w' } })
  await expect(chart.getByText(/^O [\d,]+/)).toBeVisible()
  expect(pages).toEqual([])
  const { x, y } = (await chart.boundingBox())!
  await page.mouse.move(x + 300, y + 100)
  await expect(async () => {
    await page.mouse.wheel(-600, 0)
    await expect(chart.getByText('History starts here: Jan 4, 2021')).toBeVisible({ timeout: 300 })
  }).toPass()
  expect(pages).toHaveLength(1)
})

test('full-screen chart fits a phone in landscape without scrolling', async ({ page }) => {
  const chart = await openChart(page)
  const drawing = (await chart.locator('canvas').first().boundingBox())!
  expect(drawing.height).toBeGreaterThan(120)
  const box = (await chart.boundingBox())!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(844)
  expect(box.y + box.height).toBeLessThanOrEqual(390)
  const overflow = await page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement
    return [scrollHeight - clientHeight, scrollWidth - clientWidth]
  })
  expect(overflow).toEqual([0, 0])
})

test('full-screen chart remembers its indicators and does not mirror time in Arabic', async ({ page }) => {
  const chart = await openChart(page)
  await page.getByRole('button', { name: 'Chart settings' }).click()
  await page.getByRole('button', { name: 'KDJ (9, 3, 3)' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(chart.getByText(/^K /)).toBeVisible()
  await page.reload()
  await expect(chart.getByText(/^K /)).toBeVisible()
  await seedStorage(page, { locale: 'ar' })
  await openRoute(page, '/pages/quoteDetail/klinePage')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('figure [dir=ltr] canvas').first()).toBeVisible()
})

test('full-screen chart switches to the dark theme while it is open', async ({ page }) => {
  const chart = await openChart(page)
  // The time axis contains only text.
  const times = chart.locator('tr:has(canvas)').last().locator('canvas').first()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => times.evaluate(isMostlyLight)).toBe(false)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => times.evaluate(isMostlyLight)).toBe(true)
})

/** Whether the drawn pixels are light on average, as text in the dark theme is; undefined while nothing is drawn. */
function isMostlyLight(element: SVGElement | HTMLElement): boolean | undefined {
  if (!(element instanceof HTMLCanvasElement)) return undefined
  const canvas = element
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  let [light, drawn] = [0, 0]
  for (let each = 0; each < data.length; each += 4) {
    if (data[each + 3]! < 128) continue
    drawn += 1
    light += (data[each]! + data[each + 1]! + data[each + 2]!) / 3
  }
  return drawn === 0 ? undefined : light / drawn > 128
}
