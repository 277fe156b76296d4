import { cleanup, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clearQuotes } from '#src/stores/quotes/quotes.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { useNetwork } from '#tests/src/features/support/visit.tsx'
import { openAccount, part, tick } from './account-page.tsx'
import {
  accounts,
  curveOf,
  euroValue,
  profitOf,
  valueOf,
  worthOf,
  type Account,
  type DrawnHolding,
} from './accounts.ts'
import {
  expectSameDirection,
  expectWhole,
  figuresIn,
  onlyFigure,
  shownIn,
  signOf,
  total,
  unitsAt,
  visibleText,
  type Figure,
  type ReadLocale,
} from './shown-figures.ts'
import { CENT, MONEY, QUANTITY } from './units.ts'

useNetwork()

const inCents = (units: bigint) => units / CENT

/** Money with two decimals, which is the exact figure truncated. */
function expectMoney(figure: Figure, exact: bigint): void {
  expect(figure).toMatchObject({ decimals: 2, isPercent: false })
  expect(figure.units, figure.text).toBe(inCents(exact))
}

/** The shown account value, which all that is shown of its parts adds up to. */
function checkHero(account: Account, locale: ReadLocale): void {
  const card = part('wallet').querySelector('section')!
  const hero = onlyFigure(card.querySelector('[class*="display"]'), locale)
  expectMoney(hero, worthOf(account))
  expect(onlyFigure(part('home').querySelector('[class*="display"]'), locale)).toEqual(hero)
  const [unrealised, today, available, held, margin] = [...card.querySelectorAll('dd')].map(each =>
    onlyFigure(each, locale),
  )
  expectMoney(unrealised!, profitOf(account))
  expectMoney(today!, total(account.dayLines))
  expectMoney(available!, account.available)
  expectMoney(held!, account.held)
  expectMoney(margin!, account.margin)
  for (const change of [unrealised!, today!]) expect(change.hasSign, change.text).toBe(change.units !== 0n)
  const homeToday = part('home').querySelector('[aria-haspopup="dialog"]')!
  expect(onlyFigure(homeToday, locale)).toEqual(today)
}

/** Values that add up to the total and shares that add up to the whole. */
function checkAllocation(account: Account, locale: ReadLocale): void {
  const rows = [...part('wallet').querySelectorAll('li')].filter(
    row => row.querySelector('[data-kind]') || row.querySelector('a[class*="part"]'),
  )
  const parts = rows.map(row => ({
    value: onlyFigure(row.querySelector('bdi'), locale),
    share: figuresIn(visibleText(row), locale).find(({ isPercent }) => isPercent),
  }))
  expect(total(parts.map(({ value }) => unitsAt(value, 2)))).toBe(inCents(worthOf(account)))
  expectWhole(parts.flatMap(({ share }) => share ?? []))
  for (const { value, share } of parts) {
    expect(value.decimals).toBe(2)
    if (value.units <= 0n) expect(share?.units ?? 0n, `share of ${value.text}`).toBe(0n)
  }
  // A share is that of the value beside it.
  const whole = total(parts.flatMap(({ value, share }) => (share ? value.units : [])))
  for (const { value, share } of parts) {
    if (!share) continue
    const rest = share.units * whole - value.units * 1000n
    expect(rest < whole && rest > -whole, `${share.text} beside ${value.text}`).toBe(true)
  }
  // What stands on the card as well differs from it by what makes the sum right.
  const values = parts.map(({ value }) => value.units)
  const { available, held, margin, contractProfit } = account
  for (const exact of [available, held, margin, euroValue(account), contractProfit]) {
    if (exact === 0n) continue
    const cents = inCents(exact)
    expect(values.some(value => value >= cents - 1n && value <= cents + 1n)).toBe(true)
  }
}

/** The profit of a holding is what is shown of its value less what is shown of its cost. */
function checkHolding(figures: readonly Figure[], holding: DrawnHolding, value: bigint): void {
  const [shownValue, profit, percent, ...others] = figures
  expect(others).toEqual([])
  expectMoney(shownValue!, value)
  expect(profit).toMatchObject({ decimals: 2, isPercent: false })
  expect(profit!.units, `profit beside ${shownValue!.text}`).toBe(inCents(value) - inCents(holding.cost))
  expect(profit!.hasSign).toBe(profit!.units !== 0n)
  expect(percent !== undefined, `a percentage beside ${profit!.text}`).toBe(profit!.units !== 0n)
  if (!percent) return
  expect(percent).toMatchObject({ decimals: 2, isPercent: true })
  const exact = holding.cost === 0n ? 0n : ((value - holding.cost) * 10_000n) / holding.cost
  expect(percent.units).toBe(exact)
  expectSameDirection(profit!, percent)
}

