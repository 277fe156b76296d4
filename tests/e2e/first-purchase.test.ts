/** The main user journey: from the first visit to a purchase that is checked to the last digit. */
import type { Locator } from '@playwright/test'
import { deposit, PASSWORD } from '../support/e2e/server.ts'
import { expect, figure, millionths, tab, test, type Page } from '../support/e2e/browser-test.ts'

/** A person's touches, counted: presses, and fields filled. */
class Touches {
  count = 0

  press(target: Locator): Promise<void> {
    this.count += 1
    return target.click()
  }

  fill(field: Locator, text: string): Promise<void> {
    this.count += 1
    return field.fill(text)
  }
}

/** From the market, or from home, where it is held. */
async function openApple(page: Page, touches: Touches): Promise<void> {
  await touches.press(
    page
      .getByRole('main')
      .getByRole('button', { name: /^(Apple|AAPL)/ })
      .first(),
  )
  await expect(page.getByRole('heading', { level: 1, name: /AAPL/ })).toBeVisible()
}

async function register(page: Page, account: string, touches: Touches): Promise<void> {
  await touches.fill(page.getByLabel('Email or phone'), account)
  await touches.press(page.getByRole('button', { name: 'Send code' }))
  await expect(page.getByLabel('Verification code')).toHaveValue(/^\d{6}$/)
  await touches.fill(page.getByLabel('Password', { exact: true }), PASSWORD)
  await touches.press(page.getByRole('checkbox', { name: 'I agree to these terms' }))
  await touches.press(page.getByRole('button', { name: 'Create account' }))
}

/** Deposits what the order lacks, which then goes on by itself. */
async function depositMissing(page: Page, touches: Touches): Promise<void> {
  await expect(page.getByText('You are 100.00 USDT short.')).toBeVisible()
  await touches.press(page.getByRole('link', { name: 'Add 100.00 USDT' }))
  await expect(page.getByRole('radio', { name: /Sandbox transfer/ })).toBeChecked()
  await expect(figure(page.getByRole('main'), 'You receive')).toHaveText('100.00 USDT')
  await touches.press(page.getByRole('button', { name: 'Deposit 100.00 USDT' }))
}

const ROWS = ['Quantity', 'Cost', 'Fee'] as const

/** Buys the usual amount with money that is there. */
async function buyAgain(page: Page): Promise<void> {
  const touches = new Touches()
  // The usual amount is filled in once it is known that it can be paid; it may be known from before.
  const balance = page.waitForResponse(/userBalance/, { timeout: 5000 }).catch(() => undefined)
  await openApple(page, touches)
  await balance
  await touches.press(page.locator('[data-order-bar]').getByRole('button', { name: 'Buy' }))
  await expect(page.getByRole('textbox', { name: 'Spend up to' })).toHaveValue('100')
  await touches.press(page.getByRole('button', { name: 'Buy AAPL', exact: true }))
  await touches.press(page.getByRole('button', { name: 'Buy AAPL for 100.00 USDT' }))
  await expect(page.getByRole('dialog', { name: 'Order filled' })).toBeVisible()
  expect(touches.count).toBeLessThanOrEqual(4)
}

/** The figures of a sheet as shown, with the total under a common name. */
async function figuresOf(sheet: Locator, price: RegExp, total: string): Promise<Record<string, string>> {
  const read = async (label: string | RegExp) =>
    (await figure(sheet, label).innerText()).replaceAll(/\s+/g, ' ')
  return {
    price: await read(price),
    total: await read(total),
    ...Object.fromEntries(await Promise.all(ROWS.map(async line => [line, await read(line)]))),
  }
}

/** The previewed figures according to the receipt, which shows them beside each row that differs. */
async function previewedFiguresOf(
  receipt: Locator,
  got: Record<string, string>,
  asked: Record<string, string>,
) {
  const isSame = await receipt.getByText('Matches the preview exactly.').isVisible()
  if (isSame) return got
  await expect(receipt.getByText(/^Filled at [\d.,]+, quoted at [\d.,]+\.$/)).toBeVisible()
  const notes = await receipt.getByText(/^previewed /).allInnerTexts()
  const plain = Object.values(asked).map(text => text.replace(/ \w+$/, ''))
  for (const note of notes) expect(plain, 'the receipt repeats what was confirmed').toContain(note.slice(10))
  return asked
}

/** The signed USDT amounts of the entries of open events with their kinds, as shown. */
async function moneyEntries(page: Page): Promise<{ kind: string; amount: bigint }[]> {
  const rows = await page
    .getByRole('list', { name: 'Account history' })
    .getByRole('button')
    .filter({ hasText: 'Balance after' })
    .filter({ hasText: 'USDT' })
    .allInnerTexts()
  return rows.map(text => {
    const parts = text.split('\n').map(part => part.trim())
    return {
      kind: parts[0] ?? '',
      amount: millionths(/[+−-][\d,.]+\s*USDT/.exec(text.replaceAll(/\s+/g, ' '))?.[0] ?? ''),
    }
  })
}

