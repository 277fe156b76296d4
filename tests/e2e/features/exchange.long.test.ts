/** Currency exchange: preview, confirmation, expired rate, records, wallet and ledger. */
import { operations } from '#src/api/generated/operations.ts'
import { compare, subtract, trimZeros } from '#src/lib/money/money.ts'
import { PATHS } from '#src/lib/paths.ts'
import { violationsOf } from '#tests/support/e2e/axe.ts'
import { accountsAt } from '#tests/support/e2e/server.ts'
import {
  screenLoaded,
  signInAs,
  expect,
  figure,
  openRoute,
  type Page,
} from '#tests/support/e2e/browser-test.ts'
import { test } from '#tests/support/e2e/server-test.ts'

const PAGE = { pageNum: 1, pageSize: 20 }
const decimalOf = (text: string) => /[\d,.]+/.exec(text)?.[0].replaceAll(',', '') ?? ''

/** Enters an amount and opens the review; the device's clock then stands still, so that the rate does not expire on a slow machine. */
async function review(page: Page, amount: string) {
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await expect(page.getByText('You receive at least')).toBeVisible()
  await page.clock.setFixedTime(Date.now())
  await page.getByRole('button', { name: 'Review exchange' }).click()
  const sheet = page.getByRole('dialog', { name: 'Exchange at this rate?' })
  await expect(sheet).toBeVisible()
  return sheet
}

