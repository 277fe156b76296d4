/** The browser's back while a sheet is open. */
import { PATHS } from '#src/lib/paths.ts'
import { expect, openRoute, signInAs, test } from '../support/e2e/browser-test.ts'

test('going back with a confirmation open closes it and keeps the page and its input; once more leaves the page', async ({
  page,
  backEnd,
}) => {
  await signInAs(page, await backEnd.signUp('1000'))
  await openRoute(page, PATHS.pledges)
  await page.getByRole('link', { name: /USDT Pledge, 30 days/ }).click()
  await page.getByRole('link', { name: 'Pledge an amount' }).click()
  const amount = page.getByRole('textbox', { name: 'Amount' })
  for (const times of [1, 2]) {
    await amount.fill(`${times}00`)
    await page.getByRole('button', { name: 'Pledge an amount' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(amount).toHaveValue(`${times}00`)
  }
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Pledge an amount' })).toBeVisible()
  expect(page.url()).not.toContain(PATHS.buyPledge)
})
