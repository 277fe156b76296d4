/** What people mistype, and what must not happen twice. */
import { operations } from '#src/api/generated/operations.ts'
import { PASSWORD } from '../support/e2e-server.ts'
import { enter, expect, keep, open, settled, test } from '../support/e2e.ts'

const TRADE = '/pages/quoteDetail/quoteDetail'
const selected = (productCode: string) => ({ 'selected-product': { productType: 1, productCode } })

test('five wrong passwords lock the account, and it is said for how many minutes', async ({
  page,
  backEnd,
}) => {
  const { account } = await backEnd.signUp()
  await keep(page, settled)
  await open(page, '/pages/user/login')
  await page.getByLabel('Email or phone').fill(account)
  const password = page.getByLabel('Password', { exact: true })
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
  for (const left of [4, 3, 2, 1]) {
    await password.fill(`wrong${left}password`)
    await submit.click()
    await expect(password).toHaveAccessibleDescription(new RegExp(`Attempts left: ${left}`))
  }
  await password.fill('wrong0password')
  await submit.click()
  await expect(page.getByText('Too many wrong passwords. Sign-in is locked for 15 min')).toBeVisible()
  await password.fill(PASSWORD)
  await submit.click()
  await expect(page.getByText(/Sign-in is locked for 15 min/)).toBeVisible()
})

test('a session that ends in the middle of a form asks to sign in and brings the form back as it was [R4.1, R8.2]', async ({
  page,
  backEnd,
}) => {
  const person = await backEnd.signUp()
  await enter(page, person)
  await open(page, '/pages/user/recharge')
  await page.getByRole('textbox', { name: 'Amount' }).fill('321.50')
  await person.ask('logout')
  await page.getByRole('button', { name: 'Deposit 321.50 USDT' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email or phone').fill(person.account)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('321.50')
})

const everywhere = [
  ['1,5', /Decimal separator is unclear\. Write it like 1,234\.5/],
  ['1e5', /Enter the full number, without “e”/],
  ['-5', /Cannot be negative/],
  ['1234567890123456789', /At most 10[\d,]+/],
  ['abc', /Enter a valid number/],
  ['0', /Must be greater than zero/],
] as const

test('each amount that will not do for a deposit says at its field why [R5.4]', async ({ page, backEnd }) => {
  await enter(page, await backEnd.signUp())
  await open(page, '/pages/user/recharge')
  const amount = page.getByRole('textbox', { name: 'Amount' })
  const bad = [
    ...everywhere,
    ['5', /At least 10\.00/],
    ['100001', /At most 100,000\.00/],
    ['20.123', /At most 2 decimals/],
  ] as const
  for (const [typed, why] of bad) {
    await amount.fill(typed)
    await amount.press('Enter')
    await expect(amount).toHaveAccessibleDescription(why)
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toHaveValue(typed)
  }
  await amount.fill('١٢٣')
  await expect(page.getByRole('button', { name: 'Deposit 123.00 USDT' })).toBeVisible()
})

test('each quantity that will not do for an order says at its field why [R5.4]', async ({
  page,
  backEnd,
}) => {
  await enter(page, await backEnd.signUp('100'), selected('AAPL'))
  await open(page, TRADE)
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  const bad = [
    ...everywhere,
    ['2', /Not enough funds: 100 USDT available/],
    ['0.001', /At most 2 decimals/],
    ['10001', /At most 10,000 AAPL/],
  ] as const
  for (const [typed, why] of bad) {
    await quantity.fill(typed)
    await expect(quantity).toHaveAccessibleDescription(why)
    await expect(quantity).toHaveAttribute('aria-invalid', 'true')
  }
  await quantity.fill('٠.١')
  await expect(quantity).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Buy AAPL', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Buy 0.1 AAPL', exact: true })).toBeVisible()
})

test('an order that is sent twice with one key is one order', async ({ backEnd }) => {
  const person = await backEnd.signUp('1000')
  const wanted = {
    productType: 1,
    productCode: 'AAPL',
    exchangeType: 1,
    orderType: 'market',
    quantity: '1',
  }
  const preview = await person.get('previewSpotOrder', wanted)
  const order = { ...wanted, previewPrice: preview.data.price, idempotencyKey: crypto.randomUUID() }
  const [first, second] = await Promise.all([
    person.get('placeSpotOrder', order),
    person.get('placeSpotOrder', order),
  ])
  expect(second.data).toEqual(first.data)
  const { rows } = await person.get('listSpotOrders', { pageNum: 1, pageSize: 10 })
  expect(rows.map(one => one.id)).toEqual([first.data.id])
  const other = await person.ask('placeSpotOrder', { ...order, quantity: '2' })
  expect(other.msg).toBe('hint_idempotency_mismatch')
})

test('a double tap on the last button places one order', async ({ page, backEnd }) => {
  const person = await backEnd.signUp('1000')
  await enter(page, person, selected('AAPL'))
  let sent = 0
  page.on('request', request => {
    if (request.url().endsWith(operations.placeSpotOrder.path)) sent += 1
  })
  await open(page, TRADE)
  await page.getByRole('textbox', { name: 'Quantity' }).fill('1')
  await page.getByRole('button', { name: 'Buy AAPL', exact: true }).click()
  await page.getByRole('button', { name: 'Buy 1 AAPL', exact: true }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Order filled' })).toBeVisible()
  expect(sent).toBe(1)
})

test('a suspended product says so before anybody presses a button', async ({ page, backEnd }) => {
  await enter(page, await backEnd.signUp('100'), selected('PARA'))
  await open(page, TRADE)
  await expect(page.getByText('Orders unavailable')).toBeVisible()
  await expect(page.getByText(/Trading in this product is suspended/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy PARA', exact: true })).toBeDisabled()
})
