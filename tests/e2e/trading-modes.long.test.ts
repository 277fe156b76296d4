/** Every trading mode on every product type it applies to, opened and closed on screen, with the ledger checked afterwards. */
import { accountsAt, type Person } from '../support/e2e/server.ts'
import {
  signInAs,
  expect,
  quantityField,
  seedStorage,
  millionths,
  openRoute,
  untilDialogsClosed,
  type Page,
  openTicketSheet,
} from '../support/e2e/browser-test.ts'
import { test } from '../support/e2e/server-test.ts'
import type { TestServer } from '../support/test-server.ts'
import { PATHS } from '#src/lib/paths.ts'

const STOCK = { productType: 1, productCode: 'AAPL' }
const COIN = { productType: 2, productCode: 'BTC' }
const FUTURE = { productType: 3, productCode: 'GC' }
const PAIR = { productType: 4, productCode: 'EURUSD' }
const QUICK = '0'
const CONTRACT = '1'
const SPOT = '2'
/** The margin of 100 ounces of gold at leverage 10. */
const GOLD_MARGIN = '30000'
const PAGE = { pageNum: 1, pageSize: 100 }

/** Opens the trade tab with a product and a trading mode. */
async function openTicket(page: Page, product: typeof STOCK, way: string) {
  await seedStorage(page, { 'selected-product': product, 'way-to-trade': way })
  await openRoute(page, PATHS.trade)
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(product.productCode) })).toBeVisible()
}

/** Submits the ticket, confirms the sheet and closes the receipt of this name. */
async function confirm(page: Page, review: string, action: RegExp, receipt: RegExp) {
  await page.getByRole('button', { name: review, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: action }).click()
  const paper = page.getByRole('dialog', { name: receipt })
  await expect(paper).toBeVisible()
  await paper.getByRole('button', { name: 'Close' }).click()
  await untilDialogsClosed(page)
}

/** Checks that both balances are the sums of their entries, and every ledger invariant. */
async function checkLedger(person: Person, server: TestServer) {
  const { data } = await person.get('getUserBalance', { currencyId: 3 })
  for (const balance of ['available', 'held'] as const) {
    const { rows } = await person.get('listLedgerEntries', { ...PAGE, balance })
    const money = rows.filter(row => row.currencyId === 3)
    expect(money.reduce((total, { amount }) => total + millionths(amount), 0n)).toBe(
      millionths(data[balance]),
    )
  }
  expect(data.held).toBe('0')
  expect(await server.verify()).toEqual([])
}

test('quick orders are placed and settled on stocks, crypto, futures and forex [R1.1, R1.2]', async ({
  page,
  server,
}) => {
  const person = await accountsAt(server.url).signUp('1000')
  await signInAs(page, person)
  for (const product of [STOCK, COIN, FUTURE, PAIR]) {
    await openTicket(page, product, QUICK)
    await openTicketSheet(page, 'Up')
    await page.getByRole('textbox', { name: 'Stake' }).fill('20')
    await confirm(page, 'Stake on Up', /^Stake 20\.00 USDT on Up$/, /^Quick order placed$/)
  }
  server.advance(60_000)
  await expect
    .poll(
      async () =>
        (await person.get('listQuickOrders', PAGE)).rows.filter(row => row.status === 'open').length,
    )
    .toBe(0)
  const { rows } = await person.get('listQuickOrders', PAGE)
  expect(rows.map(row => row.productType).toSorted()).toEqual([1, 2, 3, 4])
  await checkLedger(person, server)
})

test('contract positions are opened and closed on stocks, crypto, futures and forex [R1.1, R1.2]', async ({
  page,
  server,
}) => {
  const person = await accountsAt(server.url).signUp('60000')
  await signInAs(page, person)
  for (const product of [STOCK, COIN, FUTURE, PAIR]) {
    await openTicket(page, product, CONTRACT)
    await openTicketSheet(page, 'Long')
    await page.getByRole('button', { name: /^Leverage/ }).click()
    await page.getByRole('button', { name: '10×', exact: true }).click()
    await page.getByRole('textbox', { name: 'Margin' }).fill(product === FUTURE ? GOLD_MARGIN : '10000')
    await confirm(page, `Go long ${product.productCode}`, /^Go long [\d.,]+/, /^Position opened$/)
  }
  await openRoute(page, PATHS.contractPositions)
  for (const { productCode } of [STOCK, COIN, FUTURE, PAIR]) {
    const card = page.getByRole('listitem', { name: productCode, exact: true })
    await card.getByRole('button', { name: /^Close: / }).click()
    const sheet = page.getByRole('dialog', { name: 'Close position' })
    await sheet.getByRole('button', { name: /^Close [\d.,]+/ }).click()
    const receipt = page.getByRole('dialog', { name: /closed$/i })
    await expect(receipt).toBeVisible()
    await receipt.getByRole('button', { name: 'Close' }).click()
    await expect(card).toHaveCount(0)
  }
  expect((await person.get('listContractHistory', PAGE)).total).toBe(4)
  await checkLedger(person, server)
})

test('stocks and crypto are bought and sold spot [R1.1, R1.2]', async ({ page, server }) => {
  const person = await accountsAt(server.url).signUp('5000')
  await signInAs(page, person)
  for (const [product, quantity] of [
    [STOCK, '2'],
    [COIN, '0.01'],
  ] as const) {
    const { productCode: code } = product
    await openTicket(page, product, SPOT)
    await (await quantityField(page)).fill(quantity)
    await confirm(page, `Buy ${code}`, new RegExp(`^Buy ${quantity} ${code}$`), /^Order filled$/)
    await openTicketSheet(page, 'Sell')
    await page.getByRole('button', { name: 'Max' }).click()
    await confirm(page, `Sell ${code}`, new RegExp(`^Sell ${quantity} ${code}$`), /^Order filled$/)
  }
  expect((await person.get('listSpotOrders', PAGE)).rows.map(row => row.status)).toEqual(
    Array(4).fill('filled'),
  )
  await checkLedger(person, server)
})
