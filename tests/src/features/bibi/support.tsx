/** A back end with one account, two coins and a constant pair price, for tests of coin-to-coin screens. */
import { completeAnswer } from '#tests/support/specification/complete-answer.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { expect } from 'vitest'
import { previewBibiOrder, type BibiRequest } from '#server/features/bibi/preview.ts'
import { dataOf, rowsOf } from '#src/api/envelope.ts'
import {
  getListBibiOrdersResponseMock,
  getListBibiPairsResponseMock,
  getPlaceBibiOrderResponseMock,
} from '#src/api/generated/bibi/bibi.msw.ts'
import { getGetProductResponseMock } from '#src/api/generated/market/market.msw.ts'
import type { BibiOrder, BibiPair, ProductDetail } from '#models'
import { pairPrice } from '#src/lib/trading/pair-price.ts'
import { seedQuotes } from '#src/stores/quotes/quotes.ts'

type Form = Record<string, string>
type Answer = Record<string, unknown>

/** The state of the test back end and the requests it received. */
export interface BibiBackEnd {
  /** In USDT. */
  ether: string
  bitcoin: string
  holdings: { BTC: string; ETH: string }
  listed: BibiOrder[]
  /** Overrides the answer to an order; 'lost': none comes. */
  place?: (form: Form) => Answer | 'lost' | undefined
  cancel?: () => Answer | 'lost' | undefined
  previews: Form[]
  orders: Form[]
  cancelled: Form[]
  /** Queries of the list of orders. */
  asked: URLSearchParams[]
  handlers: RequestHandler[]
}

/** An example of the specification. @throws Error when it is missing */
function requireExample<T>(data: T | undefined): T {
  if (data === undefined) throw new Error('the specification has lost its example')
  return data
}

const [listedPair] = requireExample(rowsOf(getListBibiPairsResponseMock()))
export const etherBitcoin: BibiPair = requireExample(listedPair)
const solana: BibiPair = {
  ...etherBitcoin,
  pairCode: 'SOL/ETH',
  baseCode: 'SOL',
  quoteCode: 'ETH',
  baseName: 'Solana',
  baseNameLang: { zh: '索拉纳' },
}
const filled = requireExample(dataOf(getPlaceBibiOrderResponseMock()))
/** One that is open, and one that was filled. */
export const examples = requireExample(rowsOf(getListBibiOrdersResponseMock()))
const apple = requireExample(dataOf(getGetProductResponseMock()))
const ok = (fields: Answer) => ({ code: 200, msg: 'ok', ...fields })

export function coinOf(productCode: string, nowPrice: string, time = Date.now()): ProductDetail {
  const productId = productCode === 'BTC' ? 201 : 202
  const tickerInfo = { ...apple.product.tickerInfo, ticker: productCode, nowPrice, time }
  const names = { productName: productCode, productNameLang: {} }
  const product = { ...apple.product, ...names, id: productId, productId, productCode, tickerInfo }
  return { ...apple, product: { ...product, productType: 2, PositionType: '0/1/2/3' } }
}

/** The figures as the reference back end computes them. */
function figuresOf(world: BibiBackEnd, form: Form) {
  const side = form['exchangeType'] === '2' ? 2 : 1
  const request: BibiRequest = {
    exchangeType: side,
    orderType: form['orderType'] === 'limit' ? 'limit' : 'market',
    quantity: form['quantity'],
    amount: form['amount'],
    limitPrice: form['limitPrice'],
  }
  const { pairCode, baseCode, quoteCode, priceScale, minAmount, maxAmount, maxQuantity } = etherBitcoin
  const market = {
    pair: {
      base: { productId: 202, productCode: baseCode, maxQuantity },
      quote: { productId: 201, productCode: quoteCode },
      priceScale,
      minAmount,
      maxAmount,
    },
    price: pairPrice(world.ether, world.bitcoin, priceScale),
    basePrice: world.ether,
    quotePrice: world.bitcoin,
    feeRate: '0.001',
  }
  const available = side === 1 ? world.holdings.BTC : world.holdings.ETH
  const { problem, ...figures } = previewBibiOrder(request, market, available)
  const [given, got] = side === 1 ? [quoteCode, baseCode] : [baseCode, quoteCode]
  return {
    ...figures,
    pairCode,
    exchangeType: side,
    orderType: request.orderType,
    priceTime: Date.now(),
    basePrice: world.ether,
    quotePrice: world.bitcoin,
    feeCode: got,
    paidCode: given,
    receivedCode: got,
    available,
    problem: problem && { field: problem.field, msg: `hint_${problem.code}`, params: problem.params },
  }
}

/** An order as the back end returns it: filled at the pair's price. */
export function orderOf(world: BibiBackEnd, form: Form): BibiOrder {
  const { problem: _, available: __, priceTime: ___, price, ...figures } = figuresOf(world, form)
  const { worstPrice: ____, worstPaid: _____, worstReceived: ______, ...kept } = figures
  return { ...filled, ...kept, exchangeType: form['exchangeType'] === '2' ? 2 : 1, fillPrice: price }
}