test('a currency is exchanged from the wallet at the shown rate; the records and the ledger have every figure [R2.5, R3.2]', async ({
  page,
  server,
}) => {
  const person = await accountsAt(server.url).signUp('5000')
  await signInAs(page, person)
  await openRoute(page, PATHS.wallet)
  await page.getByRole('navigation', { name: 'Actions' }).getByRole('link', { name: 'Exchange' }).click()
  await screenLoaded(page)
  expect(page.url()).toContain(PATHS.exchange)
  await openRoute(page, `${PATHS.exchange}?from=3&to=6`)

  const sheet = await review(page, '1,000')
  const promised = decimalOf(await figure(sheet, /^You receive at least/).innerText())
  expect(await violationsOf(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Exchange 1,000 USDT' }).click()
  const receipt = page.getByRole('dialog', { name: 'Exchanged' })
  await expect(receipt.getByText('Matches the preview exactly.')).toBeVisible()
  expect(decimalOf(await figure(receipt, /^Received/).innerText())).toBe(promised)
  await receipt.getByRole('link', { name: 'Exchange history' }).click()
  await page.getByRole('button', { name: /USDT to EUR/ }).click()
  await expect(page.getByRole('dialog', { name: 'USDT to EUR' }).getByText('Price of EURUSD')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const { rows } = await person.get('listExchanges', PAGE)
  expect(compare(rows[0]!.received, promised)).toBe(0)
  const entries = (await person.get('listLedgerEntries', { ...PAGE, currencyId: 6 })).rows
  expect(trimZeros(entries[0]!.balanceAfter)).toBe(rows[0]!.received)

  // The wallet shows it and links to its entries.
  await openRoute(page, PATHS.wallet)
  await page.getByRole('list', { name: 'Currencies' }).getByRole('link', { name: /^EUR/ }).click()
  await expect(page.getByRole('button', { name: /^Added money/ })).toBeHidden()
  await page.getByRole('button', { name: /^Exchange received/ }).click()
  await expect(page.getByRole('button', { name: /^(Exchange received|Fee) .*Balance after/ })).toHaveCount(2)
  expect(await server.verify()).toEqual([])
})

test('a rate that expires before the request arrives is refused: the new one is offered and the form stays [R2.5]', async ({
  page,
  server,
}) => {
  const person = await accountsAt(server.url).signUp('5000')
  await signInAs(page, person)
  await openRoute(page, `${PATHS.exchange}?from=3&to=1`)
  const sheet = await review(page, '500')
  // No newer preview until the request has left, and the back end's clock has advanced, as if it had been slow.
  const { promise: hasLeft, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(`**${operations.previewExchange.path}`, async route => {
    await hasLeft
    await route.continue()
  })
  server.advance(3_600_000)
  const refused = page.waitForResponse(response => response.url().endsWith(operations.createExchange.path))
  await sheet.getByRole('button', { name: 'Exchange 500 USDT' }).click()
  await refused
  letGo()
  await expect(sheet.getByText(/The rate expired, and nothing was exchanged/)).toBeVisible()
  expect((await person.get('listExchanges', PAGE)).total).toBe(0)
  const promised = decimalOf(await figure(sheet, /^You receive at least/).innerText())
  await sheet.getByRole('button', { name: 'Exchange 500 USDT' }).click()
  await expect(page.getByRole('dialog', { name: 'Exchanged' })).toBeVisible()
  const { rows, total } = await person.get('listExchanges', PAGE)
  expect([total, rows[0]!.received]).toEqual([1, promised])
  expect(await server.verify()).toEqual([])
})

test('an exchange whose answer is lost is sent again and done once', async ({ page, server }) => {
  const person = await accountsAt(server.url).signUp('5000')
  await signInAs(page, person)
  await openRoute(page, `${PATHS.exchange}?from=3&to=8`)
  const sheet = await review(page, '250')
  // The exchange is done and its answer dropped by the page's route, as the browser itself retries on a broken connection.
  await page.route(
    '**/api/exchange/create',
    async route => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await sheet.getByRole('button', { name: 'Exchange 250 USDT' }).click()
  await expect(sheet.getByText(/it will not be done twice/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Exchanged' })).toBeVisible()
  const { total } = await person.get('listExchanges', PAGE)
  expect(total).toBe(1)
})

test('the maximum amount of an exchange always succeeds', async ({ page, server }) => {
  const person = await accountsAt(server.url).signUp('1234.56')
  await signInAs(page, person)
  await openRoute(page, `${PATHS.exchange}?from=3&to=6`)
  await page.getByRole('button', { name: 'Max' }).click()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,234.56')
  await page.getByRole('button', { name: 'Review exchange' }).click()
  await page.getByRole('button', { name: 'Exchange 1,234.56 USDT' }).click()
  await expect(page.getByRole('dialog', { name: 'Exchanged' })).toBeVisible()
  const { data } = await person.get('getUserBalance', { currencyId: 3 })
  expect(data.total).toBe('0')
})

test('the ledger screen filters by asset, kind and day and shows a running balance [R2.5]', async ({
  page,
  server,
}) => {
  const person = await accountsAt(server.url).signUp('5000')
  await signInAs(page, person)
  await openRoute(page, `${PATHS.exchange}?from=3&to=6`)
  const sheet = await review(page, '100')
  await sheet.getByRole('button', { name: 'Exchange 100 USDT' }).click()
  await expect(page.getByRole('dialog', { name: 'Exchanged' })).toBeVisible()

  await openRoute(page, PATHS.ledgerEntries)
  await expect(page.getByRole('button', { name: /^Exchanged USDT to EUR/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Added money/ })).toBeVisible()
  await page.getByRole('button', { name: 'Asset' }).click()
  await page.getByRole('dialog', { name: 'Asset' }).getByText('EUR', { exact: true }).click()
  await expect(page.getByRole('button', { name: /^Added money/ })).toBeHidden()
  await page.getByRole('button', { name: /^Exchange received/ }).click()
  await expect(page.getByRole('button', { name: /^(Exchange received|Fee) .*Balance after/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Type' }).click()
  await page.getByRole('dialog', { name: 'Type' }).getByText('Fee', { exact: true }).click()
  await expect(page.getByRole('button', { name: /^(Exchange received|Fee) .*Balance after/ })).toHaveCount(1)
  const { rows } = await person.get('listLedgerEntries', { ...PAGE, currencyId: 6 })
  const [fee, received] = rows
  expect(compare(subtract(fee!.balanceAfter, fee!.amount), received!.balanceAfter)).toBe(0)
  await expect(page.getByText('End of list')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
