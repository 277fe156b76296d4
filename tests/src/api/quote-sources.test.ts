import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { configureClient } from '#src/api/client.ts'
import { pollQuotes } from '#src/api/quote-polling.ts'
import { openQuoteStream, applyQuoteEvent } from '#src/api/quote-sources.ts'
import { clearQuotes, quoteOf, seedQuotes, serverNow, type QuotedProduct } from '#src/stores/quotes/quotes.ts'
import { completeAnswer } from '#tests/support/specification/complete-answer.ts'
import { envelope, startStubServer, type StubServer } from './support/stub-server.ts'
import { callAs } from './support/call-as.ts'

let peer: StubServer
const toast = vi.fn()
const { signal } = new AbortController()
const noMessages = () => {}
const block = { open: '1', close: '1', max: '1', min: '1', volume: '1', averagePrice: '1', tradeAmount: '1' }
const ticker = (nowPrice: string, time: number) => ({
  ticker: 'P',
  nowPrice,
  changePrice: '1',
  changeRate: '0.50',
  time,
  day: block,
  minute: block,
  prevDay: block,
})
const product = (productId: number, nowPrice: string, time: number): QuotedProduct => ({
  productId,
  productType: 2,
  productCode: `P${productId}`,
  tickerInfo: ticker(nowPrice, time),
})

beforeAll(async () => {
  peer = await startStubServer()
})
afterAll(() => peer.close())
beforeEach(() => {
  peer.received.length = 0
  toast.mockClear()
  callAs({ line: peer.url, locale: 'de', token: 'raw-token', defaultBody: { app: 'fairline' } })
  configureClient({ toast })
})
afterEach(() => {
  clearQuotes()
  vi.useRealTimers()
})

it('quote stream is opened with the headers and default fields of every call [R7.1, R7.2]', async () => {
  peer.answerWith(response => response.setHeader('Content-Type', 'text/event-stream').end('data: 1\n\n'))
  const body = await openQuoteStream(['type-1', 'product-12'], signal)
  expect(await new Response(body).text()).toBe('data: 1\n\n')
  expect(peer.received[0]?.query.get('channels')).toBe('type-1,product-12')
  expect(peer.received[0]?.query.get('app')).toBe('fairline')
  expect(peer.received[0]?.headers).toMatchObject({
    accept: 'text/event-stream',
    'accept-language': 'de',
    languageid: '4',
    authorization: 'raw-token',
    'content-type': 'application/x-www-form-urlencoded',
  })
})

it('quote stream treats any other response as a failure, without a toast', async () => {
  peer.answerWith(envelope({ code: 422, msg: 'hint_invalid_field' }))
  await expect(openQuoteStream(['type-1'], signal)).rejects.toMatchObject({ kind: 'malformed' })
  peer.answerWith(response => {
    response.statusCode = 502
    response.end()
  })
  await expect(openQuoteStream(['type-1'], signal)).rejects.toMatchObject({ kind: 'status', status: 502 })
  expect(toast).not.toHaveBeenCalled()
})

it('quote stream delivers quotes, tickers and the server time', () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  const time = 1_800_000_060_000
  const rows = [
    { productId: 1, nowPrice: '10', changePrice: '1', changeRate: '1.00', time },
    { productId: 2 },
  ]
  applyQuoteEvent({ event: 'quotes', data: JSON.stringify({ time, rows }) })
  applyQuoteEvent({ event: 'ticker', data: JSON.stringify({ productId: 3, tickerInfo: ticker('30', time) }) })
  applyQuoteEvent({ event: 'heartbeat', data: JSON.stringify({ time: time + 5 }) })
  vi.advanceTimersByTime(100)
  expect(quoteOf(1)?.nowPrice).toBe('10')
  expect(quoteOf(2)).toBeUndefined()
  expect(quoteOf(3)?.nowPrice).toBe('30')
  expect(serverNow()).toBe(time + 105)
})

it.each(['{"rows":', 'null', '[]', '{"rows":3}', '{"productId":1}', '{"productId":1,"tickerInfo":{}}'])(
  'quote stream ignores the malformed frame %s',
  data => {
    for (const event of ['quotes', 'ticker', 'heartbeat', 'message']) applyQuoteEvent({ event, data })
    expect(quoteOf(1)).toBeUndefined()
  },
)

it('quote polling requests product lists and details without toasts', async () => {
  const time = 1_800_000_000_000
  seedQuotes([product(7, '1', time)])
  peer.answerWith((response, heard) => {
    const fresh = product(heard.path.endsWith('detail') ? 7 : 8, '2', time + 1)
    const body = heard.path.endsWith('detail') ? { data: { product: fresh } } : { rows: [fresh], total: 1 }
    envelope(completeAnswer(heard.path, { code: 200, msg: 'ok', ...body }))(response, heard)
  })
  await pollQuotes(['type-2', 'product-7', 'product-99'], signal, noMessages)
  expect(quoteOf(7)?.nowPrice).toBe('2')
  expect(quoteOf(8)?.nowPrice).toBe('2')
  expect(peer.received.map(one => one.path).toSorted()).toEqual([
    '/api/cryptocurrencyProduct/list',
    '/api/product/detail',
  ])
  callAs({ line: 'http://127.0.0.1:1' })
  await expect(pollQuotes(['type-2'], signal, noMessages)).rejects.toMatchObject({ kind: 'network' })
  expect(toast).not.toHaveBeenCalled()
})

it('quote polling goes on where one list is refused', async () => {
  peer.answerWith((response, heard) => {
    const isRefused = heard.path.startsWith('/api/stock')
    const rows = [product(8, '3', 1_800_000_000_000)]
    const answer = isRefused ? { code: 460, msg: 'hint_x' } : { code: 200, msg: 'ok', rows, total: 1 }
    envelope(completeAnswer(heard.path, answer))(response, heard)
  })
  await pollQuotes(['type-1', 'type-2'], signal, noMessages)
  expect(quoteOf(8)?.nowPrice).toBe('3')
  expect(toast).not.toHaveBeenCalled()
})

it('polling tells the messages of the last minute, then each that is new, oldest first, and nothing else', async () => {
  const told: string[][] = []
  const now = Date.now()
  const row = (id: string, age = 0) => ({
    id,
    kind: 'order_filled',
    params: {},
    createdAt: now - age,
    readAt: null,
  })
  const poll = async (...rows: object[]) => {
    peer.answerWith(envelope({ code: 200, msg: 'ok', rows, total: rows.length }))
    await pollQuotes(['messages'], signal, found => told.push(found.map(({ id }) => id)))
  }
  const [old, recent] = [row('99', 3_600_000), row('100', 1000)]
  await poll(recent, old)
  await poll(recent, old)
  await poll(row('1000', 3_600_000), row('999'), recent, old)
  await poll(row('1000'))
  await poll()
  expect(told).toEqual([['100'], ['999', '1000']])
  expect(peer.received[0]?.path).toBe('/api/siteMessage/list')
})
