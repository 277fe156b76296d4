/** Withdrawals: binding an address, setting a password, review, payout and ledger, on a back end with an adjustable clock. */
import { violationsOf } from '#tests/support/e2e/axe.ts'
import { PASSWORD, accountsAt, type Person } from '#tests/support/e2e/server.ts'
import {
  screenLoaded,
  signInAs,
  expect,
  figure,
  openRoute,
  type Page,
} from '#tests/support/e2e/browser-test.ts'
import { test } from '#tests/support/e2e/server-test.ts'
import type { TestServer } from '#tests/support/test-server.ts'
import { PATHS } from '#src/lib/paths.ts'

const DELAY = 600_000
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ETHEREUM = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const PIN = '246813'

test.use({ environment: { WITHDRAW_DELAY_MS: String(DELAY) } })

/** Registers an account with 1,000, a withdrawal password and a Tron address. */
async function registerForWithdrawals(server: TestServer): Promise<Person> {
  const person = await accountsAt(server.url).signUp('1000')
  await person.get('setWithdrawPassword', { password: PASSWORD, withdrawPassword: PIN })
  await server.endWaitingPeriods()
  await person.get('bindWalletAddress', {
    currencyId: 3,
    addressType: 'TRC20',
    address: TRON,
    label: 'Savings',
  })
  return person
}

