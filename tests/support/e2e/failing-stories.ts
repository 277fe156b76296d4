/** The states of what cannot be loaded, or be done any more. */
import { multiply, truncate } from '#src/lib/money/money.ts'
import { PATHS } from '#src/lib/paths.ts'
import { expect, openRoute } from './browser-test.ts'
import { moveByKeys, filled, type buying } from './stories.ts'

const APPLE = { productType: 1, productCode: 'AAPL' }

/** Each starts where the one before has ended. */
export const failing: typeof buying = {
  'a note that cannot be loaded': async ({ page, texts }) => {
    await page.route('**/api/note/list*', route => route.abort())
    await openRoute(page, PATHS.trade)
    const retry = page.getByRole('button', { name: texts.common.retry })
    await page.getByRole('heading', { name: texts.note.title }).scrollIntoViewIfNeeded()
    await expect(retry).toBeVisible()
    await page.unroute('**/api/note/list*')
    await retry.scrollIntoViewIfNeeded()
  },
  'groups of the watchlist that cannot be loaded': async ({ page, texts }) => {
    const [before = '', after = ''] = texts.market.notInWatchlist.split('{name}')
    const star = page.getByRole('banner').getByRole('button', { name: new RegExp(`${before}.*${after}`) })
    await star.click()
    await expect(star).toHaveCount(0)
    await page.route('**/api/userProductOption/groups*', route => route.abort())
    await openRoute(page, PATHS.watchlist)
    await expect(page.getByText(texts.watchGroups.failed)).toBeVisible()
    await page.unroute('**/api/userProductOption/groups*')
  },
  'a contract order that is canceled while it is moved': async ({ page, person, texts }) => {
    const { nowPrice } = (await person.get('getProduct', APPLE)).data.product.tickerInfo
    const limitPrice = truncate(multiply(nowPrice, '0.98'), 2)
    const { id } = (
      await person.get('placeContractOrder', {
        ...APPLE,
        direction: 'long',
        orderType: 'limit',
        leverage: 5,
        quantity: '2',
        limitPrice,
        previewPrice: limitPrice,
        idempotencyKey: crypto.randomUUID(),
      })
    ).data
    await openRoute(page, PATHS.trade)
    // It was placed elsewhere: a list that was loaded within ten seconds is not asked for again.
    await page.reload()
    const { lineOrder, long } = texts.contract
    await moveByKeys(page, texts, filled(lineOrder, { direction: long, quantity: '2' }))
    await person.get('cancelContractOrder', { id, idempotencyKey: crypto.randomUUID() })
    const sheet = page.getByRole('dialog', { name: texts.trade.moveOrder })
    await sheet.locator('button').last().click()
    await expect(sheet.getByRole('alert')).toBeInViewport({ ratio: 0.98 })
  },
}
