/** What somebody who trades does, in each engine that phones have. `PICTURES=<folder>` keeps a picture of the end of each. */
import { randomUUID } from 'node:crypto'
import { PATHS } from '#src/lib/paths.ts'
import { placeLimitBuy, priceOf } from '#tests/support/e2e/stories.ts'
import { APPLE, QUIET, expect, inEachEngine, test } from '#tests/support/engines/engine-test.ts'

inEachEngine(() => {
  test('buys shares', async ({ visitor, signedIn }) => {
    const person = await signedIn('1000', { ...APPLE, ...QUIET })
    await visitor.open(PATHS.trade)
    await visitor.press('button', 'Buy')
    await visitor.fill('Spend up to', '100')
    await visitor.press('button', 'Buy AAPL')
    await visitor.press('button', /^Buy AAPL for/)
    await visitor.sees('dialog', 'Order filled')
    const { rows } = await person.get('listSpotOrders', { pageNum: 1, pageSize: 10 })
    expect(rows.map(({ status }) => status)).toEqual(['filled'])
  })

  test('closes a contract', async ({ visitor, signedIn }) => {
    const person = await signedIn('1000', QUIET)
    await person.get('placeContractOrder', {
      productType: 2,
      productCode: 'BTC',
      direction: 'long',
      orderType: 'market',
      leverage: 5,
      quantity: '0.001',
      previewPrice: await priceOf(person, 2, 'BTC'),
      idempotencyKey: randomUUID(),
    })
    await visitor.open(PATHS.contractPositions)
    await visitor.press('button', /^Close: /)
    await visitor.pressInDialog('button', /^Close 0\.001 BTC$/)
    await visitor.sees('dialog', /closed/i)
  })

  test('drags the chart back in time', async ({ visitor, signedIn }) => {
    await signedIn(undefined, APPLE)
    await visitor.open(PATHS.chart)
    const chart = await visitor.sees('figure', /^Price chart of/)
    await visitor.untilTrue(() => document.querySelector('figure canvas') !== null)
    await visitor.untilTrue(() => /O\s*\d/.test(document.querySelector('figure')!.innerText))
    const olderAsked = () =>
      visitor.driver.run(() =>
        performance.getEntriesByType('resource').some(({ name }) => /candles.*before=/.test(name)),
      )
    await expect(async () => {
      await visitor.drag(chart, { x: 340, y: 0 })
      expect(await olderAsked()).toBe(true)
    }).toPass()
  })

  test('reads the chart by keys', async ({ visitor, signedIn }) => {
    await signedIn(undefined, APPLE)
    await visitor.open(PATHS.chart)
    const legend = () =>
      visitor.driver.run(() => /O\s*[\d.,]+/.exec(document.querySelector('figure')?.innerText ?? '')?.[0])
    await expect.poll(legend).toBeDefined()
    const newest = await legend()
    await visitor.untilTrue(() => document.querySelector('figure [tabindex="0"]') !== null)
    await visitor.driver.run(() => document.querySelector<HTMLElement>('figure [tabindex="0"]')!.focus())
    for (let candle = 0; candle < 5; candle++) await visitor.keys('ArrowLeft')
    await expect.poll(legend).not.toBe(newest)
  })

  test('moves an order by keys', async ({ visitor, signedIn }) => {
    const person = await signedIn('1000', { ...APPLE, ...QUIET })
    await placeLimitBuy(person, '0.97')
    await visitor.open(PATHS.trade)
    await visitor.sees('slider', 'Buy 1')
    await visitor.driver.run(() =>
      document.querySelector<HTMLElement>('[role=slider][aria-label="Buy 1"]')!.focus(),
    )
    await visitor.keys('Shift', 'ArrowUp')
    await visitor.keys('Enter')
    await visitor.sees('dialog', 'Move order')
    await visitor.pressInDialog('button', /^Move/)
    await visitor.untilDialogsClosed()
    const { rows } = await person.get('listSpotOrders', { pageNum: 1, pageSize: 10 })
    expect(rows.map(({ status }) => status)).toEqual(['open', 'cancelled'])
  })

  test('goes into a sheet and back to what opened it by keys', async ({ visitor, signedIn }) => {
    await signedIn(undefined, APPLE)
    await visitor.open(PATHS.trade)
    await visitor.press('button', 'Chart settings')
    await visitor.sees('dialog', 'Chart settings')
    await visitor.untilTrue(() => document.querySelector('[role=dialog]')!.contains(document.activeElement))
    await visitor.keys('Escape')
    await visitor.untilDialogsClosed()
    await visitor.untilTrue(() => document.activeElement?.getAttribute('aria-label') === 'Chart settings')
  })

  test('prices move without a reload', async ({ visitor, signedIn }) => {
    await signedIn(undefined, APPLE)
    await visitor.open(PATHS.market)
    // The price of its row, without what else may change on the page.
    const shown = () =>
      visitor.driver.run(() => {
        const row = [...document.querySelectorAll('main li')].find(each => each.textContent.includes('Apple'))
        return /\d[\d,]*\.\d{2}/.exec((row as HTMLElement | undefined)?.innerText ?? '')?.[0] ?? ''
      })
    await expect.poll(shown).not.toBe('')
    const before = await shown()
    await expect.poll(shown).not.toBe(before)
  })

  test('finds a product', async ({ visitor, signedIn }) => {
    await signedIn()
    await visitor.open(PATHS.quoteSearch)
    await visitor.fill(/search/i, 'tesla')
    await visitor.press('button', /^Tesla/)
    await visitor.sees('heading', /TSLA/)
  })

  test('sets a price alert', async ({ visitor, signedIn }) => {
    const person = await signedIn(undefined, APPLE)
    await visitor.open(PATHS.trade)
    await visitor.press('button', /^New alert/)
    await visitor.fill('Price', '999')
    await visitor.pressInDialog('button', 'Set alert')
    await visitor.untilDialogsClosed()
    const { rows } = await person.get('listAlerts', { pageNum: 1, pageSize: 10 })
    expect(rows.map(({ value }) => value)).toEqual(['999'])
  })
})
