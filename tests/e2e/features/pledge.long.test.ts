/** A pledge from the product list to its result, on a back end with an adjustable clock. */
import { startOfDay } from '#src/lib/trading/accrual.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { violationsOf } from '#tests/support/e2e/axe.ts'
import { accountsAt } from '#tests/support/e2e/server.ts'
import {
  signInAs,
  expect,
  figure,
  millionths,
  openRoute,
  type Page,
} from '#tests/support/e2e/browser-test.ts'
import { test } from '#tests/support/e2e/server-test.ts'
import type { TestServer } from '#tests/support/test-server.ts'

const FIRST = { pageNum: 1, pageSize: 100 }

/** Signs up with 5,000 and opens the form of the 30-day pledge. */
async function openForm(page: Page, server: TestServer, id = 102) {
  const person = await accountsAt(server.url).signUp('5000')
  await signInAs(page, person)
  await openRoute(page, pathTo(PATHS.buyPledge, { id }))
  return person
}

const amountField = (page: Page) => page.getByRole('textbox', { name: 'Amount' })

/** Opens the review of the form, and confirms it. */
async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: 'Pledge an amount' }).click()
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
}

test('a pledge shows all its terms before the button, accrues daily and is redeemed early at the shown penalty [R2.5, R1.2]', async ({
  page,
  server,
}) => {
  const person = await accountsAt(server.url).signUp('5000')
  await signInAs(page, person)
  await openRoute(page, PATHS.home)
  await page.getByRole('link', { name: 'Pledge', exact: true }).click()
  await expect(page.getByText('Returns are not guaranteed')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: /USDT Pledge, 30 days/ }).click()
  const main = page.getByRole('main')
  await expect(figure(main, 'Rate')).toHaveText('0.015% per day')
  await expect(page.getByText(/^Days are in UTC/)).toBeVisible()
  await page.getByRole('link', { name: 'Pledge an amount' }).click()

  await amountField(page).fill('1000')
  await expect(figure(main, 'Total for 30 days')).toHaveText('4.50 USDT')
  await expect(figure(main, 'Credited per day')).toHaveText('0.15 USDT')
  await expect(figure(main, 'Total at maturity')).toHaveText('1,004.50 USDT')
  await expect(figure(main, 'Total if redeemed at once')).toHaveText('1,000.00 USDT')
  expect(await violationsOf(page)).toEqual([])
  // A double tap is one pledge.
  await page.getByRole('button', { name: 'Pledge an amount' }).click()
  expect(await violationsOf(page)).toEqual([])
  expect((await person.get('listPledgeOrders', FIRST)).total).toBe(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Pledge 1,000.00 USDT' }).dblclick()
  const receipt = page.getByRole('dialog', { name: 'Pledged' })
  await expect(receipt.getByText('Matches the preview exactly.')).toBeVisible()
  const number = await figure(receipt, 'Order ID').innerText()
  expect((await person.get('listPledgeOrders', FIRST)).rows.map(order => order.id)).toEqual([number])
  await receipt.getByRole('link', { name: 'My pledges' }).click()

  server.advance(4 * DAY)
  await expect.poll(async () => (await person.get('listPledgeInterest', FIRST)).total).toBe(3)
  await openRoute(page, PATHS.pledgeInterest)
  const days = page.getByRole('list', { name: 'Interest' }).getByRole('listitem')
  await expect(days).toHaveCount(3)
  await expect(days.first()).toContainText('+0.15 USDT')
  await expect(days.first()).toContainText('1,000 USDT × 0.015%')
  expect(await violationsOf(page)).toEqual([])

  // The page's own clock was not advanced; it would poll again in 30 s.
  await openRoute(page, PATHS.pledgeOrders)
  await page.reload()
  await page.getByRole('button', { name: /USDT Pledge, 30 days/ }).click()
  const order = page.getByRole('dialog', { name: 'USDT Pledge, 30 days' })
  await expect(figure(order, 'Credited so far')).toHaveText('0.45 USDT')
  await order.getByRole('button', { name: 'Redeem early' }).click()
  const exit = page.getByRole('dialog', { name: 'Redeem early?' })
  await expect(figure(exit, 'Early redemption fee')).toHaveText('0.225 USDT')
  await expect(figure(exit, 'Available at once')).toHaveText('999.775 USDT')
  expect(await violationsOf(page)).toEqual([])
  await exit.getByRole('button', { name: 'Redeem, fee 0.225 USDT' }).click()
  await expect(exit).toHaveCount(0)

  await page.getByRole('tab', { name: 'Ended' }).click()
  await page.getByRole('button', { name: /Redeemed early/ }).click()
  const ended = page.getByRole('dialog', { name: 'USDT Pledge, 30 days' })
  await expect(figure(ended, 'Net P&L')).toHaveText('+0.225 USDT')
  // The device computes it again from what is published, and finds the same.
  await ended.getByRole('button', { name: 'Check this' }).click()
  const check = page.getByRole('dialog', { name: 'Check this record' })
  await check.getByRole('button', { name: 'Check now' }).click()
  await expect(check.getByText('No mismatches', { exact: true })).toBeVisible()
  await check.getByRole('button', { name: 'Close' }).click()
  await ended.getByRole('link', { name: 'View ledger entries' }).click()
  const entries = page.getByRole('list', { name: 'Account history' })
  const interest = entries.getByRole('button').filter({ hasText: 'Pledge interest' })
  await expect(interest.filter({ hasText: 'Balance after' })).toHaveCount(3)
  const { data: balance } = await person.get('getUserBalance', { currencyId: 3 })
  expect(balance).toMatchObject({ available: '5000.225', held: '0' })
  expect(await server.verify()).toEqual([])
})

