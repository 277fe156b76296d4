/** The 26 operations of section 7 of the product's document, each seen on the wire from a screen that needs it. */
import type { Response } from '@playwright/test'
import { DOCUMENTED_OPERATIONS } from '#contracts/documented-fields.ts'
import { operations, type OperationId } from '#src/api/generated/operations.ts'
import {
  expect,
  openRoute,
  openTicketSheet,
  screenLoaded,
  signInAs,
  test,
  untilDialogsClosed,
  type Page,
} from '../support/e2e/browser-test.ts'
import type { BackEnd, Person } from '../support/e2e/server.ts'

interface Seen {
  operation: OperationId
  /** The route of the screen. */
  on: string
  /** The documented query or fields, beside those that the app may add. */
  sends?: Record<string, string>
  /** What the person does there, besides opening it. */
  act?: (page: Page) => Promise<void>
}

const PAGING = { pageNum: '1' }
const home = '/pages/tabs/home/home-e'
const market = '/pages/tabs/quotes/quotes'
const search = '/pages/tabs/quotes/quoteSearch'
const trade = '/pages/quoteDetail/quoteDetail'
const security = '/pages/user/change'

const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click()

/** In the order of the document. */
const documented: readonly Seen[] = [
  { operation: 'getUserInfo', on: '/pages/tabs/me/me-e' },
  { operation: 'getAssetPanel', on: '/pages/user/accountDetail' },
  { operation: 'listRechargeChannels', on: '/pages/user/recharge' },
  { operation: 'listWithdrawChannels', on: '/pages/user/withdrawl' },
  {
    operation: 'listPlatformCurrencies',
    on: '/pages/wallets/bindAddress',
    sends: { currencyType: '1' },
  },
  { operation: 'listBibiAssets', on: '/pages/quoteDetail/bibi' },
  { operation: 'listBankProperties', on: '/pages/bankCard/bindBankCard', sends: { configType: '0' } },
  { operation: 'isWithdrawPasswordSet', on: security },
  { operation: 'countUnreadMessages', on: home },
  { operation: 'getSiteInfo', on: home },
  { operation: 'getExchangeInfo', on: '/pages/user/exchange' },
  { operation: 'listTips', on: '/pages/user/recharge', sends: { pageNum: '1', pageSize: '30' } },
  { operation: 'listOrderFeeSettings', on: trade },
  { operation: 'getUserBalance', on: '/pages/user/accountDetail', sends: { currencyId: '3' } },
  { operation: 'getLanguageMessages', on: home, sends: { lang: 'en' } },
  { operation: 'listSwitches', on: home },
  { operation: 'listPopUps', on: home },
  { operation: 'listAppConfig', on: home, sends: { pagePath: home } },
  {
    operation: 'listFastTradeOptions',
    on: trade,
    sends: { productType: '2', productCode: 'BTC' },
    act: async page => {
      await openTicketSheet(page)
      // By the keyboard: the label lies over the radio button, and what loads meanwhile moves both.
      await page.getByRole('radio', { name: 'Quick', exact: true }).press('Space')
      await expect(page.getByRole('textbox', { name: 'Stake' })).toBeVisible()
      await page.keyboard.press('Escape')
      await untilDialogsClosed(page)
    },
  },
  {
    operation: 'addToWatchlist',
    on: trade,
    sends: { productCode: 'BTC', productType: '2' },
    act: async page => {
      // The confirmation of the back end is shown as it is (R7.6), for two seconds: waited for before the press.
      const confirmation = page.getByText(/watchlist/i).waitFor()
      await page.getByRole('button', { name: 'Add Bitcoin to your watchlist' }).click()
      await confirmation
    },
  },
  { operation: 'listStockProducts', on: market, sends: PAGING, act: openTab('US stocks') },
  { operation: 'listCryptoProducts', on: market, sends: PAGING, act: openTab('Crypto') },
  { operation: 'listFuturesProducts', on: market, sends: PAGING, act: openTab('Futures') },
  {
    operation: 'listForexProducts',
    on: search,
    sends: { ...PAGING, keyWords: 'EUR' },
    act: page => page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('EUR'),
  },
  { operation: 'listWatchlist', on: '/pages/tabs/favorite/favorite' },
  { operation: 'listRecommendedProducts', on: home, sends: { pageNum: '1', pageSize: '50' } },
]

let asked: Promise<Person> | undefined

/** One account per worker, as each operation is asked for once. */
const memberOf = (backEnd: BackEnd) => (asked ??= backEnd.signUp('1000'))

test.describe('documented operations', () => {
  test('are the 26 of the document, each listed once [R7.5]', () => {
    expect(documented.map(({ operation }) => operation)).toEqual(Object.keys(DOCUMENTED_OPERATIONS))
    expect(documented).toHaveLength(26)
  })

  for (const [on, seen] of Map.groupBy(documented, ({ on: route }) => route)) {
    const names = seen.map(({ operation }) => operation).join(', ')
    test(`on ${on} are sent and answered: ${names} [R7.5, R7.6]`, async ({ page, backEnd }) => {
      await signInAs(page, await memberOf(backEnd))
      const answers = seen.map(one => answerOf(page, one))
      await openRoute(page, on)
      for (const { act } of seen) {
        if (!act) continue
        await screenLoaded(page)
        await act(page)
      }
      for (const [index, response] of (await Promise.all(answers)).entries()) {
        const { operation } = seen[index]!
        expect(await response.json(), operation).toMatchObject({ code: 200 })
        // Queries are exactly the documented ones: this back end has no default body.
        const fields = [...new URL(response.url()).searchParams.keys()]
        const allowed = DOCUMENTED_OPERATIONS[operation] ?? []
        expect(
          fields.filter(name => !allowed.includes(name)),
          operation,
        ).toEqual([])
      }
      await expect(page).toHaveURL(new RegExp(`#${on}`))
    })
  }
})

/** The answer of an operation to a request with the documented fields. */
function answerOf(page: Page, { operation, sends = {} }: Seen): Promise<Response> {
  const { method, path } = operations[operation]
  return page.waitForResponse(response => {
    const request = response.request()
    if (new URL(response.url()).pathname !== path || request.method() !== method.toUpperCase()) return false
    const fields = fieldsOf(request.url(), request.postData())
    return Object.entries(sends).every(([name, value]) => fields[name] === value)
  })
}

/** What a request sends: its query, or its JSON body. */
function fieldsOf(url: string, body: string | null): Record<string, string> {
  const query = Object.fromEntries(new URL(url).searchParams)
  if (!body?.startsWith('{')) return query
  const fields = Object.entries(JSON.parse(body) as Record<string, unknown>)
  return { ...query, ...Object.fromEntries(fields.map(([name, value]) => [name, String(value)])) }
}
