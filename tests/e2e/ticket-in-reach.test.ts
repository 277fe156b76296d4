/** The tickets on a phone: the button in reach, a press that says why nothing happened, and fields that stay where they are. */
import { PATHS } from '#src/lib/paths.ts'
import { expect, openRoute, openTicketSheet, signInAs, test, type Page } from '../support/e2e/browser-test.ts'
import type { BackEnd } from '../support/e2e/server.ts'

const PHONE = { width: 390, height: 844 }
test.use({ viewport: PHONE })

async function openTicket(page: Page, backEnd: BackEnd): Promise<void> {
  await signInAs(page, await backEnd.signUp('1000'), {
    'selected-product': { productType: 2, productCode: 'BTC' },
    'way-to-trade': '1',
    notices: { off: ['money'], told: [] },
  })
  await openRoute(page, PATHS.trade)
}

test('the button of the ticket is in view as the page opens, above the tabs, and a press leads to what is missing (U3, U26)', async ({
  page,
  backEnd,
}) => {
  await openTicket(page, backEnd)
  const open = page.locator('[data-order-bar]').getByRole('button', { name: 'Long' })
  await expect(open).toBeInViewport({ ratio: 1 })
  const button = (await open.boundingBox())!
  const tabs = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  expect(button.y + button.height).toBeLessThanOrEqual(tabs?.y ?? PHONE.height)
  const size = page.getByRole('textbox', { name: 'Margin' })
  await expect(size).not.toBeInViewport()
  await open.click()
  const buy = page.getByRole('button', { name: 'Go long BTC', exact: true })
  await expect(buy).toBeInViewport({ ratio: 1 })
  await buy.click()
  await expect(size).toBeInViewport({ ratio: 1 })
  await expect(size).toBeFocused()
  await expect(size).not.toHaveAccessibleDescription(/This field is required/)
  await buy.click()
  await expect(size).toHaveAccessibleDescription(/This field is required/)
})

test('an error of a take profit moves nothing below it (U12)', async ({ page, backEnd }) => {
  await openTicket(page, backEnd)
  await openTicketSheet(page, 'Long')
  await page.getByRole('textbox', { name: 'Margin' }).fill('100')
  await page.getByRole('button', { name: 'Set take profit or stop loss' }).click()
  const takeProfit = page.getByRole('textbox', { name: 'Take profit' })
  const below = page.getByText(/^Closes at the first price at or past this level/)
  const placeOf = async () => Math.round((await below.boundingBox())!.y - (await takeProfit.boundingBox())!.y)
  await takeProfit.fill('999999')
  const before = await placeOf()
  await takeProfit.fill('1')
  await expect(takeProfit).toHaveAccessibleDescription(/must be above/)
  expect(await placeOf()).toBe(before)
})
