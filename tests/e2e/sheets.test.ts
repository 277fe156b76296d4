/** What a sheet does to the page behind it; what is in the sheets is in sheets.long.test.ts. */
import { expect, openRoute, test } from '../support/e2e/browser-test.ts'

test('the page behind a sheet does not scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 600 })
  await openRoute(page, '/pages/quoteDetail/quoteDetail')
  const scrolled = () => page.evaluate(() => window.scrollY)
  const scroll = async () => {
    await page.mouse.move(20, 300)
    await page.mouse.wheel(0, 400)
    await page.mouse.move(640, 300)
    await page.mouse.wheel(0, 400)
    await page.keyboard.press('PageDown')
    await page.keyboard.press('End')
    // A scroll shows in the frame after the next one.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  await page.getByRole('button', { name: 'Chart settings' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const before = await scrolled()
  await scroll()
  expect(await scrolled()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.mouse.wheel(0, 400)
  await expect.poll(scrolled).toBeGreaterThan(before)
})

test('a finger draws a sheet down by its head and so closes it; a short pull leaves it where it was', async ({
  page,
  context,
}) => {
  await openRoute(page, '/pages/quoteDetail/quoteDetail')
  await page.getByRole('button', { name: 'Chart settings' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  // The second tap of two on what opened it does nothing: its first moments are over.
  await sheet.evaluate(element => Promise.all(element.getAnimations().map(({ finished }) => finished)))
  const place = (await sheet.boundingBox())!
  const touch = await context.newCDPSession(page)
  const pull = async (distance: number) => {
    const [x, y] = [place.x + 100, place.y + 24]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    for (let way = 10; way <= distance; way += 10) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + way }] })
    }
    const drawn = (await sheet.boundingBox())!.y - place.y
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    return drawn
  }
  expect(await pull(50)).toBeCloseTo(50)
  await expect.poll(async () => (await sheet.boundingBox())!.y).toBeCloseTo(place.y)
  await pull(120)
  await expect(sheet).toBeHidden()
})
