/** The prices of past days recomputed from the keys of the market, on an honest back end and on one that says something else. */
import { randomUUID } from 'node:crypto'
import words from '#src/i18n/en/market-keys.ts'
import reconcile from '#src/i18n/en/reconcile.ts'
import { operations } from '#src/api/generated/operations.ts'
import { PATHS } from '#src/lib/paths.ts'
import { add } from '#src/lib/money/money.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { violationsOf } from '../support/e2e/axe.ts'
import { accountsAt } from '../support/e2e/server.ts'
import { expect, openRoute, signInAs } from '../support/e2e/browser-test.ts'
import { test } from '../support/e2e/server-test.ts'

/** The words of a text before its first placeholder. */
const beginning = (text: string) => text.slice(0, text.indexOf('{'))

test('prices of past days follow from keys that were fixed before; a false price and another key are named', async ({
  page,
  server,
}) => {
  const person = await accountsAt(server.url).signUp('5000')
  const order = { productType: 2, productCode: 'BTC', exchangeType: 1, orderType: 'market', quantity: '0.01' }
  const { data } = await person.get('previewSpotOrder', order)
  await person.get('placeSpotOrder', { ...order, previewPrice: data.price, idempotencyKey: randomUUID() })
  await signInAs(page, person)
  await openRoute(page, PATHS.wallet)
  await page.getByRole('main').getByRole('button', { name: reconcile.title, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: reconcile.title })
  const press = sheet.getByRole('button', { name: new RegExp(`^${reconcile.start}|${reconcile.again}$`) })
  await press.click()
  await expect(sheet.getByText(beginning(words.later))).toBeVisible()
  await expect(sheet.getByText(reconcile.addsUp)).toBeVisible()

  server.advance(DAY + HOUR)
  await press.click()
  await expect(sheet.getByText(beginning(words.matches))).toBeVisible()
  await expect(sheet.getByText(beginning(words.seen))).toBeVisible()
  await expect(sheet.getByText(words.provesNot)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const list = `**${operations.listSpotOrders.path}*`
  await page.route(list, async route => {
    const response = await route.fetch()
    const answer = (await response.json()) as { rows: { fillPrice: string }[] }
    for (const row of answer.rows) row.fillPrice = add(row.fillPrice, '0.01')
    await route.fulfill({ response, json: answer })
  })
  await press.click()
  const named = sheet.locator('[data-verdict=disagrees]')
  await expect(named.filter({ hasText: reconcile.checks.marketPrice })).toHaveCount(1)
  await expect(sheet.getByText(words.differs)).toBeVisible()
  await page.unroute(list)

  const days = `**${operations.listMarketDays.path}*`
  await page.route(days, async route => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll(/"keyHash":"[0-9a-f]/g, '"keyHash":"0') })
  })
  await press.click()
  await expect(named.filter({ hasText: reconcile.checks.seenKeys }).first()).toBeVisible()
  await page.unroute(days)

  await press.click()
  await expect(sheet.getByText(reconcile.addsUp)).toBeVisible()
})
