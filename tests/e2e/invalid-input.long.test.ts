/** Invalid input, and actions that must happen only once. */
import { operations } from '#src/api/generated/operations.ts'
import { PASSWORD } from '../support/e2e/server.ts'
import {
  signInAs,
  expect,
  quantityField,
  seedStorage,
  openRoute,
  PROMPTS_DISMISSED,
  test,
  openTicketSheet,
} from '../support/e2e/browser-test.ts'

const TRADE = '/pages/quoteDetail/quoteDetail'
const selected = (productCode: string) => ({ 'selected-product': { productType: 1, productCode } })

test('five wrong passwords lock the account, and the form says for how many minutes', async ({
  page,
  backEnd,
}) => {
  const { account } = await backEnd.signUp()
  await seedStorage(page, PROMPTS_DISMISSED)
  await openRoute(page, '/pages/user/login')
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

test('a session that expires during a form asks to sign in and restores the form [R4.1, R8.2]', async ({
  page,
  backEnd,
}) => {
  const person = await backEnd.signUp()
  await signInAs(page, person)
  await openRoute(page, '/pages/user/recharge')
  await page.getByRole('textbox', { name: 'Amount' }).fill('321.50')
  // At the press, and not before: whatever else the page asks for would tell it, and the button would be gone.
  await page.route(`**${operations.createDeposit.path}`, async route => {
    await person.call('logout')
    await route.continue()
  })
  await page.getByRole('button', { name: 'Deposit 321.50 USDT' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email or phone').fill(person.account)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('321.50')
})

const INVALID_NUMBERS = [
  ['1,5', /Decimal separator is unclear\. Write it like 1,234\.5/],
  ['1e5', /Enter the full number, without “e”/],
  ['-5', /Cannot be negative/],
  ['1234567890123456789', /At most 10[\d,]+/],
  ['abc', /Enter a valid number/],
  ['0', /Must be greater than zero/],
] as const

test('every invalid deposit amount shows its reason at the field [R5.4]', async ({ page, backEnd }) => {
  await signInAs(page, await backEnd.signUp())
  await openRoute(page, '/pages/user/recharge')
  const amount = page.getByRole('textbox', { name: 'Amount' })
  const bad = [
    ...INVALID_NUMBERS,
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

test('every invalid order quantity shows its reason at the field [R5.4]', async ({ page, backEnd }) => {
  await signInAs(page, await backEnd.signUp('100'), selected('AAPL'))
  await openRoute(page, TRADE)
  const quantity = await quantityField(page)
  const bad = [
    ...INVALID_NUMBERS,
    ['2', /Not enough funds: 100 USDT available/],
    ['0.000000001', /At most 8 decimals/],
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

test('an order sent twice with one idempotency key is one order', async ({ backEnd }) => {
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
  const other = await person.call('placeSpotOrder', { ...order, quantity: '2' })
  expect(other.msg).toBe('hint_idempotency_mismatch')
})

test('a double tap on the confirm button places one order', async ({ page, backEnd }) => {
  const person = await backEnd.signUp('1000')
  await signInAs(page, person, selected('AAPL'))
  let sent = 0
  page.on('request', request => {
    if (request.url().endsWith(operations.placeSpotOrder.path)) sent += 1
  })
  await openRoute(page, TRADE)
  await (await quantityField(page)).fill('1')
  await page.getByRole('button', { name: 'Buy AAPL', exact: true }).click()
  await page.getByRole('button', { name: 'Buy 1 AAPL', exact: true }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Order filled' })).toBeVisible()
  expect(sent).toBe(1)
})

test('a suspended product says so before any button is pressed', async ({ page, backEnd }) => {
  await signInAs(page, await backEnd.signUp('100'), selected('PARA'))
  await openRoute(page, TRADE)
  await expect(page.getByText(/Trading in this product is suspended/).first()).toBeVisible()
  await openTicketSheet(page)
  await expect(page.getByText('Orders unavailable')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Buy PARA', exact: true })).toBeDisabled()
})
