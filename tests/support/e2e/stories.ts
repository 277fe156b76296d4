/** The states of the stories of an account holder: buying, results and safety, then moving orders, notices and protection. */
import type { Translation } from '#src/i18n/types.ts'
import { compare, multiply, truncate } from '#src/lib/money/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { expect, openRoute, openTicketSheet, type Page } from './browser-test.ts'
import type { Person } from './server.ts'

export interface Story {
  readonly page: Page
  readonly texts: Translation
  readonly person: Person
  readonly fill: (field: string, text: string) => Promise<void>
}

/** Scrolls to a choice, so that the bar with the button lies not over it, and takes it. */
async function choose(page: Page, value: string): Promise<void> {
  const choice = page.locator(`input[type=radio][value="${value}"]`).first()
  await choice.evaluate(radio => radio.scrollIntoView({ block: 'center' }))
  await choice.check({ force: true })
}

/** Chooses the order type of the open ticket. */
async function chooseType(page: Page, texts: Translation, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${texts.trade.orderType}`) }).click()
  await page.getByRole('dialog', { name: texts.trade.orderType }).getByText(name, { exact: true }).click()
}
const sheet = (page: Page) => page.getByRole('dialog')
const sheetButton = (page: Page) => sheet(page).locator('button').last()

/** Each starts where the one before has ended. */
export const buying: Record<string, (story: Story) => Promise<void>> = {
  'ticket short of money': async ({ page, fill, texts }) => {
    await openRoute(page, PATHS.trade)
    await openTicketSheet(page, texts.trade.buy)
    await page.getByRole('button', { name: new RegExp(`^${texts.trade.enterBy}`) }).click()
    await fill('quantity', '10')
    await expect(
      page.getByRole('link', { name: texts.trade.addMissing.replace(/[{].*[}]/, '') }),
    ).toBeVisible()
  },
  'stop order': async ({ page, fill, texts }) => {
    await chooseType(page, texts, texts.spot.stop)
    await fill('stopPrice', '900')
    await fill('quantity', '1')
    await expect(page.locator('[data-ticket-bar] button[type=submit]')).toBeEnabled()
  },
  'stop order in review': async ({ page }) => {
    await page.locator('[data-ticket-bar] button[type=submit]').click()
    await expect(page.locator('[data-ticket]')).toHaveCount(0)
    await expect(sheet(page)).toBeVisible()
  },
  'stop order placed': async ({ page, texts }) => {
    await sheetButton(page).click()
    await expect(page.getByRole('dialog', { name: texts.trade.receiptOpen })).toBeVisible()
  },
  'receipt of a purchase': async ({ page, fill, texts }) => {
    await page.keyboard.press('Escape')
    await openTicketSheet(page, texts.trade.buy)
    await chooseType(page, texts, texts.trade.market)
    await fill('quantity', '1')
    await page.locator('[data-ticket-bar] button[type=submit]').click()
    await expect(page.locator('[data-ticket]')).toHaveCount(0)
    await sheetButton(page).click()
    await expect(page.getByRole('dialog', { name: texts.trade.receiptFilled })).toBeVisible()
  },
  'result of today': async ({ page, texts }) => {
    await page.keyboard.press('Escape')
    await openRoute(page, PATHS.wallet)
    await page.getByRole('button', { name: new RegExp(texts.wallet.dayOpen) }).click()
    await expect(sheet(page).getByText(texts.wallet.dayNow)).toBeVisible()
  },
  calendar: async ({ page, texts }) => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: texts.wallet.calendar }).click()
    await expect(sheet(page).getByRole('button', { name: texts.wallet.previousMonth })).toBeVisible()
  },
  'no alerts': async ({ page, texts }) => {
    await page.keyboard.press('Escape')
    await openRoute(page, PATHS.alerts)
    await expect(page.getByText(texts.alert.none)).toBeVisible()
  },
  'new alert': async ({ page, texts }) => {
    await page.getByRole('button', { name: texts.alert.add }).first().click()
    await expect(sheet(page)).toBeVisible()
  },
  passkeys: async ({ page, texts }) => {
    await page.keyboard.press('Escape')
    await openRoute(page, pathTo(PATHS.changePassword, { type: 'passkeys' }))
    await expect(page.getByText(texts.security.passkeyEmpty)).toBeVisible()
  },
  'signed out elsewhere': async ({ page, texts }) => {
    await page.route('**/api/**', route =>
      route.fulfill({ json: { code: 401, msg: 'hint_session_ended', data: null } }),
    )
    await openRoute(page, PATHS.ledgerEntries)
    await expect(page.getByText(texts.refusals.hint_session_ended)).toBeVisible()
    await page.unroute('**/api/**')
  },
}

/** The current price of a product, by default Apple's. */
export const priceOf = async (person: Person, productType = 1, productCode = 'AAPL'): Promise<string> =>
  (await person.get('getProduct', { productType, productCode })).data.product.tickerInfo.nowPrice

/** A price that is so much of the current one, in cents. */
const part = async (person: Person, of: string) => truncate(multiply(await priceOf(person), of), 2)

/** Places an order for one share of Apple at so much of its current price. */
export async function placeLimitBuy(person: Person, of: string): Promise<void> {
  const price = await part(person, of)
  await person.get('placeSpotOrder', {
    productType: 1,
    productCode: 'AAPL',
    exchangeType: 1,
    orderType: 'limit',
    quantity: '1',
    limitPrice: price,
    previewPrice: price,
    idempotencyKey: crypto.randomUUID(),
  })
}

/** A text with its values. */
export const filled = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((written, [name, value]) => written.replace(`{${name}}`, value), text)

/** Moves the line of an open order up by keys alone, which opens its review. */
export async function moveByKeys(page: Page, texts: Translation, name: string): Promise<void> {
  await page.getByRole('slider', { name }).focus()
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: texts.trade.moveOrder })).toBeVisible()
  await expect(sheetButton(page)).toBeEnabled()
}

/** Each starts where the one before has ended. */
export const keeping: typeof buying = {
  'an order moved on the chart by keys': async ({ page, person, texts }) => {
    await placeLimitBuy(person, '0.99')
    await openRoute(page, PATHS.trade)
    await moveByKeys(page, texts, filled(texts.chart.buyOrder, { quantity: '1' }))
  },
  'the moved order': async ({ page, person }) => {
    await sheetButton(page).click()
    await expect(sheet(page)).toHaveCount(0)
    const { rows } = await person.get('listSpotOrders', { pageNum: 1, pageSize: 10 })
    const [now, before] = rows
    expect([now?.status, before?.status]).toEqual(['open', 'cancelled'])
    expect(compare(now!.limitPrice!, before!.limitPrice!)).toBe(1)
  },
  'a contract order moved on the chart by keys': async ({ page, person, texts }) => {
    await person.get('placeContractOrder', {
      productType: 1,
      productCode: 'AAPL',
      direction: 'long',
      orderType: 'limit',
      leverage: 5,
      quantity: '2',
      limitPrice: await part(person, '0.98'),
      takeProfit: await part(person, '1.1'),
      stopLoss: await part(person, '0.95'),
      previewPrice: await part(person, '0.98'),
      idempotencyKey: crypto.randomUUID(),
    })
    // Not placed in the app, which has no reason to look for contract orders.
    await page.reload()
    const { lineOrder, long } = texts.contract
    await moveByKeys(page, texts, filled(lineOrder, { direction: long, quantity: '2' }))
    await expect(sheet(page).getByText(texts.contract.moveKeeps)).toBeVisible()
  },
  'the moved contract order': async ({ page, person }) => {
    await sheetButton(page).click()
    await expect(sheet(page)).toHaveCount(0)
    const { rows } = await person.get('listContractOrders', { pageNum: 1, pageSize: 10 })
    const [now, before] = rows
    expect([now?.status, before?.status]).toEqual(['open', 'cancelled'])
    expect(compare(now!.limitPrice!, before!.limitPrice!)).toBe(1)
    const kept = ({ quantity, leverage, takeProfit, stopLoss }: typeof now & object) => [
      quantity,
      leverage,
      takeProfit,
      stopLoss,
    ]
    expect(kept(now!)).toEqual(kept(before!))
  },
  'a contract with take profit and stop loss in review': async ({ page, person, fill, texts }) => {
    await openTicketSheet(page, texts.trade.buy)
    await choose(page, '1')
    await fill('margin', '100')
    await page.getByRole('button', { name: texts.contract.exitsOn }).click()
    await fill('takeProfit', await part(person, '1.1'))
    await fill('stopLoss', await part(person, '0.95'))
    await page.locator('[data-ticket-bar] button[type=submit]').click()
    await expect(sheet(page).getByText(texts.contract.takeProfit).first()).toBeVisible()
    await expect(sheet(page).getByText(texts.contract.stopLoss).first()).toBeVisible()
  },
  'a signed-in home': async ({ page }) => {
    await page.keyboard.press('Escape')
    await openRoute(page, PATHS.home)
    await expect(page.getByRole('main').getByRole('list').first()).toBeVisible()
  },
  'an empty watchlist': async ({ page, texts }) => {
    await openRoute(page, PATHS.watchlist)
    await expect(page.getByText(texts.market.emptyWatchlist)).toBeVisible()
  },
  'notification settings': async ({ page, texts }) => {
    await openRoute(page, PATHS.messages)
    await page.getByRole('button', { name: texts.notices.settings }).click()
    await expect(sheet(page).getByText(texts.notices.liquidation, { exact: true })).toBeVisible()
  },
  'the freeze': async ({ page, texts }) => {
    await page.keyboard.press('Escape')
    await openRoute(page, pathTo(PATHS.changePassword, { type: 'safety' }))
    await expect(page.getByRole('button', { name: texts.security.freeze })).toBeVisible()
  },
  'the app lock': async ({ page, texts }) => {
    await openRoute(page, pathTo(PATHS.changePassword, { type: 'lock' }))
    await expect(page.getByText(texts.security.lockLead)).toBeVisible()
  },
  'a forgotten password': async ({ page, texts }) => {
    // Who is signed in is led away from the sign-in screen.
    await page.evaluate(() => localStorage.removeItem('fairline:session'))
    await page.reload()
    await openRoute(page, PATHS.login)
    await page.getByText(texts.security.forgotPassword).click()
    await expect(page.getByText(texts.security.recoverLead)).toBeVisible()
  },
}
