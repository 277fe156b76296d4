/** Malformed answers from the server and corrupt data in storage. */
import type { Route } from '@playwright/test'
import {
  signInAs,
  expect,
  seedStorage,
  openRoute,
  openTicketSheet,
  PROMPTS_DISMISSED,
  tab,
  test,
  untilDialogsClosed,
  type Page,
} from '../support/e2e/browser-test.ts'

const answers: Record<string, (route: Route) => Promise<void>> = {
  'malformed JSON': route => route.fulfill({ contentType: 'application/json', body: '}{rubbish' }),
  'a truncated answer': route =>
    route.fulfill({ contentType: 'application/json', body: '{"code":200,"rows":[{"id' }),
  'an empty body': route => route.fulfill({ contentType: 'application/json', body: '' }),
  'a web page': route => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
  'no connection': route => route.abort('connectionrefused'),
}

/** Where something is stored, and under which key. */
type StoredKey = readonly ['local' | 'session', string]

const STOCKS = '**/api/stockProduct/list*'

for (const [name, answer] of Object.entries(answers)) {
  test(`${name} in place of a list shows an error with a retry button, never a blank page [R8.5, R8.6]`, async ({
    page,
  }) => {
    await seedStorage(page, PROMPTS_DISMISSED)
    await page.route(STOCKS, answer)
    await openRoute(page, '/pages/tabs/quotes/quotes')
    await expect(page.getByText('Interface exception, please try again later')).toBeVisible()
    await expect(page.getByText('This could not be loaded')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeVisible()

    await page.unroute(STOCKS, answer)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: /^Apple, / })).toBeVisible()
  })
}

test('loaded rows stay on screen when later answers are malformed [R8.5, R2.11]', async ({ page }) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  await openRoute(page, '/pages/tabs/quotes/quotes')
  const apple = page.getByRole('button', { name: /^Apple, / })
  await expect(apple).toBeVisible()
  // Not those of the launch, which follows the first rows.
  await page.route('**/api/*Product/list*', answers['malformed JSON']!)
  await page.getByRole('tab', { name: 'Forex' }).click()
  await expect(page.getByText('This could not be loaded')).toBeVisible()
  await page.getByRole('tab', { name: 'US stocks' }).click()
  await expect(apple).toBeVisible()
})

test('a page on which every call fails shows the network error and recovers when calls succeed [R2.3, R2.11]', async ({
  page,
}) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  await page.route('**/api/**', answers['no connection']!)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Cannot connect to the service' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/home-e/)
  // The order of the ranking depends on the market.
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('button') })).toHaveCount(10)
})

/** Overwrites everything that the app has stored on this device, now or before the last time. */
function corruptStorage(page: Page, text: string, before: readonly StoredKey[]): Promise<StoredKey[]> {
  return page.evaluate(
    ([garbage, known]) => {
      const areas = { local: localStorage, session: sessionStorage }
      const all = new Map(known.map(one => [one.join(), one]))
      for (const area of ['local', 'session'] as const)
        for (const key of Object.keys(areas[area])) all.set(`${area},${key}`, [area, key])
      for (const [area, key] of all.values()) areas[area].setItem(key, garbage)
      return [...all.values()]
    },
    [text, before] as const,
  )
}

/** Text that is no JSON, of another shape, or of another version; more of it in `npm run test:deep`. */
const CORRUPT = ['{', 'null', '{"v":1,"data":[null]}', '{"v":99,"data":1}']
const MORE_CORRUPT = ['[]', '"text"', '{"v":1,"data":{}}']

test('corrupt local storage is discarded and the app starts [R3.1]', async ({ page, backEnd }) => {
  await signInAs(page, await backEnd.signUp(), {
    'selected-product': { productType: 1, productCode: 'AAPL' },
    line: 0,
    display: {},
    idempotency: [],
  })
  const quantity = page.getByRole('textbox', { name: 'Spend up to' })
  let keys: StoredKey[] = []
  for (const garbage of process.env.DEEP ? [...CORRUPT, ...MORE_CORRUPT] : CORRUPT) {
    await openRoute(page, '/pages/quoteDetail/quoteDetail')
    await openTicketSheet(page)
    await quantity.fill('3')
    keys = await corruptStorage(page, garbage, keys)
    expect(keys.length).toBeGreaterThan(7)
    await page.reload()
    await openTicketSheet(page)
    await expect(quantity, garbage).toBeVisible()
    await page.keyboard.press('Escape')
    await untilDialogsClosed(page)
    await tab(page, 'Home').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Fairline' })).toBeVisible()
  }
})
