/** Deposit, trade, exchange and withdrawal; the statement is exported and reconciled on an honest back end and on tampered ones. */
import { readFile } from 'node:fs/promises'
import words from '#src/i18n/en/reconcile.ts'
import { PATHS } from '#src/lib/paths.ts'
import type { StatementSource } from '#src/widgets/reconcile/collect-statement.ts'
import { tamperedStatementOf } from '../support/tampering/tampered-source.ts'
import { faultOf } from '../support/tampering/faults.ts'
import { violationsOf } from '../support/e2e/axe.ts'
import { PASSWORD, accountsAt, type Person } from '../support/e2e/server.ts'
import { signInAs, expect, quantityField, openRoute, type Page } from '../support/e2e/browser-test.ts'
import { test } from '../support/e2e/server-test.ts'
import type { TestServer } from '../support/test-server.ts'

const PIN = '246813'
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const PAGE = { pageNum: 1, pageSize: 20 }
const bitcoin = {
  'selected-product': { productType: 2, productCode: 'BTC' },
  'way-to-trade': '2',
}

test.use({ environment: { WITHDRAW_DELAY_MS: '200' } })

/** Registers an account with a withdrawal password and address, without money. */
async function registerForWithdrawals(page: Page, server: TestServer): Promise<Person> {
  const person = await accountsAt(server.url).signUp()
  await person.get('setWithdrawPassword', { password: PASSWORD, withdrawPassword: PIN })
  await server.endWaitingPeriods()
  await person.get('bindWalletAddress', { currencyId: 3, addressType: 'TRC20', address: TRON })
  await signInAs(page, person, bitcoin)
  return person
}

async function deposit(page: Page, person: Person): Promise<void> {
  await openRoute(page, PATHS.deposit)
  await page.getByRole('textbox', { name: 'Amount' }).fill('5000')
  await page.getByRole('button', { name: 'Deposit 5,000.00 USDT' }).click()
  await expect
    .poll(async () => (await person.get('listDeposits', PAGE)).rows.map(row => row.status))
    .toEqual(['approved'])
}

async function buyBitcoin(page: Page): Promise<void> {
  await openRoute(page, PATHS.trade)
  await (await quantityField(page)).fill('0.01')
  await page.getByRole('button', { name: 'Buy BTC', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy 0\.01 BTC$/ })
    .click()
  const receipt = page.getByRole('dialog', { name: 'Order filled' })
  await expect(receipt.getByRole('button', { name: words.checkThis })).toBeVisible()
  await receipt.getByRole('button', { name: 'Close' }).click()
}

