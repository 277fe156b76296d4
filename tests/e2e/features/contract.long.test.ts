/** Contracts from the ticket to the ledger: opened, closed in part, given margin, and liquidated in the background. */
import { execFileSync } from 'node:child_process'
import type { Locator } from '@playwright/test'
import { PATHS } from '#src/lib/paths.ts'
import { ROOT, accountsAt, type Person } from '#tests/support/e2e/server.ts'
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
import { DAY } from '#src/lib/time/time-units.ts'

const BITCOIN = { productType: 2, productCode: 'BTC' }
/** The message of the deposit would lie over the ticket for some seconds. */
const NO_MONEY_NOTICES = { off: ['money'], told: [] }
const PAGE = { pageNum: 1, pageSize: 100 }

/** A figure of a sheet as shown, without line breaks. */
const figureText = async (sheet: Locator, label: string | RegExp) =>
  (await figure(sheet, label).innerText()).replaceAll(/\s+/g, ' ')

/** Fills in and confirms the ticket. @returns the figures of the confirmation and of the receipt */
async function openLong(page: Page) {
  await openTicketSheet(page, 'Long')
  await page.getByRole('button', { name: /^Leverage/ }).click()
  await page.getByRole('button', { name: '10×', exact: true }).click()
  await page.getByRole('textbox', { name: 'Margin' }).fill('100')
  await page.getByRole('button', { name: 'Set take profit or stop loss' }).click()
  await page.getByRole('textbox', { name: 'Take profit' }).fill('999999')
  await openDetails(page)
  await expect(page.getByText(/You can lose up to 100\.\d+ USDT/)).toBeVisible()
  await page.getByRole('button', { name: 'Go long BTC' }).click()
  const sheet = page.getByRole('dialog', { name: 'Confirm long position' })
  const worst = await figureText(sheet, 'Max. loss')
  await expect(sheet.getByText(`You can lose up to ${worst}`)).toBeVisible()
  await sheet.getByRole('button', { name: /^Go long 0\.\d+ BTC$/ }).click()
  const receipt = page.getByRole('dialog', { name: 'Position opened' })
  await expect(receipt).toBeVisible()
  const leaves = millionths(await figureText(receipt, 'Total cost'))
  expect(leaves).toBe(
    millionths(await figureText(receipt, /^Margin/)) + millionths(await figureText(receipt, 'Opening fee')),
  )
  await expect(receipt.getByText(/Matches the preview exactly|previewed/).first()).toBeVisible()
  return receipt
}

/** Closes a part at the current price, retrying when the price has moved. */
async function closePart(page: Page, quantity: string) {
  await page.getByRole('button', { name: /^Close: / }).click()
  const sheet = page.getByRole('dialog', { name: 'Close position' })
  await sheet.getByRole('textbox', { name: 'Quantity to close' }).fill(quantity)
  await sheet.getByRole('button', { name: `Close ${quantity} BTC` }).click()
  const receipt = page.getByRole('dialog', { name: 'Partially closed' })
  await expect(receipt).toBeVisible()
  const [margin, profit, fee, back] = await Promise.all(
    ['Margin released', 'P&L', 'Fee', 'You receive'].map(async label =>
      millionths(await figureText(receipt, label)),
    ),
  )
  expect(back, 'what comes back is margin and profit less the fee').toBe(margin! + profit! - fee!)
  await receipt.getByRole('button', { name: 'Close' }).click()
}

/** Opens a position at the maximum leverage, which a small move liquidates. */
async function openAtMaxLeverage(person: Person, direction: 'long' | 'short') {
  const order = {
    productType: 2,
    productCode: 'BTC',
    direction,
    orderType: 'market',
    leverage: 100,
    quantity: '0.01',
  }
  const { data } = await person.get('previewContractOrder', order)
  const placed = { ...order, previewPrice: data.price, idempotencyKey: crypto.randomUUID() }
  return (await person.get('placeContractOrder', placed)).data
}

