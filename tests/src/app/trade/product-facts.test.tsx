import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getGetProductResponseMock, getListCandlesMockHandler } from '#src/api/generated/market/market.msw.ts'
import { getWalletMock } from '#src/api/generated/wallet/wallet.msw.ts'
import ProductFacts from '#src/app/trade/product-facts.tsx'
import type { ProductDetail } from '#models'
import { callsTo, open, useNetwork } from '#tests/src/features/support/market.tsx'

const answer = getGetProductResponseMock()
if (!('data' in answer)) throw new Error('the specification has no example of a product')
const example = answer.data

const week = (time: number, low: string, high: string) => ({
  time,
  low,
  high,
  open: low,
  close: high,
  volume: '1',
})
const year = getListCandlesMockHandler({
  code: 200,
  msg: 'ok',
  data: { productId: 1, interval: '1w', candles: [week(1, '100', '190'), week(2, '95.50', '180')] },
})

/** The product at a price between the extremes of its day. */
function detailOf(nowPrice: string, productDesc = 'Makes phones.'): ProductDetail {
  const { product, rules } = example
  const day = { ...product.tickerInfo.day, min: '120.00', max: '160.00', open: '130.00' }
  const tickerInfo = { ...product.tickerInfo, nowPrice, day, time: 1 }
  return {
    ...example,
    product: { ...product, productDesc, tickerInfo },
    rules: { ...rules, priceScale: 2, buyFeeRate: '0.0015', minAmount: '1' },
  }
}

const show = (detail: ProductDetail) =>
  open(() => <ProductFacts detail={detail} />, { handlers: [year, ...getWalletMock()] })
const places = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[dir=ltr] > span')].map(dot => dot.style.insetInlineStart)

useNetwork()

it('product facts show where the price stands in its day and in 52 weeks', async () => {
  const calls = callsTo('/api/product/candles')
  const { container } = await show(detailOf('150.00'))
  await waitFor(() => expect(places(container)).toEqual(['75%', '57.7%']))
  expect(container.textContent).toContain('Low 120.00TodayHigh 160.00')
  expect(container.textContent).toContain('Low 95.5052 weeksHigh 190.00')
  expect(calls.length).toBeLessThanOrEqual(1)
})

it('product facts count a price beyond its extremes as the new one', async () => {
  const { container } = await show(detailOf('200.00'))
  await waitFor(() => expect(places(container)).toEqual(['100%', '100%']))
  expect(container.textContent).toContain('Low 95.5052 weeksHigh 200.00')
})

it('product facts name its figures, fee and smallest order, and say what it is', async () => {
  await show(detailOf('150.00'))
  const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
  expect(figure('Open')).toBe('130.00')
  expect(figure('Fee')).toBe('0.15%')
  await waitFor(() => expect(figure('Smallest order')).toMatch(/^1\.00/))
  expect(screen.getByRole('heading', { name: /^About / })).toBeTruthy()
  expect(screen.getByText('Makes phones.')).toBeTruthy()
})

it('product facts say nothing about a product without a description', async () => {
  await show(detailOf('150.00', ' '))
  expect(screen.queryByRole('heading', { name: /^About / })).toBeNull()
})