test('a guest browses, registers, deposits and buys 100 USDT of Apple in at most 12 touches, every figure adds up, and with money there it takes 4 [R1.1, R1.2, R1.4, R2.2, R2.10, R4.1]', async ({
  page,
  backEnd,
}) => {
  const touches = new Touches()
  const startedAt = Date.now()
  await page.goto('/')
  await expect(page).toHaveURL(/#\/pages\/tabs\/home\/home-e$/)
  // The announcement is a line that covers nothing.
  await expect(page.getByRole('complementary', { name: 'Announcements' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const ranking = page.getByRole('main').getByRole('list').first()
  const before = await ranking.innerText()
  await expect.poll(() => ranking.innerText(), { message: 'quotes are live' }).not.toBe(before)

  await touches.press(tab(page, 'Market'))
  await openApple(page, touches)
  await touches.press(page.locator('[data-order-bar]').getByRole('button', { name: 'Buy' }))
  const spend = page.getByRole('textbox', { name: 'Spend up to' })
  await expect(spend).toHaveValue('100')
  await expect(page.getByText('Estimate at the current price, before sign-in')).toBeVisible()
  await touches.press(page.getByRole('link', { name: 'Create account' }))
  const account = `story-${process.pid}@fairline.test`
  await register(page, account, touches)

  // The ticket is open again, over the page of the product.
  await expect(page.getByRole('dialog', { name: 'Buy Apple' })).toBeVisible()
  await expect(spend).toHaveValue('100')
  await expect(spend).toHaveAccessibleDescription(/Not enough funds: 0 USDT available/)

  await depositMissing(page, touches)
  // Back in the order, with its money there, its review is open.
  const sheet = page.getByRole('dialog', { name: 'Confirm buy' })
  const asked = await figuresOf(sheet, /^Market price/, 'You pay')
  await touches.press(sheet.getByRole('button', { name: 'Buy AAPL for 100.00 USDT' }))
  const receipt = page.getByRole('dialog', { name: 'Order filled' })
  await expect(receipt).toBeVisible()
  expect(touches.count).toBeLessThanOrEqual(12)
  // In the report, not asserted: it is as much the machine's as the app's.
  const seconds = `${(Date.now() - startedAt) / 1000} s, ${touches.count} touches`
  test.info().annotations.push({ type: 'from cold start to filled order', description: seconds })
  await expect(receipt.getByText(/^You bought [\d.]+ AAPL at [\d.]+ for [\d.]+ USDT\.$/)).toBeVisible()
  const got = await figuresOf(receipt, /^Price/, 'Total')
  expect(await previewedFiguresOf(receipt, got, asked)).toEqual(asked)
  expect(millionths(got.total!)).toBe(millionths(got.Cost!) + millionths(got.Fee!))
  expect(millionths(got.total!), 'who buys for 100 pays 100.00').toBe(100_000_000n)
  await receipt.getByText('Exact figures').click()
  const exact = receipt.getByRole('group')
  const [cost, fee, paid] = await Promise.all(
    ['Cost', 'Fee', 'Total'].map(async label => millionths(await figure(exact, label).innerText())),
  )
  expect(paid, 'never more than the amount').toBeLessThanOrEqual(100_000_000n)
  expect(paid).toBe(cost! + fee!)
  const number = await figure(receipt, 'Order ID').innerText()

  await receipt.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: /Buy AAPL.*Filled/s }).click()
  await expect(figure(page.getByRole('dialog'), 'Order ID')).toHaveText(number)
  await page.getByRole('link', { name: 'View ledger entries' }).click()

  // The order first, with its entries; without the filter also the deposit.
  const rows = page.getByRole('list', { name: 'Account history' }).getByRole('button')
  const history = rows.filter({ hasText: 'Balance after' })
  await expect(history).toHaveCount(3)
  await page.getByRole('button', { name: number }).click()
  const events = rows.and(page.locator('[aria-expanded]'))
  await expect(events).toHaveCount(2)
  for (const event of await events.all()) await event.click()
  await expect(history).toHaveCount(4)
  const entries = await moneyEntries(page)
  expect(entries).toEqual([
    { kind: 'Spot buy', amount: -cost! },
    { kind: 'Fee', amount: -fee! },
    { kind: 'Deposit', amount: 100_000_000n },
  ])
  const sum = entries.reduce((total, { amount }) => total + amount, 0n)
  const person = await backEnd.signIn({ account, password: PASSWORD })
  const { data: balance } = await person.get('getUserBalance', { currencyId: 3 })
  expect(millionths(balance.available), 'the entries add up to what is available').toBe(sum)

  await page.getByRole('button', { name: 'Back' }).click()
  await tab(page, 'Wallet').click()
  const shown = figure(page.getByRole('region', { name: 'Total assets' }), 'Available')
  // Cut to two decimals, never rounded up.
  await expect.poll(async () => millionths(await shown.innerText())).toBe(sum - (sum % 10_000n))

  await deposit(person, '100')
  await tab(page, 'Home').click()
  await buyAgain(page)
})
