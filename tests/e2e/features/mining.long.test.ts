/** Lock mining from a guest's overview to an early release, on a back end with an adjustable clock. */
import { DAY } from '#src/lib/time/time-units.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { violationsOf } from '#tests/support/e2e/axe.ts'
import { accountsAt } from '#tests/support/e2e/server.ts'
import {
  signInAs,
  expect,
  figure,
  seedStorage,
  openRoute,
  PROMPTS_DISMISSED,
} from '#tests/support/e2e/browser-test.ts'
import { test } from '#tests/support/e2e/server-test.ts'

const FIRST = { pageNum: 1, pageSize: 100 }

test('a lock pays out daily; the overview, the daily list and the early release show the same amounts [R2.5, R1.2]', async ({
  page,
  server,
}) => {
  const person = await accountsAt(server.url).signUp('5000')
  await signInAs(page, person)
  await openRoute(page, pathTo(PATHS.me, { group: 'trading' }))
  await page.getByRole('link', { name: 'Lock mining' }).click()
  await expect(page.getByText('Nothing locked yet')).toBeVisible()
  await expect(page.getByText(/Nothing is actually computed or mined/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Products' }).click()
  const products = page.getByRole('list', { name: 'Products' })
  await expect(products.getByRole('link', { name: /90 days/ })).toContainText('Sold out')
  await products.getByRole('link', { name: /USDT Lock mining, 15 days/ }).click()

  const main = page.getByRole('main')
  await page.getByRole('textbox', { name: 'Amount' }).fill('1000')
  await expect(figure(main, 'Total at maturity')).toHaveText('1,004.50 USDT')
  await expect(figure(main, 'Total if redeemed at once')).toHaveText('990.00 USDT')
  await expect(page.getByText(/get back less than you locked/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Lock an amount' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Lock 1,000.00 USDT' }).click()
  const receipt = page.getByRole('dialog', { name: 'Locked' })
  await expect(receipt.getByText('Matches the preview exactly.')).toBeVisible()

  server.advance(4 * DAY)
  await expect.poll(async () => (await person.get('listMiningOutput', FIRST)).total).toBe(3)
  await openRoute(page, PATHS.lockMining)
  await expect(figure(main, 'Locked now')).toHaveText('1,000.00 USDT')
  await expect(figure(main, 'Total output')).toHaveText('0.90 USDT')
  await expect(page.getByRole('list', { name: 'Daily output' }).getByRole('listitem')).toHaveCount(3)
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('link', { name: 'My locks' }).click()
  await page.getByRole('button', { name: /USDT Lock mining/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem early' }).click()
  const exit = page.getByRole('dialog', { name: 'Redeem early?' })
  await expect(exit.getByText('You lose 9.10 USDT in total')).toBeVisible()
  await expect(figure(exit, 'Available at once')).toHaveText('990.00 USDT')
  await exit.getByRole('button', { name: 'Redeem, fee 10.00 USDT' }).click()
  await expect(exit).toHaveCount(0)
  await openRoute(page, PATHS.lockMining)
  await expect(figure(main, 'Locked now')).toHaveText('0.00 USDT')
  const { data: balance } = await person.get('getUserBalance', { currencyId: 3 })
  expect(balance).toMatchObject({ available: '4990.9', held: '0' })
  expect(await server.verify()).toEqual([])
})

test('a guest reads all terms of a product and signs in to continue [R1.4]', async ({ page }) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  await openRoute(page, PATHS.lockMiningProducts)
  await page.getByRole('link', { name: /BTC Lock mining/ }).click()
  await expect(figure(page.getByRole('main'), 'Min. amount')).toHaveText('0.001 BTC')
  await page.getByRole('link', { name: 'Sign in to continue' }).click()
  await expect(page).toHaveURL(/login\?/)
  await openRoute(page, PATHS.lockMining)
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('the address of an unknown product leads back to the product list', async ({ page }) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  for (const id of ['999', 'x', '']) {
    await openRoute(page, `${PATHS.lockMiningDetail}?id=${id}`)
    await expect(page.getByText('Product not available')).toBeVisible()
  }
  await page.getByRole('link', { name: 'View products' }).click()
  await expect(page.getByRole('list', { name: 'Products' })).toBeVisible()
})
