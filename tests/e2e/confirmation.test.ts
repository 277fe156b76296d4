/** Leaving a confirmation. */
import { operations } from '#src/api/generated/operations.ts'
import { PATHS } from '#src/lib/paths.ts'
import { APPLE, openTicket } from '../support/e2e/apple-ticket.ts'
import { expect, openRoute, signInAs, test } from '../support/e2e/browser-test.ts'

test('back closes the topmost sheet and keeps the page and its input; one that is sending stays; none leaves a step in the history (U8)', async ({
  page,
  backEnd,
}) => {
  await signInAs(page, await backEnd.signUp('1000'), APPLE)
  await openRoute(page, PATHS.wallet)
  const { quantity, buy, bar, sheets } = await openTicket(page)
  const isStill = async () => {
    await expect(page).toHaveURL(new RegExp(`#${PATHS.trade}$`))
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
  await expect(page).toHaveURL(new RegExp(`#${PATHS.trade}$`))
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
  await expect(bar).toBeVisible()
  await expect(sheets).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`#${PATHS.wallet}$`))
})
