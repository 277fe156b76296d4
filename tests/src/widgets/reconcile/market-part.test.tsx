import { screen, within } from '@testing-library/react'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { marketTermsOf } from '#server/features/market/market-terms.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { createMarket } from '#server/market/market.ts'
import words from '#src/i18n/en/market-keys.ts'
import reconcile from '#src/i18n/en/reconcile.ts'
import { createReplay } from '#src/lib/market/replay.ts'
import { createTermsTree } from '#src/lib/market/terms-tree.ts'
import { add, multiply, truncate } from '#src/lib/money/money.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { setDisplay } from '#src/stores/settings/display.ts'
import { seenKeys } from '#src/stores/seen/seen-keys.ts'
import CheckAccount from '#src/widgets/reconcile/check-account.tsx'
import { answering, unreachable, useNetwork, visit } from '#tests/src/features/support/visit.tsx'
import { accountHandlers, at, entry, none } from './account-handlers.ts'

const path = '/check'
const screens = { [path]: () => <CheckAccount /> }
const btc = findProductByCode(2, 'BTC')!
const boughtAt = at + HOUR
const marketSince = (since: number, seed = 1) =>
  createMarket({ seed: fixedMarketSeed(seed, since), clock: () => Date.now() })

/** A market purchase of 0.01 BTC at a price. */
function purchaseAt(fillPrice: string) {
  const cost = multiply(fillPrice, '0.01')
  const fee = truncate(multiply(cost, '0.001'), 6)
  const product = { productId: btc.productId, productType: 2, productCode: 'BTC' }
  const order = {
    ...product,
    id: '91',
    exchangeType: 1,
    orderType: 'market',
    status: 'filled',
    quantity: '0.01',
    limitPrice: null,
    fillPrice,
    cost,
    feeRate: '0.001',
    fee,
    total: add(cost, fee),
    currencyId: 3,
    createdAt: boughtAt,
    closedAt: boughtAt,
  }
  return order
}

/** A back end with this purchase and the market's keys. */
function backEnd(market: ReturnType<typeof createMarket>, fillPrice: string): RequestHandler[] {
  const order = purchaseAt(fillPrice)
  return [
    answering('get', '/api/spotOrder/list', { ...none, rows: [order], total: 1 }),
    answering('get', '/api/market/days', ({ pageNum, pageSize }) => {
      const page = market.publishedDays.list({ pageNum: Number(pageNum), pageSize: Number(pageSize) })
      return { ...none, ...page }
    }),
    answering('get', '/api/market/terms', { code: 200, msg: 'ok', data: marketTermsOf(market, btc) }),
    ...accountHandlers({ entries: [entry] }),
  ]
}

const section = () => within(screen.getByRole('heading', { name: words.title }).closest('section')!)
const beginning = (text: string) => text.slice(0, text.indexOf('{'))

async function check(handlers: RequestHandler[]) {
  const { user, unmount } = await visit(path, screens, { handlers })
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  await screen.findByRole('button', { name: reconcile.again })
  return { user, unmount }
}

/** The prices named as false, each with what was computed, what was told and the difference. */
const falsePrices = () =>
  screen
    .queryAllByText(reconcile.checks.marketPrice)
    .map(found => found.closest('details')!)
    .filter(found => found.dataset['verdict'] === 'disagrees')
    .map(found =>
      within(found)
        .getAllByRole('definition')
        .map(one => one.textContent),
    )

useNetwork()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at + 3 * DAY })
  setDisplay({ hideFigures: false })
  // The storage was cleared.
  dispatchEvent(new StorageEvent('storage', { key: null }))
})
afterEach(() => vi.useRealTimers())

it('account check proves the prices of past days, and says what that proves and what not', async () => {
  const market = marketSince(at - 5 * DAY - (at % DAY))
  const { nowPrice } = market.quote(btc, boughtAt)
  const { unmount } = await check(backEnd(market, nowPrice))
  expect(section().getByText(words.matches.replace('{day}', 'Nov 22, 2026'))).toBeTruthy()
  expect(section().getByText(words.proves)).toBeTruthy()
  expect(section().getByText(words.provesNot)).toBeTruthy()
  expect(falsePrices()).toEqual([])
  expect(section().queryByText(new RegExp(`^${beginning(words.seen)}`))).toBeNull()
  expect(seenKeys().at(-1)?.day).toBe('2026-11-25')

  // The next time the hashes that were seen are compared.
  unmount()
  vi.setSystemTime(at + 4 * DAY)
  await check(backEnd(market, nowPrice))
  expect(section().getByText(words.seen.replace('{day}', 'Nov 25, 2026'))).toBeTruthy()
})

