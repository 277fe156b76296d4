/** The trade page on a desktop: everything for a purchase at once, and the keys that lead through it. */
import { PATHS } from '#src/lib/paths.ts'
import {
  expect,
  openRoute,
  signInAs,
  test,
  untilDialogsClosed,
  type Page,
} from '../support/e2e/browser-test.ts'
import type { BackEnd } from '../support/e2e/server.ts'

async function openDesk(page: Page, backEnd: BackEnd): Promise<void> {
  await signInAs(page, await backEnd.signUp('1000'), {
    'selected-product': { productType: 2, productCode: 'BTC' },
    'way-to-trade': '2',
  })
  await openRoute(page, PATHS.trade)
}

const level = (page: Page, side: string) => page.getByRole('table', { name: side }).getByRole('button')
const sizeField = (page: Page) => page.getByRole('textbox', { name: /^(Quantity|Spend up to)/ })

for (const size of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
]) {
  test(`a desk of ${size.width} × ${size.height} has everything for a purchase in view (U28)`, async ({
    page,
    backEnd,
  }) => {
    await page.setViewportSize(size)
    await openDesk(page, backEnd)
    const parts = [
      page.getByRole('figure', { name: /^Price chart of/ }),
      level(page, 'Asks').last(),
      level(page, 'Bids').first(),
      sizeField(page),
      page.getByRole('button', { name: 'Buy BTC', exact: true }),
      page.getByRole('heading', { name: 'Orders' }),
      page.getByRole('heading', { name: 'Positions' }),
    ]
    await Promise.all(parts.map(part => expect(part).toBeInViewport({ ratio: 0.99 })))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  })
}

test('the order book of a desk shows its heads and whole rows around the spread, whatever the height', async ({
  page,
  backEnd,
}) => {
  await openDesk(page, backEnd)
  for (const height of [900, 811, 720]) {
    await page.setViewportSize({ width: 1440, height })
    for (const side of ['Asks', 'Bids']) {
      const cut = page.getByRole('table', { name: side }).evaluate(table => {
        const frame = table.parentElement!.getBoundingClientRect()
        const isCut = (row: Element) => {
          const { top, bottom } = row.getBoundingClientRect()
          const shown = Math.min(bottom, frame.bottom) - Math.max(top, frame.top)
          return shown > 0.5 && shown < bottom - top - 0.5
        }
        const head = table.querySelector('th')!.getBoundingClientRect()
        return {
          rows: [...table.querySelectorAll('tbody tr')].filter(isCut).length,
          head: Math.round(head.top - frame.top),
        }
      })
      expect(await cut, `${side} at a height of ${height}`).toEqual({ rows: 0, head: 0 })
    }
  }
})

test('the lists beside the chart of a desk stay where they were scrolled to, whichever product is chosen, and by keyboard', async ({
  page,
  backEnd,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDesk(page, backEnd)
  const column = page.getByRole('region', { name: 'Market' })
  await column.getByRole('tab', { name: 'Crypto' }).click()
  const row = column.getByRole('button', { name: /^Polkadot/ })
  await row.focus()
  const scrolled = () => column.locator('[data-scrolls]').evaluate(box => box.scrollTop)
  await column.locator('[data-scrolls]').evaluate(box => box.scrollTo(0, 300))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Polkadot/ })).toBeVisible()
  await expect(row).toBeFocused()
  await expect(row).toHaveAttribute('aria-current', 'true')
  expect(await scrolled()).toBe(300)
  await openRoute(page, PATHS.market)
  await page.goBack()
  await expect(row).toBeVisible()
  expect(await scrolled()).toBe(300)
})

test('an order book that is still loading covers nothing of what stands below it (look V10)', async ({
  page,
  backEnd,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // Never answered.
  await page.route('**/api/product/depth?*', () => {})
  await openDesk(page, backEnd)
  const book = page.getByRole('region', { name: 'Order book' })
  const waiting = book.locator('[class*=skeleton]')
  await expect(waiting.first()).toBeVisible()
  const below = (await page.getByRole('heading', { name: 'Orders' }).boundingBox())!
  const { x, width } = (await book.boundingBox())!
  const isCovered = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left!, top!)?.closest('[class*=skeleton]') !== null,
    [x + width / 2, below.y + below.height / 2],
  )
  expect(isCovered).toBe(false)
  const ends = await waiting.evaluateAll(rows => rows.map(row => row.getBoundingClientRect().bottom))
  expect(Math.max(...ends), 'as long as the column, or more').toBeGreaterThan(below.y - 100)
})

test('a level of the order book fills the limit price by Enter; keys choose the side and open search, and are characters in a field', async ({
  page,
  backEnd,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openDesk(page, backEnd)
  await level(page, 'Bids').first().press('Enter')
  await expect(page.getByRole('textbox', { name: /^Limit price/ })).toHaveValue(/^[\d,]+\.\d\d$/)
  await sizeField(page).fill('1')
  await page.keyboard.press('s')
  await expect(sizeField(page)).toHaveValue('1s')
  await page.getByRole('main').focus()
  // The keys come after the first view.
  await expect(async () => {
    await page.keyboard.press('s')
    await expect(page.getByRole('radio', { name: 'Sell' })).toBeChecked({ timeout: 300 })
  }).toPass()
  await expect(page.locator('[data-ticket] input[name=amount]')).toBeFocused()
  await page.getByRole('main').focus()
  await page.keyboard.press('b')
  await expect(page.getByRole('radio', { name: 'Buy' })).toBeChecked()
  await expect(page.locator('[data-ticket] input[name=amount]')).toBeFocused()
  await page.getByRole('main').focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await untilDialogsClosed(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('lists of Market, of positions and of records use the width of a desk (U28)', async ({
  page,
  backEnd,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const person = await backEnd.signUp('1000')
  const order = { productType: 2, productCode: 'BTC', direction: 'long', orderType: 'market', leverage: 2 }
  const sized = { ...order, margin: '100' }
  const { data } = await person.get('previewContractOrder', sized)
  await person.get('placeContractOrder', {
    ...sized,
    previewPrice: data.price,
    idempotencyKey: crypto.randomUUID(),
  })
  await signInAs(page, person)
  for (const path of ['/pages/tabs/quotes/quotes', PATHS.contractPositions, PATHS.ledgerEntries]) {
    await openRoute(page, path)
    const row = page.getByRole('main').getByRole('listitem').last()
    await expect(row).toBeVisible()
    // A row is replaced when its figures arrive.
    await expect.poll(async () => (await row.boundingBox())?.width, path).toBeGreaterThan(900)
  }
})
