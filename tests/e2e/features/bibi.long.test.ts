/** Coin-to-coin trading: market order, limit order, cancellation and ledger entries. */
import { findPair, quoteOfPair } from '#server/market/pairs.ts'
import type { Market } from '#server/market/market.ts'
import { PATHS } from '#src/lib/paths.ts'
import { compare, multiply, trimZeros, truncate } from '#src/lib/money/money.ts'
import { violationsOf } from '#tests/support/e2e/axe.ts'
import { accountsAt, type Person } from '#tests/support/e2e/server.ts'
import {
  screenLoaded,
  signInAs,
  expect,
  quantityField,
  figure,
  openRoute,
  type Page,
  untilDialogsClosed,
  openTicketSheet,
  openDetails,
} from '#tests/support/e2e/browser-test.ts'
import { test } from '#tests/support/e2e/server-test.ts'
import type { TestServer } from '#tests/support/test-server.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const pair = findPair('ETH/BTC')!

/** Buys bitcoin on the trade tab and opens the coin-to-coin screen. */
async function buyBitcoin(page: Page, server: TestServer): Promise<Person> {
  const person = await accountsAt(server.url).signUp('5000')
  await signInAs(page, person, { 'selected-product': { productType: 2, productCode: 'BTC' } })
  await openRoute(page, PATHS.trade)
  await (await quantityField(page)).fill('0.02')
  await page.getByRole('button', { name: 'Buy BTC', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Buy 0.02 BTC' }).click()
  await page.getByRole('dialog', { name: 'Order filled' }).getByRole('button', { name: 'Close' }).click()
  await untilDialogsClosed(page)
  // It links to another screen, so it is never the selected one here.
  await openTicketSheet(page)
  await page.locator('[data-ticket]').getByText('Coin-to-coin', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Coin-to-coin' })).toBeVisible()
  await expect(page.getByRole('button', { name: /ETH\/BTC .*Change pair/ })).toBeVisible()
  return person
}

/** A limit that the pair reaches within two days but not in the next minutes, and how long to wait until there is one. */
function limitAhead(market: Market, now: number): { wait: number; limit: string } {
  const priceAt = (time: number) => quoteOfPair(market, pair, time).price
  const lowest = (from: number, step: number, count: number, rank: number) =>
    Array.from({ length: count }, (_, index) => priceAt(from + index * step)).toSorted(compare)[rank]!
  for (let wait = 0; ; wait += HOUR) {
    const start = now + wait
    const soon = lowest(start, 5000, 120, 0)
    const limit = lowest(start + HOUR, HOUR / 2, 94, 3)
    if (compare(limit, multiply(soon, '0.998')) === -1) return { wait, limit }
  }
}

/** The pair's prices in a period: an order is priced when it arrives, and booked when its turn comes. */
function pricesBetween(market: Market, from: number, until: number): string[] {
  const moments = Array.from({ length: until - from + 1 }, (_, passed) => from + passed)
  return [...new Set(moments.map(time => trimZeros(quoteOfPair(market, pair, time).price)))]
}

const decimalOf = (text: string) => /[\d,.]+/.exec(text)?.[0].replaceAll(',', '') ?? ''

test('bitcoin is bought, exchanged for ether by market and limit orders, and cancelled; the ledger has every figure [R1.2, R3.1, R3.4, R3.6]', async ({
  page,
  server,
}) => {
  const person = await buyBitcoin(page, server)
  await expect(page.getByRole('list', { name: 'Your coins' })).toContainText('0.02')

  // Market order: paid and received amounts and the worst case are shown before the button.
  await openTicketSheet(page)
  await page.getByRole('button', { name: /^Enter by BTC/ }).click()
  await page.getByRole('textbox', { name: 'Spend up to' }).fill('0.01')
  await openDetails(page)
  await expect(page.getByText(/Worst case: you pay 0\.\d+ BTC and receive 0\.\d+ ETH/)).toBeVisible()
  await expect(page.getByText('0.1% of what you receive')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Buy ETH', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Confirm buy' })
  await expect(sheet.getByText(/Worst case: you pay/)).toBeVisible()
  const pressedAt = Date.now()
  await sheet.getByRole('button', { name: 'Buy ETH for up to 0.01 BTC' }).click()
  const receipt = page.getByRole('dialog', { name: 'Order filled' })
  await expect(receipt.getByText(/Matches the preview exactly|price moved from|quoted at/)).toBeVisible()
  const number = await figure(receipt, 'Order ID').innerText()
  const { rows } = await person.get('listBibiOrders', { pageNum: 1, pageSize: 5 })
  const order = rows.find(one => one.id === number)!
  // The receipt agrees with the back end and with a calculation from public prices.
  expect(pricesBetween(server.market, pressedAt, order.createdAt)).toContain(order.fillPrice)
  await receipt.getByText('Exact figures').click()
  const exact = receipt.getByRole('group')
  for (const [label, value] of [
    [/^Fee/, order.fee],
    [/^You receive/, order.received],
  ] as const) {
    expect(decimalOf(await figure(exact, label).innerText()), String(label)).toBe(value)
  }
  expect(decimalOf(await figure(receipt, /^You pay/).innerText())).toBe(order.paid)
  await receipt.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('list', { name: 'Your coins' })).toContainText(order.received)

  // Limit order that the pair reaches within two days: it stays open, holds, and is filled at the public price.
  const { wait, limit } = limitAhead(server.market, order.createdAt)
  if (wait > 0) server.advance(wait)
  await openTicketSheet(page)
  await page.getByRole('button', { name: /^Order type/ }).click()
  await page.getByRole('button', { name: /^Limit/ }).click()
  await page.getByRole('button', { name: /^Enter by ETH/ }).click()
  await page.getByRole('textbox', { name: 'Limit price' }).fill(limit)
  await page.getByRole('textbox', { name: 'Quantity' }).fill('0.1')
  await page.getByRole('button', { name: 'Buy ETH', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Limit buy 0.1 ETH' }).click()
  await page.getByRole('dialog', { name: 'Order placed' }).getByRole('button', { name: 'Close' }).click()
  const waiting = page.getByRole('list', { name: 'Open' }).getByRole('button', { name: /^Buy ETH\/BTC/ })
  await expect(waiting).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Your coins' })).toContainText('on hold for open orders')

  // Another one far below the market, to be cancelled.
  const far = truncate(multiply(limit, '0.5'), pair.priceScale)
  await openTicketSheet(page)
  await page.getByRole('textbox', { name: 'Limit price' }).fill(far)
  await page.getByRole('textbox', { name: 'Quantity' }).fill('0.02')
  await page.getByRole('button', { name: 'Buy ETH', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Limit buy 0.02 ETH' }).click()
  await page.getByRole('dialog', { name: 'Order placed' }).getByRole('button', { name: 'Close' }).click()
  await expect(waiting).toHaveCount(2)

  await page.getByRole('button', { name: 'Coin-to-coin orders' }).click()
  await screenLoaded(page)
  await page.getByRole('button', { name: 'Cancel order' }).first().click()
  const asking = page.getByRole('dialog', { name: 'Cancel order' })
  await expect(figure(asking, 'Limit price')).toHaveText(trimZeros(far))
  expect(await violationsOf(page)).toEqual([])
  await asking.getByRole('button', { name: 'Cancel order' }).click()
  await expect(waiting).toHaveCount(1)

  server.advance(48 * HOUR)
  await expect(waiting).toHaveCount(0, { timeout: 30_000 })
  await page.getByRole('tab', { name: 'History' }).click()
  const history = page.getByRole('list', { name: 'History' })
  await expect(history.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Canceled', exact: true }).click()
  await expect(history.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Filled', exact: true }).click()
  await expect(history.getByRole('listitem')).toHaveCount(2)

  const ended = await person.get('listBibiOrders', { pageNum: 1, pageSize: 5, status: 'filled' })
  const [filled] = ended.rows
  expect(filled).toMatchObject({ orderType: 'limit', quantity: '0.1' })
  expect(filled!.fillPrice).toBe(trimZeros(quoteOfPair(server.market, pair, filled!.closedAt!).price))
  expect(compare(filled!.fillPrice!, limit)).not.toBe(1)
  const { rows: coins } = await person.get('listHoldings')
  expect(coins.every(coin => coin.held === '0')).toBe(true)
  expect(await server.verify()).toEqual([])
})

test('an invalid coin-to-coin order shows its errors at the fields, and the pair can be changed', async ({
  page,
  server,
}) => {
  await buyBitcoin(page, server)
  // The person has chosen to enter quantities.
  await openTicketSheet(page)
  await page.getByRole('button', { name: /^Enter by BTC/ }).click()
  const amount = page.getByRole('textbox', { name: 'Spend up to' })
  await amount.fill('0.03')
  await expect(amount).toHaveAccessibleDescription(/Not enough funds: 0\.02 BTC available/)
  await amount.fill('0.000001')
  await expect(amount).toHaveAccessibleDescription(/At least 0\.00001 BTC/)
  await page.getByRole('button', { name: /^Order type/ }).click()
  await page.getByRole('button', { name: /^Limit/ }).click()
  const limit = page.getByRole('textbox', { name: 'Limit price' })
  await limit.fill('0.0333333333')
  await expect(limit).toHaveAccessibleDescription(/decimals/i)
  await page.keyboard.press('Escape')
  await untilDialogsClosed(page)

  await page.getByRole('button', { name: /ETH\/BTC .*Change pair/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Choose a pair' })
  await sheet.locator('label').filter({ hasText: /^ETH$/ }).click()
  await sheet.getByRole('searchbox', { name: 'Search by code or name' }).fill('solana')
  expect(await violationsOf(page)).toEqual([])
  await sheet.getByRole('button', { name: /SOL\/ETH/ }).click()
  await expect(page.getByText('ETH per 1 SOL').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /SOL\/ETH .*Change pair/ })).toBeVisible()
})