/** Checks that both balances are the sums of their entries, and runs verify-ledger. */
async function checkLedger(person: Person, dataDir: string) {
  const { data } = await person.get('getUserBalance', { currencyId: 3 })
  for (const balance of ['available', 'held'] as const) {
    const { rows } = await person.get('listLedgerEntries', { ...PAGE, balance })
    const sum = rows.reduce((total, { amount }) => total + millionths(amount), 0n)
    expect(sum, balance).toBe(millionths(data[balance]))
  }
  const { rows } = await person.get('listContractPositions', PAGE)
  const held = rows.reduce((total, { margin }) => total + millionths(margin), 0n)
  expect(held, 'what is held is what the open positions hold').toBe(millionths(data.held))
  // Throws when it finds anything.
  const env = { ...process.env, DATA_DIR: dataDir }
  expect(String(execFileSync(process.execPath, ['scripts/verify-ledger.ts'], { cwd: ROOT, env }))).toContain(
    'The ledger is consistent.',
  )
}

test('a position is opened with a take profit, closed in part, given margin and liquidated while nobody is signed in; the ledger adds up [R1.2, R2.5]', async ({
  page,
  server,
}) => {
  const person = await accountsAt(server.url).signUp('1000')
  await signInAs(page, person, {
    'selected-product': BITCOIN,
    'way-to-trade': '1',
    notices: NO_MONEY_NOTICES,
  })
  await openRoute(page, PATHS.trade)
  const receipt = await openLong(page)
  const liquidation = await figureText(receipt, 'Liquidation price')
  await receipt.getByRole('link', { name: 'All contract positions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contract positions' })).toBeVisible()
  const card = page.getByRole('listitem', { name: 'BTC' })
  await expect(card.getByText('Long BTC 10×')).toBeVisible()
  await expect(figure(card, 'Liquidation price')).toContainText(liquidation)

  await closePart(page, '0.003')
  await card.getByRole('button', { name: 'Add margin' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add margin' })
  await sheet.getByRole('textbox', { name: 'Amount' }).fill('20')
  const after = await figureText(sheet, 'Liquidation price after')
  await sheet.getByRole('button', { name: 'Add margin' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add 20.00 USDT' }).click()
  await expect(figure(card, 'Liquidation price')).toContainText(after)

  await card.getByRole('button', { name: 'TP / SL' }).click()
  const exits = page.getByRole('dialog', { name: 'Take profit and stop loss' })
  await expect(exits.getByRole('textbox', { name: 'Take profit' })).toHaveValue('999,999')
  await exits.getByRole('textbox', { name: 'Take profit' }).fill('1')
  const review = async () => {
    await exits.getByRole('button', { name: 'Review' }).click()
    await exits.getByRole('button', { name: 'Save' }).click()
  }
  await review()
  await expect(exits.getByRole('textbox', { name: 'Take profit' })).toHaveAccessibleDescription(
    /must be above/,
  )
  await exits.getByRole('textbox', { name: 'Take profit' }).fill('')
  await review()
  await expect(exits).toHaveCount(0)
  await checkLedger(person, server.dataDir)

  const risky = [await openAtMaxLeverage(person, 'long'), await openAtMaxLeverage(person, 'short')]
  server.advance(5 * DAY)
  const liquidated = async () =>
    (await person.get('listContractHistory', { ...PAGE, closeReason: 'liquidation' })).total
  await expect
    .poll(liquidated, { message: 'one of the two is liquidated, whichever way it went' })
    .toBeGreaterThan(0)
  await openRoute(page, `${PATHS.contractPositions}?view=history`)
  const list = page.getByRole('list', { name: 'History' })
  await expect(list.getByText(/^Liquidated/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Liquidated', exact: true }).click()
  await list.getByRole('button').first().click()
  const detail = page.getByRole('dialog')
  await expect(detail.getByText(/^Liquidated · 0\.01 BTC/)).toBeVisible()
  const lost = -millionths(await figureText(detail, 'Net P&L'))
  const worst = risky.map(({ total }) => millionths(total)).toSorted((a, b) => (a > b ? -1 : 1))[0]!
  expect(lost, 'no more than was said').toBeLessThanOrEqual(worst)
  await checkLedger(person, server.dataDir)
})