const formOf = async (request: Request): Promise<Form> =>
  Object.fromEntries(new URLSearchParams(await request.text()))

const lost = () => new HttpResponse(null, { status: 502 })

function postHandlers(world: BibiBackEnd): RequestHandler[] {
  return [
    http.post('*/api/bibiOrder/preview', async ({ request }) => {
      const form = await formOf(request)
      world.previews.push(form)
      return HttpResponse.json(ok({ data: figuresOf(world, form) }))
    }),
    http.post('*/api/bibiOrder/place', async ({ request }) => {
      const form = await formOf(request)
      world.orders.push(form)
      const answer = world.place?.(form)
      return answer === 'lost' ? lost() : HttpResponse.json(answer ?? ok({ data: orderOf(world, form) }))
    }),
    http.post('*/api/bibiOrder/cancel', async ({ request }) => {
      world.cancelled.push(await formOf(request))
      const answer = world.cancel?.()
      const data = { ...examples[0], status: 'cancelled', closedAt: Date.now() }
      return answer === 'lost' ? lost() : HttpResponse.json(answer ?? ok({ data }))
    }),
  ]
}

/** A back end with a constant pair price of 0.05: ether at 2,000, bitcoin at 40,000. */
export function createBibiBackEnd(given: Partial<BibiBackEnd> = {}): BibiBackEnd {
  const world: BibiBackEnd = {
    ether: '2000',
    bitcoin: '40000',
    holdings: { BTC: '1', ETH: '3' },
    listed: [],
    previews: [],
    orders: [],
    cancelled: [],
    asked: [],
    handlers: [],
    ...given,
  }
  const details = () => ({ BTC: coinOf('BTC', world.bitcoin), ETH: coinOf('ETH', world.ether) })
  const assets = () =>
    Object.entries(world.holdings).map(([productCode, bibiAmount]) => ({ productCode, bibiAmount }))
  world.handlers = [
    ...postHandlers(world),
    http.get('*/api/textLang/list', () => HttpResponse.json(ok({ rows: [], total: 0 }))),
    http.get('*/api/bibiPair/list', () => HttpResponse.json(ok({ rows: [etherBitcoin, solana], total: 2 }))),
    http.get('*/api/bibiOrder/list', ({ request }) => {
      const query = new URL(request.url).searchParams
      world.asked.push(query)
      const rows = world.listed.filter(
        order => (order.status === 'open') === (query.get('status') === 'open'),
      )
      return HttpResponse.json(ok({ rows, total: rows.length }))
    }),
    http.get('*/api/product/detail', ({ request }) => {
      const code = new URL(request.url).searchParams.get('productCode') === 'BTC' ? 'BTC' : 'ETH'
      return HttpResponse.json(ok({ data: details()[code] }))
    }),
    http.get('*/api/product/candles', () =>
      HttpResponse.json(ok({ data: { productId: 202, interval: '15m', candles: [] } })),
    ),
    http.get('*/api/userBibiAssets/list', () => HttpResponse.json(ok({ rows: assets(), total: 2 }))),
    http.get('*/api/spotHolding/list', () =>
      HttpResponse.json(
        completeAnswer('/api/spotHolding/list', {
          code: 200,
          msg: 'ok',
          rows: assets().map(({ productCode, bibiAmount }) => ({
            productType: 2,
            productCode,
            available: bibiAmount,
          })),
          total: 2,
        }),
      ),
    ),
  ]
  return world
}

/** Sets the quotes of both coins, by default as of now. */
export function setQuotes(
  ether: string,
  bitcoin: string,
  [etherTime, bitcoinTime] = [Date.now(), Date.now()],
) {
  seedQuotes([coinOf('ETH', ether, etherTime).product, coinOf('BTC', bitcoin, bitcoinTime).product])
}

export const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!

export function type(name: string, text: string): void {
  fireEvent.change(field(name), { target: { value: text } })
}

/** The error of a field, as a screen reader finds it. */
export function errorAt(name: string): string {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
  const texts = ids.map(id => document.getElementById(id)).filter(node => node?.id.endsWith('-error'))
  return texts.map(node => node?.textContent).join(' ')
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

export function chooseLimit(): void {
  press(/^Order type: /)
  press(/^Limit/)
}

/** Chooses the coin that the size is entered in. */
export const enterBy = (code: string) => press(new RegExp(`^Enter by ${code}`))

/** Enters a payment of 0.1 bitcoin, waits for its preview and opens the confirmation. */
export async function openConfirmation() {
  type('amount', '0.1')
  await screen.findAllByText('1.998')
  const review = screen.getByRole('button', { name: 'Buy ETH' })
  await waitFor(() => expect(review.getAttribute('aria-busy')).toBeNull())
  fireEvent.click(review)
  return screen.findByRole('dialog', { name: 'Confirm buy' })
}