it('account check names a price that the market never had, with the price that it had', async () => {
  const market = marketSince(at - 5 * DAY - (at % DAY))
  const { nowPrice } = market.quote(btc, boughtAt)
  await check(backEnd(market, add(nowPrice, '3.5')))
  expect(section().getByText(words.differs)).toBeTruthy()
  const [figures] = falsePrices()
  expect(figures?.at(-1)).toBe('3.5')
})

it('account check names a market that was begun anew, and goes on knowing the hashes that it has seen', async () => {
  const market = marketSince(at - 5 * DAY - (at % DAY))
  const { nowPrice } = market.quote(btc, boughtAt)
  const { unmount } = await check(backEnd(market, nowPrice))
  const seen = seenKeys()
  unmount()
  const other = marketSince(at - 5 * DAY - (at % DAY), 2)
  await check(backEnd(other, other.quote(btc, boughtAt).nowPrice))
  expect(section().getByText(words.differs)).toBeTruthy()
  expect(screen.getAllByText(reconcile.checks.seenKeys).length).toBeGreaterThan(0)
  expect(seenKeys()).toEqual(seen)
})

it('account check names terms that were changed after the device has seen them, and goes on knowing the former ones', async () => {
  const market = marketSince(at - 5 * DAY - (at % DAY))
  const { nowPrice } = market.quote(btc, boughtAt)
  const { unmount } = await check(backEnd(market, nowPrice))
  const seen = seenKeys()
  expect(seen.at(-1)?.termsHash).toBe(market.terms.root())
  unmount()
  // Prices that are twice as volatile, to which all days are committed now.
  const lie = { ...marketTermsOf(market, btc), volatility: btc.volatility * 2 }
  const tree = createTermsTree([lie])
  const page = market.publishedDays.list({ pageNum: 1, pageSize: 500 })
  const rows = page.rows.map(row => ({ ...row, termsHash: tree.root }))
  const data = { ...lie, termsPath: tree.pathOf(lie.productId) }
  const [newest] = rows.filter(({ key }) => key !== null)
  const replay = createReplay({ terms: data, legs: [], newest: { day: newest!.day, key: newest!.key! } })
  await check([
    answering('get', '/api/market/days', { ...none, ...page, rows }),
    answering('get', '/api/market/terms', { code: 200, msg: 'ok', data }),
    ...backEnd(market, replay.priceAt(boughtAt)!),
  ])
  expect(falsePrices()).toEqual([])
  expect(section().getByText(words.differs)).toBeTruthy()
  expect(screen.getAllByText(reconcile.checks.seenTerms).length).toBeGreaterThan(0)
  expect(seenKeys()).toEqual(seen)
})

it('account check says from when on the prices of today can be checked', async () => {
  vi.setSystemTime(boughtAt + HOUR)
  const market = marketSince(at - 5 * DAY - (at % DAY))
  await check(backEnd(market, market.quote(btc, boughtAt).nowPrice))
  expect(section().getByText(new RegExp(`^${beginning(words.later)}`))).toBeTruthy()
  expect(screen.getByText(reconcile.later.replace('{count}', '1'))).toBeTruthy()
})

it('account check says that prices of before the keys cannot be proved', async () => {
  const market = marketSince(at + DAY - (at % DAY))
  await check(backEnd(market, market.quote(btc, boughtAt).nowPrice))
  expect(section().getByText(words.none)).toBeTruthy()
  expect(falsePrices()).toEqual([])
})

