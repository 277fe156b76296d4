/** Accessibility of sheets, dialogs and error states. */
import { violationsOf } from '../support/e2e/axe.ts'
import { smallTargetsOf } from '../support/e2e/target-size.ts'
import {
  screenLoaded,
  signInAs,
  expect,
  quantityField,
  openRoute,
  PROMPTS_DISMISSED,
  test,
  type Page,
} from '../support/e2e/browser-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens and checks each of them in turn. */
async function openEach(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog')
  const lookAtSheet = async (name: string) => {
    await expect(dialog).toBeVisible()
    await look(name)
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Welcome to the sandbox' }).click()
  await lookAtSheet('pop-up')
  await dialog.getByRole('button', { name: 'Done' }).click()

  await openRoute(page, '/pages/quoteDetail/quoteDetail')
  const quantity = await quantityField(page)
  await quantity.fill('1000')
  await expect(quantity).toHaveAttribute('aria-invalid', 'true')
  await look('ticket with a mistake')
  await quantity.fill('1')
  await page.getByRole('button', { name: 'Buy AAPL', exact: true }).click()
  await lookAtSheet('confirmation')
  await page.getByRole('button', { name: 'Buy 1 AAPL', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Order filled' })).toBeVisible()
  await lookAtSheet('receipt')

  await openRoute(page, '/pages/record/accountRecord')
  await page.getByRole('button', { name: /^Bought Apple/ }).click()
  await page.getByRole('button', { name: /^Fee .*USDT/s }).click()
  await lookAtSheet('ledger entry')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Dates' }).click()
  await lookAtSheet('dates')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await openRoute(page, '/pages/user/recharge')
  await page
    .getByRole('link', { name: /Sandbox transfer/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Your deposit' })).toBeVisible()
  await look('deposit under way')

  await openRoute(page, '/pages/tabs/me/me-e')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await lookAtSheet('sign-out')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await openRoute(page, '/pages/no/such/page')
  await screenLoaded(page)
  await look('not found')
  await page.route('**/api/forexProduct/list*', route => route.abort())
  await openRoute(page, '/pages/tabs/quotes/quotes')
  await page.getByRole('tab', { name: 'Forex' }).click()
  await expect(page.getByText('This could not be loaded')).toBeVisible()
  await look('failed list')
}

const BACKGROUND = { light: 'rgb(250, 247, 241)', dark: 'rgb(17, 21, 27)' }

/** Changes the device's setting and waits until the page has followed it. */
async function choose(page: Page, colorScheme: keyof typeof BACKGROUND): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUND[colorScheme])
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

test('sheets, form errors and failure states have no axe violation and large enough targets, light and dark', async ({
  page,
  backEnd,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signInAs(page, await backEnd.signUp('1000'), {
    ...PROMPTS_DISMISSED,
    'popup-seen': {},
    'selected-product': { productType: 1, productCode: 'AAPL' },
  })
  const found: string[] = []
  await openEach(page, async name => {
    const light = [...(await violationsOf(page)), ...(await smallTargetsOf(page))]
    await choose(page, 'dark')
    const dark = await violationsOf(page, 'appearance')
    await choose(page, 'light')
    found.push(...light.map(fault => `${name} ${fault}`), ...dark.map(fault => `${name}, dark, ${fault}`))
  })
  expect(found.join('\n')).toBe('')
})
