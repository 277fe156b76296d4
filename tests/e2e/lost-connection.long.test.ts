/** Deposit and order with the network lost at critical moments. */
import { operations, type OperationId } from '#src/api/generated/operations.ts'
import {
  signInAs,
  expect,
  quantityField,
  openRoute,
  test,
  type Page,
  openTicketSheet,
} from '../support/e2e/browser-test.ts'

const APPLE = { 'selected-product': { productType: 1, productCode: 'AAPL' } }
const TRADE = '/pages/quoteDetail/quoteDetail'

/** The idempotency keys of an operation in the order in which the page sent them. */
function keysOf(page: Page, id: OperationId): string[] {
  const keys: string[] = []
  page.on('request', request => {
    if (request.method() !== 'POST' || !request.url().endsWith(operations[id].path)) return
    keys.push(new URLSearchParams(request.postData() ?? '').get('idempotencyKey') ?? 'none')
  })
  return keys
}

test('a deposit submitted offline is kept and created once when the network is back [R8.6, R8.7]', async ({
  page,
  context,
  backEnd,
}) => {
  const person = await backEnd.signUp()
  await signInAs(page, person)
  const keys = keysOf(page, 'createDeposit')
  await openRoute(page, '/pages/user/recharge')
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await amount.fill('250')

  await context.setOffline(true)
  await expect(page.getByText('network signal lost')).toBeVisible()
  await page.getByRole('button', { name: 'Deposit 250.00 USDT' }).click()
  await expect(page.getByText(/No response received.*it will not be submitted twice/s)).toBeVisible()
  await expect(amount).toHaveValue('250')

  await context.setOffline(false)
  await expect(page.getByText('network signal lost')).toBeHidden()
  await page.getByRole('button', { name: 'Deposit 250.00 USDT' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Credited done' })).toBeVisible()

  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  const { rows } = await person.get('listDeposits', { pageNum: 1, pageSize: 10 })
  expect(rows.map(deposit => deposit.amount)).toEqual(['250'])
})

test('an order whose answer is lost is sent again with its key, also after a reload, and is placed once [R8.6, R8.7]', async ({
  page,
  backEnd,
}) => {
  const person = await backEnd.signUp('1000')
  await signInAs(page, person, APPLE)
  const keys = keysOf(page, 'placeSpotOrder')
  await openRoute(page, TRADE)
  await (await quantityField(page)).fill('2')
  await page.getByRole('button', { name: 'Buy AAPL', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Confirm buy' })
  await expect(sheet).toBeVisible()

  // Lost before it is sent: nothing was placed.
  const path = `**${operations.placeSpotOrder.path}`
  await page.route(path, route => route.abort('internetdisconnected'))
  await sheet.getByRole('button', { name: 'Buy 2 AAPL', exact: true }).click()
  await expect(sheet.getByText(/No response received\. The order may have been placed/)).toBeVisible()
  await page.unroute(path)

  // Placed, and only the answer is lost.
  await page.route(path, async route => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => keys.length).toBe(2)
  await expect(sheet.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await page.unrouteAll({ behavior: 'wait' })

  await page.reload()
  await expect(page.getByText('Your last order got no response')).toBeVisible()
  await openTicketSheet(page)
  await expect(page.getByRole('button', { name: 'Buy AAPL', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Order filled' })).toBeVisible()

  expect(keys).toHaveLength(3)
  expect(new Set(keys).size, 'one key for all attempts').toBe(1)
  const { rows } = await person.get('listSpotOrders', { pageNum: 1, pageSize: 10 })
  expect(rows.map(order => order.quantity)).toEqual(['2'])
})
