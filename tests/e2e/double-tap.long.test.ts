/** Opening a confirmation with two taps. */
import type { Locator } from '@playwright/test'
import { APPLE, openTicket } from '../support/e2e/apple-ticket.ts'
import { expect, signInAs, test } from '../support/e2e/browser-test.ts'

async function centerOf(target: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await target.boundingBox())!
  return [x + width / 2, y + height / 2]
}

test('a double tap on a form’s button opens its review, and neither confirms nor closes it', async ({
  page,
  backEnd,
}) => {
  const person = await backEnd.signUp('1000')
  await signInAs(page, person, APPLE)
  const { buy, sheets } = await openTicket(page)
  await expect(buy).toBeEnabled()
  await buy.scrollIntoViewIfNeeded()
  // The moment after the first tap lasts as long as the test needs.
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.0001 })
  const [x, y] = await centerOf(buy)
  await page.touchscreen.tap(x, y)
  const confirm = sheets.getByRole('button', { name: 'Buy 1 AAPL', exact: true })
  await expect(confirm).toBeVisible()
  // At the same place, on the confirmation's button, and beside it.
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(...(await centerOf(confirm)))
  await page.touchscreen.tap(195, 20)
  await expect(confirm).toBeVisible()
  await expect(confirm).not.toHaveAttribute('aria-busy')
  const { rows } = await person.get('listSpotOrders', { pageNum: 1, pageSize: 10 })
  expect(rows).toEqual([])
  // A later press does what it says.
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await sheets.getByRole('button', { name: 'Close' }).click()
  await expect(sheets).toHaveCount(0)
})
