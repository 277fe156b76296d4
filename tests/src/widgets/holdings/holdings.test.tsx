import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { rowsOf } from '#src/api/envelope.ts'
import type { Holding } from '#models'
import { getListHoldingsResponseMock } from '#src/api/generated/spot/spot.msw.ts'
import { compare, multiply, subtract, truncate } from '#src/lib/money/money.ts'
import { applyQuotes, clearQuotes } from '#src/stores/quotes/quotes.ts'
import { useSelectedProduct } from '#src/stores/trading/selected-product.ts'
import { HoldingsStrip } from '#src/features/home/holdings-strip.tsx'
import { HoldingProfit } from '#src/widgets/holdings/holding-profit.tsx'
import ProductHolding from '#src/widgets/holdings/product-holding.tsx'
import { valueHolding } from '#src/widgets/holdings/use-live-holding.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { answering, useNetwork, visit } from '#tests/src/features/support/visit.tsx'

const path = '/pages/user/accountDetail'
const [example] = rowsOf(getListHoldingsResponseMock()) ?? []
const holding: Holding = {
  ...example!,
  // Not one of the mock's stream.
  productId: 77,
  quantity: '2',
  cost: '375.01',
  averageCost: '187.505',
  nowPrice: '190',
  value: '380',
  profit: '4.99',
  profitRate: '1.33',
}
const holdings = (rows: object[]) =>
  answering('get', '/api/spotHolding/list', { code: 200, msg: 'ok', rows, total: rows.length })

useNetwork()
afterEach(clearQuotes)

const tick = (nowPrice: string, time: number) =>
  act(() => applyQuotes([{ productId: 77, nowPrice, changePrice: '0', changeRate: '0', time }]))

it('home shows each holding with quantity, cost, value and profit, live, and opens its product [R2.10]', async () => {
  const { user, route } = await visit(path, { [path]: HoldingsStrip }, { handlers: [holdings([holding])] })
  const card = await screen.findByRole('button', { name: /AAPL/ })
  expect(card.textContent).toMatch(/AAPL Quantity 2.*380\.00.*\+4\.99.*\+1\.33%.*187\.505/)
  tick('150', holding.time + 1000)
  await waitFor(() => expect(card.textContent).toMatch(/300\.00.*−75\.01.*−20\.00%/))
  await user.click(card)
  expect(route()).toBe('/pages/quoteDetail/quoteDetail')
  expect(useSelectedProduct.getState().selected?.productCode).toBe('AAPL')
})

it('the name of a holding on home says what each figure is, and not its age, which changes each second (X25)', async () => {
  await visit(path, { [path]: HoldingsStrip }, { handlers: [holdings([holding])] })
  tick('150', Date.now())
  const name = /^AAPL Quantity 2 Value 300\.00 \w+ P&L .* Average cost 187\.505$/
  expect(await screen.findByRole('button', { name })).toBeTruthy()
})

it('an older price than that of the answer does not change a holding', async () => {
  await visit(path, { [path]: HoldingsStrip }, { handlers: [holdings([holding])] })
  const card = await screen.findByRole('button', { name: /AAPL/ })
  tick('150', holding.time - 1000)
  expect(card.textContent).toContain('380.00')
})

it('home without holdings leads to the market', async () => {
  await visit(path, { [path]: HoldingsStrip }, { handlers: [holdings([])] })
  const link = await screen.findByRole('link', { name: 'No holdings yet' })
  expect(link.getAttribute('href')).toBe('/pages/tabs/quotes/quotes')
})

it('product page says what the person holds of it, and nothing of other holdings', async () => {
  const Page = () => (
    <>
      <ProductHolding productId={77} />
      <ProductHolding productId={2} />
    </>
  )
  await visit(path, { [path]: Page }, { handlers: [holdings([holding, { ...holding, productId: 3 }])] })
  const heading = await screen.findByRole('heading', { name: 'You hold' })
  const figures = within(heading.closest('section')!)
  for (const text of ['187.505', '380.00', '+4.99', '+1.33%']) {
    expect(
      figures.getByText(
        (_, element) => element?.textContent === text || element?.textContent === `${text} USDT`,
        { selector: 'bdi' },
      ),
    ).toBeTruthy()
  }
  expect(figures.getByRole('link').getAttribute('href')).toBe('/pages/record/accountRecord?asset=p77')
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

it('the live value of a holding is rounded as the back end rounds it', () => {
  const decimal = (digits: number) =>
    fc.bigInt(1n, 10n ** 12n).map(units => {
      const text = `${units}`.padStart(digits + 1, '0')
      return `${text.slice(0, -digits)}.${text.slice(-digits)}`
    })
  fc.assert(
    fc.property(decimal(8), decimal(6), decimal(4), (quantity, cost, price) => {
      const { value, profit, profitRate } = valueHolding({ quantity, cost }, price)
      expect(value).toBe(truncate(multiply(quantity, price), 6))
      expect(compare(profit, subtract(value, cost))).toBe(0)
      // Truncated toward zero: never more than what was gained or lost.
      const shown = multiply(multiply(profitRate, '0.01'), cost)
      expect(compare(shown.replace('-', ''), profit.replace('-', ''))).not.toBe(1)
    }),
  )
})

it.each([
  ['what is shown of value and cost', '99.909090', '100.000000', '−0.10−0.09%'],
  ['no percentage where it is shown as zero', '100.009', '100.001', '0.00'],
])('the profit of a holding is %s', async (_, value, cost, text) => {
  const live = { value, cost, profit: subtract(value, cost), profitRate: '-0.09', time: undefined }
  const { container } = await visit(path, { [path]: () => <HoldingProfit live={live} /> })
  expect(container.querySelector('.profit')?.textContent).toBe(text)
})
