import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { QuoteRow, TickerInfo } from '#models'
import { findProduct, productsOfType } from '#server/market/catalogue.ts'
import { listen, openHub, CLOCK_START, type StreamEvent } from './support.ts'

const rowsOf = (event: StreamEvent) => event.data.rows as QuoteRow[]
const tickerOf = (event: StreamEvent) => event.data.tickerInfo as TickerInfo
const isQuotes = ({ event }: StreamEvent) => event === 'quotes'
const isTicker = ({ event }: StreamEvent) => event === 'ticker'
const isHeartbeat = ({ event }: StreamEvent) => event === 'heartbeat'

it('hub sends a new client all quotes of its type at once', async () => {
  await using subject = await openHub()
  const client = listen(await subject.open('type-4'))
  const first = await client.heard(isQuotes)
  expect(first.data.time).toBe(CLOCK_START)
  expect(rowsOf(first)).toEqual(productsOfType(4).map(each => subject.market.quote(each, CLOCK_START)))
})

const isLastHeartbeat = (time: number) => (each: StreamEvent) => isHeartbeat(each) && each.data.time === time

it('hub sends only changed quotes, every 250 ms', async () => {
  await using subject = await openHub()
  const client = listen(await subject.open('type-2'))
  await client.heard(isQuotes)
  subject.advance(5000)
  await client.heard(isLastHeartbeat(CLOCK_START + 5000))
  const [first, ...frames] = client.events.filter(isQuotes)
  const known = new Map(rowsOf(first!).map(each => [each.productId, each]))
  for (const frame of frames) {
    const time = frame.data.time as number
    expect((time - CLOCK_START) % 250).toBe(0)
    for (const row of rowsOf(frame)) {
      const { nowPrice, changePrice, time: sentAt } = known.get(row.productId)!
      const isChanged = row.nowPrice !== nowPrice || row.changePrice !== changePrice
      expect(isChanged || row.time - sentAt >= 4000).toBe(true)
      known.set(row.productId, row)
    }
    for (const product of productsOfType(2))
      expect(known.get(product.productId)!.nowPrice).toBe(subject.market.quote(product, time).nowPrice)
  }
  expect(frames.length).toBeGreaterThan(15)
})

it('hub repeats an unchanged price every 4 seconds, so that it does not look stale', async () => {
  await using subject = await openHub()
  const client = listen(await subject.open('type-1'))
  await client.heard(isQuotes)
  subject.advance(15_000)
  await client.heard(isLastHeartbeat(CLOCK_START + 15_000))
  const told = new Map<number, number>()
  for (const frame of client.events.filter(isQuotes)) {
    for (const row of rowsOf(frame)) told.set(row.productId, row.time)
    for (const product of productsOfType(1).filter(each => !each.suspended))
      expect((frame.data.time as number) - told.get(product.productId)!).toBeLessThanOrEqual(5000)
  }
})

it('hub sends the ticker of the product on screen within 100 ms of its tick', async () => {
  await using subject = await openHub()
  const client = listen(await subject.open('product-201'))
  expect(tickerOf(await client.heard(isTicker))).toEqual(
    subject.market.ticker(findProduct(201)!, CLOCK_START),
  )
  subject.advance(1000)
  await client.heard(each => isTicker(each) && tickerOf(each).time === CLOCK_START + 1000)
  expect(client.events.map(each => tickerOf(each).time - CLOCK_START)).toEqual([0, 250, 500, 750, 1000])
})

it('hub publishes a channel before its period when told to, once, and nothing when nobody listens', async () => {
  await using subject = await openHub()
  subject.hub.publish('product-201')
  const client = listen(await subject.open('product-201'))
  await client.heard(isTicker)
  // A tick between two rounds of the channel.
  subject.advance(250)
  subject.hub.publish('product-201')
  subject.hub.publish('product-202')
  await client.heard(each => isTicker(each) && tickerOf(each).time === CLOCK_START + 250)
  subject.advance(250)
  await client.heard(each => isTicker(each) && tickerOf(each).time === CLOCK_START + 500)
  expect(client.events.map(each => tickerOf(each).time - CLOCK_START)).toEqual([0, 250, 500])
})

it('hub sends a heartbeat every 5 seconds, so that a dead connection is noticed', async () => {
  await using subject = await openHub()
  // A suspended product has no updates.
  const client = listen(await subject.open('product-200'))
  await client.heard(isTicker)
  subject.advance(10_000)
  await client.heard(each => each.data.time === CLOCK_START + 10_000)
  expect(client.events.slice(1)).toEqual([
    { event: 'heartbeat', data: { time: CLOCK_START + 5000 } },
    { event: 'heartbeat', data: { time: CLOCK_START + 10_000 } },
  ])
})

