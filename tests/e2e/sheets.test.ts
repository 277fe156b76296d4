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