it('account check says that a key is missing that should have been published', async () => {
  const market = marketSince(at - 5 * DAY - (at % DAY))
  const { nowPrice } = market.quote(btc, boughtAt)
  const days = market.publishedDays.list({ pageNum: 1, pageSize: 500 })
  vi.setSystemTime(at + 5 * DAY)
  const stopped = answering('get', '/api/market/days', { ...none, ...days })
  await check([stopped, ...backEnd(market, nowPrice)])
  expect(section().getByText(words.late.replace('{day}', 'Nov 23, 2026'))).toBeTruthy()
})

it('account check leaves the keys out where a back end publishes none, and says so where the device has seen some', async () => {
  const market = marketSince(at - 5 * DAY - (at % DAY))
  const { nowPrice } = market.quote(btc, boughtAt)
  const without = [answering('get', '/api/market/days', none), ...backEnd(market, nowPrice)]
  const { unmount } = await check(without)
  expect(screen.queryByText(words.title)).toBeNull()
  unmount()
  const { unmount: leave } = await check(backEnd(market, nowPrice))
  leave()
  await check(without)
  expect(section().getByText(words.gone)).toBeTruthy()
})

const refused = answering('get', '/api/market/terms', { code: 460, msg: 'hint_product_unknown' })

it('account check says which prices it could not check without the terms of the market, and never that they match', async () => {
  const market = marketSince(at - 5 * DAY - (at % DAY))
  const lie = add(market.quote(btc, boughtAt).nowPrice, '3.5')
  const { user } = await check([refused, ...backEnd(market, lie)])
  expect(section().getByText(/^Price checks that were not possible: 1\. .*: BTC\.$/)).toBeTruthy()
  expect(section().queryByText(new RegExp(`^${beginning(words.matches)}`))).toBeNull()
  await user.click(screen.getByText(new RegExp(`^${beginning(reconcile.unchecked)}`)))
  const listed = (await screen.findByText(reconcile.checks.marketPrice)).closest('details')!
  expect(within(listed).getByText(reconcile.noTerms)).toBeTruthy()
  expect(within(listed).getByText('BTC')).toBeTruthy()
})

it('account check tells a back end without the operation for terms from one that does not answer', async () => {
  const market = marketSince(at - 5 * DAY - (at % DAY))
  const absent = http.get('*/api/market/terms', () => new HttpResponse(null, { status: 404 }))
  await check([absent, ...backEnd(market, market.quote(btc, boughtAt).nowPrice)])
  expect(section().getByText(/^Price checks that were not possible: 1\. /)).toBeTruthy()
})

it('account check names terms that are kept back from a device that has seen a hash of them', async () => {
  const market = marketSince(at - 5 * DAY - (at % DAY))
  const { nowPrice } = market.quote(btc, boughtAt)
  const { unmount } = await check(backEnd(market, nowPrice))
  const seen = seenKeys()
  unmount()
  await check([refused, ...backEnd(market, add(nowPrice, '3.5'))])
  expect(section().getByText(words.differs)).toBeTruthy()
  expect(section().getByText(/^Price checks that were not possible: 1\. /)).toBeTruthy()
  expect(screen.getAllByText(reconcile.checks.seenTerms).length).toBeGreaterThan(0)
  // The day of the key, once.
  const [about] = screen.getAllByText(/^Market key for /)
  expect(about!.parentElement!.textContent).toBe(about!.textContent)
  expect(seenKeys()).toEqual(seen)
})

it('account check asks for terms that were not answered once more, and else for a new start', async () => {
  const market = marketSince(at - 5 * DAY - (at % DAY))
  const { nowPrice } = market.quote(btc, boughtAt)
  let calls = 0
  const busyOnce = answering('get', '/api/market/terms', () =>
    ++calls === 1 ? { code: 429, msg: 'busy' } : { code: 200, msg: 'ok', data: marketTermsOf(market, btc) },
  )
  const { unmount } = await check([busyOnce, ...backEnd(market, nowPrice)])
  expect(section().getByText(new RegExp(`^${beginning(words.matches)}`))).toBeTruthy()
  unmount()
  const { user } = await visit(path, screens, {
    handlers: [unreachable('get', '/api/market/terms'), ...backEnd(market, nowPrice)],
  })
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByRole('button', { name: /again|retry/i })).toBeTruthy()
  expect(screen.queryByText(words.title)).toBeNull()
  expect(screen.queryByText(reconcile.addsUp)).toBeNull()
})