async function exchangeToEuro(page: Page): Promise<void> {
  await openRoute(page, PATHS.exchange)
  await expect(page.getByRole('combobox', { name: 'Currency you pay' })).toHaveValue('USDT')
  await page.getByRole('combobox', { name: 'Currency you receive' }).click()
  await page.getByRole('option', { name: 'EUR' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('500')
  await page.getByRole('button', { name: 'Review exchange' }).click()
  const sheet = page.getByRole('dialog', { name: 'Exchange at this rate?' })
  await sheet.getByRole('button', { name: /^Exchange 500/ }).click()
  const receipt = page.getByRole('dialog', { name: 'Exchanged' })
  await expect(receipt.getByRole('button', { name: words.checkThis })).toBeVisible()
  await receipt.getByRole('button', { name: 'Close' }).click()
}

async function withdraw(page: Page, person: Person): Promise<void> {
  await openRoute(page, PATHS.withdraw)
  await page.getByRole('radio', { name: /USDT on TRON/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Amount' }).fill('300')
  await page.getByRole('button', { name: 'Continue' }).click()
  const sheet = page.getByRole('dialog', { name: 'Confirm withdrawal' })
  await sheet.getByLabel('Withdrawal password').fill(PIN)
  await sheet.getByRole('button', { name: /^Withdraw / }).click()
  await expect
    .poll(async () => (await person.get('listWithdrawals', PAGE)).rows.map(row => row.status), {
      timeout: 30_000,
    })
    .toEqual(['completed'])
}

/** Checks a single record from its list. */
async function checkRecord(page: Page, route: string): Promise<void> {
  await openRoute(page, route)
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button')
    .or(page.getByRole('main').getByRole('listitem').getByRole('link'))
    .first()
    .click()
  await page.getByRole('button', { name: words.checkThis }).click()
  const sheet = page.getByRole('dialog', { name: words.recordTitle })
  await sheet.getByRole('button', { name: words.start }).click()
  await expect(sheet.getByText(words.addsUp)).toBeVisible()
  await expect(sheet.getByText(words.checks.closingBalance)).toHaveCount(0)
}

/** Deposits, trades, exchanges and withdraws, each on its own screen. */
async function useWallet(page: Page, server: TestServer): Promise<Person> {
  const person = await registerForWithdrawals(page, server)
  await deposit(page, person)
  await buyBitcoin(page)
  await exchangeToEuro(page)
  await withdraw(page, person)
  return person
}

/** Exports the full statement as a file. */
async function exportStatement(page: Page): Promise<string> {
  await openRoute(page, PATHS.ledgerEntries)
  await page.getByRole('button', { name: words.statement, exact: true }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: words.asJson }).click()
  return (await waiting).path()
}

/** Opens the check of the whole account. */
async function openCheck(page: Page) {
  await openRoute(page, PATHS.wallet)
  await page.getByRole('main').getByRole('button', { name: words.title, exact: true }).click()
  return page.getByRole('dialog', { name: words.title })
}

test('a wallet with deposit, trade, exchange and withdrawal reconciles in the app and offline from its exported statement [R2.5, R9.2]', async ({
  page,
  context,
  server,
}) => {
  await useWallet(page, server)
  // Of a day on which the account had nothing.
  await server.publishLiabilities()
  expect(await server.verify()).toEqual([])
  const file = await exportStatement(page)
  expect(await readFile(file, 'utf8')).toContain('"withdrawals":[\n{')

  const sheet = await openCheck(page)
  await sheet.getByRole('button', { name: words.start }).click()
  await expect(sheet.getByText(words.addsUp)).toBeVisible()
  await expect(sheet.locator('[data-verdict=disagrees]')).toHaveCount(0)
  await expect(sheet.getByText(/Cannot be checked/)).toHaveCount(0)
  for (const check of ['withdrawFee', 'spread', 'gross', 'depositCredited', 'feeRate', 'fields'] as const) {
    await expect(sheet.getByText(words.checks[check], { exact: true }).first()).toBeVisible()
  }
  expect(await violationsOf(page)).toEqual([])

  for (const route of [PATHS.depositRecords, PATHS.withdrawalRecords, PATHS.exchangeRecords]) {
    await checkRecord(page, route)
  }

  const whole = await openCheck(page)
  await whole.getByRole('button', { name: words.start }).waitFor()
  await context.setOffline(true)
  await whole.getByLabel(words.fromFile, { exact: true }).setInputFiles(file)
  await expect(whole.getByText(words.addsUp)).toBeVisible()
  await context.setOffline(false)
})

/** A statement source over the account's own calls. */
const sourceOf = (person: Person): StatementSource => ({
  now: () => Date.now(),
  seenPrices: () => [],
  // The type of this operation's success.
  get: async (id, query) => (await person.get(id, { ...query })) as never,
})

/** Faults in each part of the account's history; `npm run test:ci` takes the first, and tests/src/lib/reconcile all without a browser. */
const FAULT_NAMES = [
  'credits less than was deposited',
  'shaves a fee, on the receipt and in the books alike',
  'fills at a price that the market did not have',
  'hides a fee in the rate of an exchange',
  'rounds an exchange the wrong way',
  'charges more than the fee of a withdrawal',
  'hides a withdrawal',
  'drops an entry',
  'edits a balance',
  'understates the cost of a holding',
].slice(0, process.env.DEEP ? undefined : 3)

test('a tampered back end is detected by the same check, which names the falsified row', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000)
  const person = await useWallet(page, server)
  const sheet = await openCheck(page)
  const press = sheet.getByRole('button', { name: new RegExp(`^${words.start}|${words.again}$`) })
  for (const name of FAULT_NAMES) {
    const { wanted } = await tamperedStatementOf(faultOf(name), sourceOf(person))
    server.tamper(name)
    await press.click()
    await expect(sheet.getByText(/^Mismatches: /), name).toBeVisible()
    const line = sheet
      .locator('[data-verdict=disagrees]')
      .filter({ hasText: words.checks[wanted.check] })
      .filter({ hasText: /^(currency|product)/.test(wanted.id) ? words.kindBalance : wanted.id.slice(-6) })
    await expect(line.first(), `${name}: ${wanted.check} of ${wanted.id}`).toBeVisible()
    server.reset()
    await press.click()
    await expect(sheet.getByText(words.addsUp), `honest again after: ${name}`).toBeVisible()
  }
})
