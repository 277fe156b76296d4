/** Leaving a confirmation, and opening it with two taps. */
import type { Locator } from '@playwright/test'
import { operations } from '#src/api/generated/operations.ts'
import { PATHS } from '#src/lib/paths.ts'
import { expect, openRoute, quantityField, signInAs, test, type Page } from '../support/e2e/browser-test.ts'

const TRADE = '/pages/quoteDetail/quoteDetail'
const APPLE = {
  'selected-product': { productType: 1, productCode: 'AAPL' },
  // The notice of the deposit, which pops up at an unknown moment, must not take a tap.
  notices: { off: ['money'], told: [] },
}

/** Fills the ticket for one share. */
async function openTicket(page: Page) {
  await openRoute(page, TRADE)
  const quantity = await quantityField(page)
  await quantity.fill('1')
  const buy = page.getByRole('button', { name: 'Buy AAPL', exact: true })
  return { quantity, buy, sheets: page.getByRole('dialog') }
}

test('back closes the topmost sheet and keeps the page and its input; one that is sending stays; none leaves a step in the history (U8)', async ({
  page,
  backEnd,
}) => {
  await signInAs(page, await backEnd.signUp('1000'), APPLE)
  await openRoute(page, PATHS.wallet)
  const { quantity, buy, sheets } = await openTicket(page)
  const isStill = async () => {
    await expect(page).toHaveURL(new RegExp(`#${TRADE}$`))
    await expect(quantity).toHaveValue('1')
  }
  await buy.click()
  await expect(sheets).toHaveCount(1)
  await page.goBack()
  await expect(sheets).toHaveCount(0)
  await isStill()
  await page.goForward()
  await isStill()
  await expect(sheets).toHaveCount(0)
  await buy.click()
  await sheets.getByRole('button', { name: 'Close' }).click()

  let answer = () => {}
  const isAsked = new Promise<void>(resolve => (answer = resolve))
  await page.route(`**${operations.placeSpotOrder.path}`, async route => {
    await isAsked
    await route.continue()
  })
  await buy.click()
  const confirm = sheets.getByRole('button', { name: 'Buy 1 AAPL', exact: true })
  await confirm.click()
  await expect(confirm).toHaveAttribute('aria-busy', 'true')
  await page.goBack()
  await isStill()
  await expect(confirm).toHaveAttribute('aria-busy', 'true')
  answer()

  const receipt = page.getByRole('dialog', { name: 'Order filled' })
  await receipt.getByRole('button', { name: 'Check this' }).click()
  await expect(sheets).toHaveCount(2)
  await page.goBack()
  await expect(sheets).toHaveCount(1)
  await receipt.getByRole('link', { name: 'View holding' }).click()
  await expect(page).toHaveURL(/accountDetail/)
  await expect(sheets).toHaveCount(0)
  await page.goBack()
  await expect(buy).toBeVisible()
  await expect(sheets).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`#${PATHS.wallet}$`))
})

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