test('a pledge matures while nobody is signed in, with every day accrued [R2.5]', async ({
  page,
  server,
}) => {
  const person = await openForm(page, server, 101)
  await amountField(page).fill('777.77')
  await confirm(page, 'Pledge 777.77 USDT')
  const receipt = page.getByRole('dialog', { name: 'Pledged' })
  const promised = await figure(receipt, 'Total at maturity').innerText()
  await receipt.getByRole('button', { name: 'Close' }).click()

  server.advance(9 * DAY)
  await expect
    .poll(async () => (await person.get('listPledgeOrders', { ...FIRST, status: 'ended' })).total)
    .toBe(1)
  await openRoute(page, PATHS.pledgeOrders)
  await page.getByRole('tab', { name: 'Ended' }).click()
  await page.getByRole('button', { name: /Matured/ }).click()
  const ended = page.getByRole('dialog')
  const back = millionths(await figure(ended, 'Principal returned').innerText())
  const earned = millionths(await figure(ended, 'Credited so far').innerText())
  expect(back + earned).toBe(millionths(promised))
  await ended.getByRole('link', { name: 'View each day' }).click()
  await expect(page.getByRole('list', { name: 'Interest' }).getByRole('listitem')).toHaveCount(7)
  const { rows } = await person.get('listPledgeInterest', FIRST)
  const first = startOfDay(rows.at(-1)!.day)
  expect(rows.map(({ day }) => day).toReversed()).toEqual([0, 1, 2, 3, 4, 5, 6].map(at => first + at * DAY))
  expect(await server.verify()).toEqual([])
})

test('invalid input shows its error at the field, and terms that changed since the preview ask for confirmation again [R4.1]', async ({
  page,
  server,
}) => {
  const person = await openForm(page, server)
  const submit = page.getByRole('button', { name: /^Pledge/ })
  await submit.click()
  await expect(amountField(page)).toHaveAccessibleDescription(/./)
  for (const [amount, words] of [
    ['49.99', /50\.00/],
    ['50000.01', /50,000\.00/],
    ['100.001', /2/],
    ['5000.01', /Not enough funds: 5,000 USDT available/],
  ] as const) {
    await amountField(page).fill(amount)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await submit.click()
    await expect(amountField(page), amount).toHaveAccessibleDescription(words)
  }
  expect((await person.get('listPledgeOrders', FIRST)).total).toBe(0)

  // Previewed before 00:00 UTC and confirmed after it: it would start a day later than shown.
  await amountField(page).fill('100')
  const startsAt = figure(page.getByRole('main'), 'Accrual starts')
  await expect(figure(page.getByRole('main'), 'On hold now')).toHaveText('100.00 USDT')
  const before = await startsAt.innerText()
  server.advance(DAY)
  await confirm(page, 'Pledge 100.00 USDT')
  await expect(page.getByText(/^A new UTC day has started/)).toBeVisible()
  await expect(startsAt).not.toHaveText(before)
  await confirm(page, 'Pledge 100.00 USDT')
  await expect(page.getByText('Matches the preview exactly.')).toBeVisible()
  expect((await person.get('listPledgeOrders', FIRST)).total).toBe(1)
  expect(await server.verify()).toEqual([])
})

test('two tabs cannot spend the same balance, and a lost answer causes no second pledge [R1.2]', async ({
  page,
  context,
  server,
}) => {
  const person = await openForm(page, server)
  const other = await context.newPage()
  await openRoute(other, pathTo(PATHS.buyPledge, { id: 102 }))
  for (const tab of [page, other]) {
    await amountField(tab).fill('3000')
    await expect(figure(tab.getByRole('main'), 'On hold now')).toHaveText('3,000.00 USDT')
  }
  const button = 'Pledge 3,000.00 USDT'
  // The order is placed, and its answer is lost.
  await page.route(
    '**/api/pledgeOrder/place',
    async route => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await confirm(page, button)
  await expect(page.getByText(/it will not be done twice/)).toBeVisible()
  await confirm(page, button)
  await expect(page.getByRole('dialog', { name: 'Pledged' })).toBeVisible()
  await confirm(other, button)
  await expect(other.getByText(/Not enough funds: 2,000 USDT available/).first()).toBeVisible()
  expect((await person.get('listPledgeOrders', FIRST)).total).toBe(1)
  expect(await server.verify()).toEqual([])
})
