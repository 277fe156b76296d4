/** A loan from the preview to the last instalment, on a back end with an adjustable clock. */
import { randomUUID } from 'node:crypto'
import { DAY } from '#src/lib/time/time-units.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { violationsOf } from '#tests/support/e2e/axe.ts'
import { accountsAt, type Person } from '#tests/support/e2e/server.ts'
import { signInAs, expect, figure, openRoute, type Page } from '#tests/support/e2e/browser-test.ts'
import { test } from '#tests/support/e2e/server-test.ts'
import type { TestServer } from '#tests/support/test-server.ts'

test.use({ environment: { LOAN_DELAY_MS: '200' } })

const FIRST = { pageNum: 1, pageSize: 100 }
const amountField = (page: Page) => page.getByRole('textbox', { name: 'Amount' })

/** Submits the open application form. @returns the loan id from the receipt */
async function apply(page: Page, amount: string, button: string): Promise<string> {
  await amountField(page).fill(amount)
  // A double tap is one application.
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: button }).dblclick()
  const receipt = page.getByRole('dialog', { name: 'Application received' })
  await expect(receipt.getByText('Costs match the preview exactly.')).toBeVisible()
  const number = await figure(receipt, 'Loan ID').innerText()
  await receipt.getByRole('link', { name: 'View loan' }).click()
  return number
}

/** Advances the clock some days at a time, with a call in between to keep the session alive. */
async function advanceDays(server: TestServer, person: Person, days: number): Promise<void> {
  for (let left = days; left > 0; left -= 3) {
    server.advance(Math.min(3, left) * DAY)
    await person.get('getUserInfo')
  }
}

/** Pledges an amount for ninety days. */
async function pledge(person: Person, amount: string): Promise<void> {
  const { data } = await person.get('previewPledge', { productId: 103, amount })
  const { dailyRate, earlyRate, startsAt } = data
  const idempotencyKey = randomUUID()
  await person.get('placePledge', { productId: 103, amount, dailyRate, earlyRate, startsAt, idempotencyKey })
}

test('a loan shows all costs before applying, is charged on its due days and is repaid early [R2.5, R1.2]', async ({
  page,
  server,
}) => {
  const person = await accountsAt(server.url).signUp('5000')
  await signInAs(page, person)
  await openRoute(page, PATHS.home)
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
  await shortcuts.getByText('More', { exact: true }).click()
  await shortcuts.getByRole('link', { name: 'Loans', exact: true }).click()
  await expect(page.getByText('Borrowing costs money')).toBeVisible()
  const main = page.getByRole('main')
  await amountField(page).fill('1000')
  await expect(figure(main, 'Total cost')).toHaveText('7.00 USDT')
  expect(await violationsOf(page)).toEqual([])

  await openRoute(page, pathTo(PATHS.applyForLoan, { id: 302 }))
  await amountField(page).fill('1000')
  await expect(figure(main, 'You receive')).toHaveText('990.00 USDT')
  await expect(figure(main, 'Total repayment')).toHaveText('1,018.00009 USDT')
  await expect(figure(main, 'Annual percentage rate')).toHaveText('18.6%')
  await expect(page.getByText('If you cannot pay')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const number = await apply(page, '1000', 'Apply for 1,000.00 USDT')
  expect((await person.get('listLoans', FIRST)).rows.map(loan => loan.id)).toEqual([number])

  await expect
    .poll(async () => (await person.get('getLoan', { id: number })).data.loan.status)
    .toBe('running')
  await advanceDays(server, person, 32)
  await expect.poll(async () => (await person.get('listLoanPayments', FIRST)).total).toBe(1)
  await page.reload()
  await expect(figure(main, 'Outstanding principal')).toHaveText('666.67 USDT')
  await expect(page.getByRole('list', { name: 'Payments' }).getByRole('listitem')).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('link', { name: 'Repay' }).click()
  await page.getByText('Pay in full', { exact: true }).click()
  await expect(figure(main, 'Interest you save')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Repay', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay 666/ })
    .click()
  await expect(page.getByText('Nothing is owed', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'View loan' }).click()
  await expect(figure(main, 'Status')).toHaveText('Repaid')
  // The device computes it again from what is published, and finds the same.
  await page.getByRole('button', { name: 'Check this' }).click()
  const check = page.getByRole('dialog', { name: 'Check this record' })
  await check.getByRole('button', { name: 'Check now' }).click()
  await expect(check.getByText('No mismatches', { exact: true })).toBeVisible()
  expect(await server.verify()).toEqual([])
})

test('a loan with a missed instalment becomes overdue, is called and takes its security [R2.5]', async ({
  page,
  server,
}) => {
  const person = await accountsAt(server.url).signUp('200')
  await signInAs(page, person)
  await openRoute(page, pathTo(PATHS.applyForLoan, { id: 303 }))
  const number = await apply(page, '1000', 'Apply for 1,000.00 USDT')
  await expect
    .poll(async () => (await person.get('getLoan', { id: number })).data.loan.status)
    .toBe('running')
  // The loan is spent, so nothing is left for the instalments.
  await pledge(person, '980')
  await advanceDays(server, person, 33)
  await page.reload()
  const main = page.getByRole('main')
  await expect(figure(main, 'Status')).toHaveText('Overdue')
  await expect(page.getByRole('list', { name: 'Days late' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await advanceDays(server, person, 10)
  await page.reload()
  await expect(figure(main, 'Status')).toHaveText('Due in full')
  await expect(figure(main, 'Collateral used')).toHaveText('200.00 USDT')
  await expect.poll(async () => (await person.get('listMessages', FIRST)).rows[0]?.kind).toBe('loan_called')
  expect(await server.verify()).toEqual([])
})

test.describe('pending loan application', () => {
  test.use({ environment: { LOAN_DELAY_MS: '3600000' } })

  test('is withdrawn after confirmation, releases its security and allows another application [R2.5]', async ({
    page,
    server,
  }) => {
    const person = await accountsAt(server.url).signUp('500')
    await signInAs(page, person)
    await openRoute(page, pathTo(PATHS.applyForLoan, { id: 303 }))
    const number = await apply(page, '1000', 'Apply for 1,000.00 USDT')
    const main = page.getByRole('main')
    await expect(figure(main, 'Collateral on hold')).toHaveText('200.00 USDT')
    await page.getByRole('button', { name: 'Cancel application' }).click()
    const sheet = page.getByRole('dialog', { name: 'Cancel this application?' })
    await expect(sheet.getByText('Your collateral is released immediately.')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Cancel application' }).dblclick()
    await expect(figure(main, 'Status')).toHaveText('Canceled')
    await expect(figure(main, 'Collateral returned')).toHaveText('200.00 USDT')
    expect(await violationsOf(page)).toEqual([])
    // The device computes it again from what is published, and finds the same.
    await page.getByRole('button', { name: 'Check this' }).click()
    const check = page.getByRole('dialog', { name: 'Check this record' })
    await check.getByRole('button', { name: 'Check now' }).click()
    await expect(check.getByText('No mismatches', { exact: true })).toBeVisible()
    const { data } = await person.get('getLoan', { id: number })
    expect(data.available).toBe('500')
    await openRoute(page, pathTo(PATHS.applyForLoan, { id: 303 }))
    await apply(page, '500', 'Apply for 500.00 USDT')
    expect(await server.verify()).toEqual([])
  })
})
