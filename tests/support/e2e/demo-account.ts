/** What the demo account does in a back end that runs in the browser: on a busy machine it may be slow to start. */
import { expect, type Page } from '@playwright/test'
import { figure, tab } from './browser-test.ts'

/** @param url of the app, with a slash at its end, or its query */
export async function signInToDemo(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/pages/user/login`)
  await page.getByRole('button', { name: 'Use demo account' }).click()
  // The account is there once it is seeded, for which the app may not wait long enough on a busy machine.
  await expect(async () => {
    if (page.url().includes('login'))
      await page.getByRole('button', { name: 'Sign in', exact: true }).click({ timeout: 1000 })
    await expect(page).not.toHaveURL(/login/, { timeout: 12_000 })
  }).toPass({ timeout: 120_000 })
}

/** Buys for 100 USDT. @returns the number of the order */
export async function buyApple(page: Page): Promise<string> {
  await tab(page, 'Market').click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Apple|AAPL)/ })
    .first()
    .click()
  await page.locator('[data-order-bar]').getByRole('button', { name: 'Buy' }).click()
  await expect(page.getByRole('textbox', { name: 'Spend up to' })).toHaveValue('100')
  await page.getByRole('button', { name: 'Buy AAPL', exact: true }).click()
  await page.getByRole('button', { name: 'Buy AAPL for 100.00 USDT' }).click()
  const receipt = page.getByRole('dialog', { name: 'Order filled' })
  await expect(receipt).toBeVisible()
  await receipt.getByText('Exact figures').click()
  const number = await figure(receipt, 'Order ID').innerText()
  await receipt.getByRole('button', { name: 'Done' }).click()
  return number
}

/** Opens the newest purchase of Apple in the records, which has this number. */
export async function openAppleOrder(page: Page, number: string): Promise<void> {
  await page.getByRole('tab', { name: 'History' }).click()
  await page
    .getByRole('button', { name: /Buy AAPL.*Filled/s })
    .first()
    .click()
  await expect(figure(page.getByRole('dialog'), 'Order ID')).toHaveText(number)
}