/** Fills in a withdrawal to Tron and returns the confirmation sheet. */
async function openConfirmation(page: Page, amount: string) {
  await page.getByRole('radio', { name: /USDT on TRON/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await page.getByRole('button', { name: 'Continue' }).click()
  return page.getByRole('dialog', { name: 'Confirm withdrawal' })
}

/** Opens the withdrawal screen and submits a withdrawal. */
async function withdraw(page: Page, amount: string) {
  await openRoute(page, PATHS.withdraw)
  const sheet = await openConfirmation(page, amount)
  await sheet.getByLabel('Withdrawal password').fill(PIN)
  await sheet.getByRole('button', { name: /^Withdraw / }).click()
  await expect(page.getByRole('heading', { name: 'Your withdrawal' })).toBeVisible()
}

test('a user binds an address, sets a withdrawal password, withdraws the maximum and finds it in the ledger [R2.5, R9.1, R9.4]', async ({
  page,
  server,
}) => {
  const person = await accountsAt(server.url).signUp('1000')
  await signInAs(page, person)
  await openRoute(page, PATHS.withdraw)
  await page.getByRole('radio', { name: /USDT on TRON/ }).check({ force: true })
  await page.getByRole('link', { name: 'Add address' }).click()

  // Currency and network are preselected; an address of another network is rejected by name.
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill(ETHEREUM)
  await page.getByRole('button', { name: 'Add address' }).click()
  await expect(page.getByText(/looks like an address on Ethereum, not Tron/)).toBeVisible()
  await address.fill(`${TRON.slice(0, -1)}u`)
  await expect(page.getByText(/The checksum does not match/)).toBeVisible()
  await address.fill(TRON)
  await expect(page.getByText(/Format and checksum match Tron/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Add address' }).click()

  await expect(page.getByText('TR7NHqje********')).toBeVisible()
  await page.getByRole('button', { name: 'Set withdrawal password' }).click()
  const setting = page.getByRole('dialog', { name: 'Set withdrawal password' })
  await setting.getByLabel('Sign-in password').fill(PASSWORD)
  await setting.getByLabel('New withdrawal password').fill('111111')
  await setting.getByLabel('Confirm password').fill('111111')
  await setting.getByRole('button', { name: 'Set withdrawal password' }).click()
  await expect(setting.getByText('Too easy to guess')).toBeVisible()
  await setting.getByLabel('New withdrawal password').fill(PIN)
  await setting.getByLabel('Confirm password').fill(PIN)
  await setting.getByRole('button', { name: 'Set withdrawal password' }).click()
  await expect(setting).toHaveCount(0)
  // The first password also starts a waiting period, as shown.
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()

  await server.endWaitingPeriods()
  await page.reload()
  await page.getByRole('radio', { name: /USDT on TRON/ }).check({ force: true })
  await page.getByRole('button', { name: 'Max' }).click()
  await expect(figure(page.locator('main'), 'You receive')).toHaveText('999.00 USDT')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  const sheet = page.getByRole('dialog', { name: 'Confirm withdrawal' })
  await sheet.getByLabel('Withdrawal password').fill('000001')
  await sheet.getByRole('button', { name: 'Withdraw 1,000.00 USDT' }).click()
  await expect(sheet.getByText('Incorrect withdrawal password. Attempts left: 4')).toBeVisible()
  await expect(sheet.getByText(TRON)).toBeVisible()
  await sheet.getByLabel('Withdrawal password').fill(PIN)
  expect(await violationsOf(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Withdraw 1,000.00 USDT' }).click()

  await expect(page.getByText('Requested, amount on hold')).toBeVisible()
  expect((await person.get('getUserBalance', { currencyId: 3 })).data).toMatchObject({
    available: '0',
    held: '1000',
  })
  server.advance(DELAY)
  await expect(page.getByText('It is on its way and cannot be reversed.')).toBeVisible({ timeout: 30_000 })
  server.advance(DELAY)
  await expect(page.getByText('Completed', { exact: false }).first()).toBeVisible({ timeout: 30_000 })

  await page.getByRole('link', { name: 'Withdrawal history' }).click()
  await page.getByRole('button', { name: /USDT on TRON/ }).click()
  const detail = page.getByRole('dialog', { name: 'Withdrawal' })
  const entries = detail.getByRole('list', { name: 'Ledger entries' }).getByRole('listitem')
  await expect(entries).toHaveCount(4)
  await expect(entries.filter({ hasText: '−999.00' }).or(entries.filter({ hasText: '-999.00' }))).toHaveCount(
    1,
  )
  expect(await violationsOf(page)).toEqual([])
  expect(await server.verify()).toEqual([])
})

test('a withdrawal is cancelled while under review, and another is refused with its reason', async ({
  page,
  server,
}) => {
  const person = await registerForWithdrawals(server)
  await signInAs(page, person)
  await withdraw(page, '100')
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this withdrawal?' })
  await question.getByRole('button', { name: 'Cancel withdrawal' }).click()
  await expect(page.getByText(/The amount on hold is available again/)).toBeVisible()
  await page.getByRole('button', { name: 'Another withdrawal' }).click()
  await withdraw(page, '50.13')
  server.advance(DELAY)
  await expect(
    page.getByText(/The withdrawal was rejected\. The amount on hold is available again/),
  ).toBeVisible({
    timeout: 30_000,
  })
  const { data } = await person.get('getUserBalance', { currencyId: 3 })
  expect(data).toMatchObject({ available: '1000', held: '0' })
  await openRoute(page, PATHS.withdrawalRecords)
  await page.getByRole('button', { name: 'Rejected', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Withdrawal history' }).getByRole('listitem')).toHaveCount(1)
  expect(await server.verify()).toEqual([])
})

test('a withdrawal whose answer was lost is created once, however often it is sent', async ({
  page,
  server,
}) => {
  const person = await registerForWithdrawals(server)
  await signInAs(page, person)
  await openRoute(page, PATHS.withdraw)
  const sheet = await openConfirmation(page, '200')
  await sheet.getByLabel('Withdrawal password').fill(PIN)
  // Created with its answer dropped by the page's route, as the browser itself retries when the connection breaks.
  await page.route(
    '**/api/withdraw/create',
    async route => {
      await route.fetch()
      await route.abort('failed')
    },
    { times: 1 },
  )
  await sheet.getByRole('button', { name: 'Withdraw 200.00 USDT' }).click()
  await expect(sheet.getByText(/No response received/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Your withdrawal' })).toBeVisible()
  const { total } = await person.get('listWithdrawals', { pageNum: 1, pageSize: 10 })
  expect(total).toBe(1)
  expect(await server.verify()).toEqual([])
})

test('five wrong withdrawal passwords lock it, and resetting it suspends withdrawals for a day', async ({
  page,
  server,
}) => {
  const person = await registerForWithdrawals(server)
  await signInAs(page, person)
  await openRoute(page, PATHS.withdraw)
  const sheet = await openConfirmation(page, '100')
  for (const left of ['4', '3', '2', '1']) {
    await sheet.getByLabel('Withdrawal password').fill('000001')
    await sheet.getByRole('button', { name: /^Withdraw / }).click()
    await expect(sheet.getByText(`Attempts left: ${left}`)).toBeVisible()
  }
  await sheet.getByLabel('Withdrawal password').fill('000002')
  await sheet.getByRole('button', { name: /^Withdraw / }).click()
  await expect(sheet.getByText(/Try again in 15 min/)).toBeVisible()
  // Locked for the right one too.
  await sheet.getByLabel('Withdrawal password').fill(PIN)
  await sheet.getByRole('button', { name: /^Withdraw / }).click()
  await expect(sheet.getByText(/Try again in 15 min/)).toBeVisible()
  const { data } = await person.get('sendWithdrawPasswordCode', {})
  const fresh = { password: PASSWORD, code: String(data.sandboxCode), withdrawPassword: '975310' }
  await person.get('resetWithdrawPassword', fresh)
  await page.reload()
  await screenLoaded(page)
  await expect(page.getByText(/Withdrawals are paused until/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  expect(await server.verify()).toEqual([])
})