/** A holding is the same in the wallet, at home and on the page of its product. */
function checkHoldings(account: Account, locale: ReadLocale, prices?: readonly bigint[]): void {
  account.holdings.forEach((holding, at) => {
    const code = `P${'ABCDEFGH'[at]}`
    const row = [...part('wallet').querySelectorAll('button')].find(each => each.textContent.includes(code))!
    const card = [...part('home').querySelectorAll('button')].find(each => each.textContent.includes(code))
    const page = part(`product ${at}`)
    const value = valueOf({ ...holding, price: prices?.[at] ?? holding.price })
    const walletFigures = shownIn(row.querySelector('[class*="value"]')!, locale)
    checkHolding(walletFigures, holding, value)
    const terms = shownIn(row.querySelector('[class*="terms"]')!, locale)
    const [quantity, averageCost] = terms
    expect(unitsAt(quantity!, QUANTITY)).toBe(holding.quantity)
    expect(shownIn(page, locale)).toEqual([...terms, ...walletFigures])
    // An account without worth is led to its first steps instead.
    if (worthOf(account) !== 0n)
      expect(shownIn(card!, locale)).toEqual([quantity, ...walletFigures, averageCost])
  })
}

/** The start, what was paid, and the lines make the end. */
function checkDay(account: Account, locale: ReadLocale): void {
  const figures = [...part('day').querySelectorAll('dd')].map(each => onlyFigure(each, locale))
  expect(new Set(figures.map(({ decimals }) => decimals)).size, 'figures below each other').toBe(1)
  const units = figures.map(figure => unitsAt(figure, MONEY))
  const [change, end] = units.slice(-2)
  const before = units.slice(0, -2)
  const lines = account.dayLines.length > 0 ? before.slice(-account.dayLines.length) : []
  expect(total(before)).toBe(end)
  expect(total(lines)).toBe(change)
  expect(change).toBe(total(account.dayLines))
  expect(end).toBe(worthOf(account))
}

/** What the chart begins and ends with, what was paid, and the result. */
function checkReturns(account: Account, locale: ReadLocale): void {
  const list = part('wallet').querySelector('[class*="returns"]')!
  const [change, timeWeighted, moneyWeighted, drawdown, paidIn, paidOut] = [
    ...list.querySelectorAll('dd'),
  ].map(each => figuresIn(visibleText(each), locale)[0])
  const curve = curveOf(account)
  const table = [...part('wallet').querySelectorAll('td')].map(each => onlyFigure(each, locale))
  expect(table.map(({ units }) => units)).toEqual(curve.toReversed().map(inCents))
  const [last, first] = [table[0]!, table.at(-1)!]
  expect(paidOut!.units + last.units - first.units - paidIn!.units, 'result').toBe(change!.units)
  const bounds = [...part('wallet').querySelectorAll('[class*="bounds"]')].map(each =>
    onlyFigure(each, locale),
  )
  const inTable = table.map(({ units }) => units).toSorted((one, other) => (one < other ? -1 : 1))
  expect(bounds.map(({ units }) => units)).toEqual([inTable.at(-1), inTable[0]])
  for (const figure of [change, paidIn, paidOut, ...bounds, ...table]) expect(figure!.decimals).toBe(2)
  expect(signOf(drawdown!.units)).not.toBe(1)
  for (const rate of [timeWeighted, moneyWeighted]) expectSameDirection(change!, rate)
}

/** Currencies: what is available and on hold make the total. */
function checkCurrencies(account: Account, locale: ReadLocale): void {
  const rows = [...part('wallet').querySelectorAll('li')]
  // After the breakdown, which names it too.
  const row = (name: string) => rows.findLast(each => visibleText(each).trim().startsWith(name))
  const usdt = row('USDT')
  const held = account.held + account.margin
  const dollars = account.available + held
  if (usdt && dollars !== 0n) {
    const units = shownIn(usdt, locale)
    const exact = units.slice(0, -1).map(figure => unitsAt(figure, MONEY))
    expect(exact).toEqual(held === 0n ? [account.available, dollars] : [account.available, held, dollars])
    expectMoney(units.at(-1)!, dollars)
  }
  const euros = row('EUR')
  if (account.euros !== 0n) expectMoney(shownIn(euros!, locale).at(-1)!, euroValue(account))
}

const isEmpty = ({ holdings, available, held, margin, euros }: Account) =>
  holdings.length === 0 && available + held + margin + euros === 0n

const BATCH = 20
const BATCHES = process.env.DEEP ? 150 : 6

describe('figures of an account that are shown together hold together', () => {
  it.each(Array.from({ length: BATCHES }, (_, batch) => [batch]))('batch %i', async batch => {
    await fc.assert(
      fc.asyncProperty(
        accounts,
        fc.constantFrom<ReadLocale>('en', 'en', 'de', 'ar', 'sa'),
        fc.array(fc.bigInt(1n, 10n ** 9n), { minLength: 8, maxLength: 8 }),
        async (account, locale, moved) => {
          const close = await openAccount(account, locale)
          try {
            checkHero(account, locale)
            checkDay(account, locale)
            checkHoldings(account, locale)
            if (isEmpty(account)) return
            checkAllocation(account, locale)
            checkReturns(account, locale)
            checkCurrencies(account, locale)
            const prices = moved.slice(0, account.holdings.length)
            tick(prices)
            await waitFor(() => checkHoldings(account, locale, prices))
          } finally {
            close()
            cleanup()
            clearQuotes()
          }
        },
      ),
      { seed: 19 + batch, numRuns: BATCH, endOnFailure: true },
    )
  })
})
