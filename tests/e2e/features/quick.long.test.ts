/** A quick order from its risk warning to its ledger entries, on a back end with an adjustable clock. */
import { findProductByCode } from '#server/market/catalogue.ts'
import { violationsOf } from '#tests/support/e2e/axe.ts'
import { accountsAt } from '#tests/support/e2e/server.ts'
import {
  signInAs,
  expect,
  figure,
  millionths,
  openRoute,
  type Page,
  openTicketSheet,
  openDetails,
} from '#tests/support/e2e/browser-test.ts'
import { test } from '#tests/support/e2e/server-test.ts'
import type { TestServer } from '#tests/support/test-server.ts'
import { trimZeros } from '#src/lib/money/money.ts'
import { PATHS } from '#src/lib/paths.ts'

const BITCOIN = { productType: 2, productCode: 'BTC' }

/** Signs up with 1,000 and opens Bitcoin's trade tab with quick orders. */
async function openQuick(page: Page, server: TestServer, side: 'Up' | 'Down' = 'Up') {
  const person = await accountsAt(server.url).signUp('1000')
  await signInAs(page, person, { 'selected-product': BITCOIN, 'way-to-trade': '0' })
  await openRoute(page, PATHS.trade)
  await openTicketSheet(page, side)
  await expect(page.getByRole('radio', { name: '1 minute, profit if you win: 80%' })).toBeChecked()
  return person
}

async function placeHundred(page: Page) {
  await page.getByRole('textbox', { name: 'Stake' }).fill('100')
  await openDetails(page)
  await expect(page.getByText('You can lose the full 100.00 USDT')).toBeVisible()
  await page.getByRole('button', { name: 'Stake on Down', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Confirm quick order' })
  await expect(sheet.getByText('You can lose the full 100.00 USDT')).toBeVisible()
  await expect(sheet.getByText(/must win more than 55\.56 out of 100/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Stake 100.00 USDT on Down' }).click()
  const receipt = page.getByRole('dialog', { name: 'Quick order placed' })
  await expect(receipt.getByRole('timer')).toHaveText(/^\d:\d\d left$/)
  return receipt
}

test('a quick order shows its odds, settles at the public price of its expiry and appears in the ledger [R1.2, R3.8, R9.1]', async ({
  page,
  server,
}) => {
  const person = await openQuick(page, server, 'Down')
  const receipt = await placeHundred(page)
  const number = await figure(receipt, 'Order ID').innerText()
  await receipt.getByRole('button', { name: 'Close' }).click()
  const row = page.getByRole('list', { name: 'Open' }).getByRole('button', { name: /Down BTC/ })
  await expect(row).toContainText('left')
  const { data: held } = await person.get('getUserBalance', { currencyId: 3 })
  expect(held).toMatchObject({ available: '900', held: '100' })

  server.advance(60_000)
  await expect(row).toHaveCount(0, { timeout: 30_000 })
  await page.getByRole('tab', { name: 'History' }).click()
  await page
    .getByRole('list', { name: 'History' })
    .getByRole('button', { name: /Down BTC/ })
    .click()
  const settled = page.getByRole('dialog', { name: /^(Won|Lost|Tied)/ })
  await expect(figure(settled, 'Order ID')).toHaveText(number)

  // The receipt agrees with the back end and with a calculation from public prices.
  const { rows } = await person.get('listQuickOrders', { pageNum: 1, pageSize: 5 })
  const order = rows.find(one => one.id === number)!
  const bitcoin = findProductByCode(2, 'BTC')!
  expect(order).toMatchObject({
    openPrice: trimZeros(server.market.quote(bitcoin, order.createdAt).nowPrice),
    closePrice: trimZeros(server.market.quote(bitcoin, order.expiresAt).nowPrice),
    closePriceTime: server.market.quote(bitcoin, order.expiresAt).time,
  })
  for (const [label, value] of [
    ['Entry price', order.openPrice],
    ['Settlement price', order.closePrice!],
    ['Net P&L', order.net!],
  ] as const) {
    expect(millionths(await figure(settled, label).innerText()), label).toBe(millionths(value))
  }
  const times = settled.getByText(/^public price at/)
  await expect(times).toHaveCount(2)

  await settled.getByRole('link', { name: 'View ledger entries' }).click()
  const entries = page.getByRole('list', { name: 'Account history' })
  await expect(entries.getByRole('button').filter({ hasText: 'On hold' }).first()).toBeVisible()
  const { data: balance } = await person.get('getUserBalance', { currencyId: 3 })
  expect(balance.held).toBe('0')
  expect(millionths(balance.available)).toBe(millionths('1000') + millionths(order.net!))
  const ledger = await person.get('listLedgerEntries', { pageNum: 1, pageSize: 50, balance: 'available' })
  const sum = ledger.rows.reduce((total, entry) => total + millionths(entry.amount), 0n)
  expect(sum).toBe(millionths(balance.available))
  expect(await server.verify()).toEqual([])
})

test('a daily stake limit applies at once, a higher one after a day, and a cooling-off locks the ticket', async ({
  page,
  server,
}) => {
  const person = await openQuick(page, server)
  await page.getByRole('button', { name: 'Your limits' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your limits' })
  const limit = sheet.getByRole('textbox', { name: 'Daily stake limit' })
  await limit.fill('60')
  await sheet.getByRole('button', { name: 'Save limit' }).click()
  await expect(figure(sheet, 'Daily stake limit')).toHaveText('60.00 USDT')
  await limit.fill('500')
  await sheet.getByRole('button', { name: 'Save limit' }).click()
  await expect(sheet.getByText('Higher limit pending')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('textbox', { name: 'Stake' }).fill('60.01')
  await expect(page.getByRole('textbox', { name: 'Stake' })).toHaveAccessibleDescription(
    /Above your daily stake limit of 60 USDT: 60 left today/,
  )
  await page.getByRole('button', { name: 'Your limits' }).click()
  await sheet.getByRole('button', { name: 'Pause quick orders for 1 day' }).click()
  await expect(sheet.getByRole('button', { name: /^Extend to/ })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Stake on Up', exact: true })).toBeDisabled()
  await expect(page.getByText(/You are in a cooling-off period until/).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const { data } = await person.get('getTradingLimits')
  expect(data).toMatchObject({ dailyStakeLimit: '60', nextDailyStakeLimit: { dailyStakeLimit: '500' } })
})