it('hub sends the same to clients with and without compression, on channels of their choice', async () => {
  await using subject = await openHub()
  const plain = listen(await subject.open('type-1,product-1'))
  const gzip = listen(await subject.open('type-1,product-1', { 'Accept-Encoding': 'gzip, deflate, br' }))
  const other = listen(await subject.open('product-1,type-3', { 'Accept-Encoding': 'gzip' }))
  expect(plain.response.headers['content-encoding']).toBeUndefined()
  expect(gzip.response.headers['content-encoding']).toBe('gzip')
  await Promise.all([plain, gzip, other].map(each => each.heard(isTicker)))
  subject.advance(5000)
  await Promise.all([plain, gzip, other].map(each => each.heard(isHeartbeat)))
  expect(gzip.events).toEqual(plain.events)
  expect(other.events.filter(isTicker)).toEqual(plain.events.filter(isTicker))
  expect(rowsOf(other.events.find(isQuotes)!)).toHaveLength(80)
})

it('hub does not compress for a client that forbids it', async () => {
  await using subject = await openHub()
  for (const accepted of ['gzip;q=0', 'br', '*;q=0', 'identity']) {
    const response = await subject.open('type-4', { 'Accept-Encoding': accepted })
    expect(response.headers['content-encoding']).toBeUndefined()
  }
})

it('hub sets headers against buffering and caching and keeps headers set before', async () => {
  await using subject = await openHub()
  const { headers, statusCode } = await subject.open('type-4')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    vary: 'Accept-Encoding',
    'x-set-before': 'kept',
  })
})

it('hub sends a late client the full state before the next changes', async () => {
  await using subject = await openHub()
  const early = listen(await subject.open('type-2'))
  await early.heard(isQuotes)
  subject.advance(750)
  const late = listen(await subject.open('type-2'))
  expect((await late.heard(isQuotes)).data.time).toBe(CLOCK_START + 750)
  subject.advance(5000)
  const isNext = (each: StreamEvent) => isQuotes(each) && (each.data.time as number) > CLOCK_START + 750
  expect(await late.heard(isNext)).toEqual(await early.heard(isNext))
})

it('hub runs only the timers that its listeners need', async () => {
  await using subject = await openHub()
  expect(subject.periods()).toEqual([])
  const all = listen(await subject.open('type-1'))
  const one = listen(await subject.open('product-1'))
  await Promise.all([all.heard(isQuotes), one.heard(isTicker)])
  expect(subject.periods()).toEqual([100, 250, 5000])
  expect(subject.hub.stats()).toEqual({ clients: 2, channels: 2, dropped: 0 })
  all.leave()
  while (subject.hub.stats().clients === 2) await turn()
  expect(subject.periods()).toEqual([100, 5000])
  one.leave()
  while (subject.hub.stats().clients === 1) await turn()
  expect(subject.periods()).toEqual([])
  expect(subject.hub.stats()).toEqual({ clients: 0, channels: 0, dropped: 0 })
})

it('hub drops a client that does not read, and no other', async () => {
  await using subject = await openHub()
  const deaf = await subject.open('type-1')
  deaf.pause()
  const client = listen(await subject.open('type-1'))
  await client.heard(isQuotes)
  for (let round = 0; round < 1000 && subject.hub.stats().dropped === 0; round++) {
    subject.advance(5000)
    await client.heard(isLastHeartbeat(subject.timers.now()))
    client.events.length = 0
  }
  while (subject.hub.stats().clients > 1) await turn()
  expect(subject.hub.stats()).toEqual({ clients: 1, channels: 1, dropped: 1 })
  subject.advance(5000)
  await client.heard(isLastHeartbeat(subject.timers.now()))
  expect(client.events.some(isQuotes)).toBe(true)
})

it('hub refuses an unknown channel before anything is sent', async () => {
  await using subject = await openHub()
  for (const name of ['type-1', 'type-4', 'product-1', 'product-500'])
    expect(subject.hub.hasChannel(name)).toBe(true)
  for (const name of ['type-5', 'product-0', 'product-501', 'product-', 'type-1 ', '']) {
    expect(subject.hub.hasChannel(name)).toBe(false)
  }
  expect((await subject.open('type-1,product-501')).statusCode).toBe(422)
  expect(subject.hub.stats()).toEqual({ clients: 0, channels: 0, dropped: 0 })
  expect(subject.periods()).toEqual([])
})

it('hub ends every stream when it closes and refuses new ones', async () => {
  await using subject = await openHub()
  const plain = listen(await subject.open('type-1'))
  const gzip = listen(await subject.open('type-1', { 'Accept-Encoding': 'gzip' }))
  await Promise.all([plain.heard(isQuotes), gzip.heard(isQuotes)])
  subject.hub.close()
  await Promise.all([plain.ended, gzip.ended])
  expect(subject.periods()).toEqual([])
  expect((await subject.open('type-1')).statusCode).toBe(503)
})
