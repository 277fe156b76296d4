import { mkdtempSync, rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { silentLog } from '#server/kernel/log.ts'
import { startServer } from '#server/main.ts'
import { STREAM_LIMITS } from '#server/stream/stream-limits.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { itWithBackEnd, requestOf, spec, type Answer, type CallOptions } from '#tests/support/back-end.ts'

const LANGUAGE = { 'Accept-Language': 'en', LanguageId: '2' }
const WEEKS = { productType: 2, interval: '1w', limit: 500 }

/** The program itself, on a free port, with a data folder of its own. */
async function startProgram(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-cost-'))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    SANDBOX: 'off',
    ...environment,
  })
  const { urls, stop } = await startServer(config, silentLog)
  const [url = ''] = urls
  return {
    url,
    call: async (id: OperationId, options?: CallOptions) => {
      const [path, init] = requestOf(id, options)
      return (await (await fetch(url + path, init)).json()) as Answer
    },
    async [Symbol.asyncDispose]() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** How many event loop turns other requests had while this was running. */
async function loopTurnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0
  const state = { isDone: false }
  void work.then(() => (state.isDone = true))
  while (!state.isDone) {
    await new Promise(resolve => void setImmediate(resolve))
    turns++
  }
  return turns
}

describe('years of candles', () => {
  it('are computed in the background: a later, smaller request is answered first (M5)', async () => {
    await using program = await startProgram()
    const answered: string[] = []
    const note = (name: string) => (answer: unknown) => {
      answered.push(name)
      return answer as Answer
    }
    const years = program.call('listCandles', { query: { ...WEEKS, productCode: 'BTC' } }).then(note('years'))
    // The first request is being processed by now.
    await program.call('listSwitches')
    const minutes = { productType: 2, productCode: 'ETH', interval: '1m', limit: 1 }
    await program.call('listSwitches').then(note('switches'))
    await program.call('listCandles', { query: minutes }).then(note('a minute'))
    expect(answered).not.toContain('years')
    expect(await years).toMatchObject({ code: 200 })
  })

  itWithBackEnd(
    'are refused with a documented code when too many requests wait (M5)',
    async ({ services }) => {
      const candles = { ...services.candleSource, list: () => Promise.resolve(undefined) }
      const busy = createApp({ ...services, candleSource: candles, spec })
      const response = await busy.request(
        ...requestOf('listCandles', { query: { ...WEEKS, productCode: 'BTC' } }),
      )
      expect(await response.json()).toEqual({
        code: 429,
        msg: 'hint_too_many_requests',
        params: { seconds: '1' },
      })
    },
  )

  itWithBackEnd('are queued per address of the caller (M5)', async ({ services }) => {
    const callers: string[] = []
    const list: typeof services.candleSource.list = (caller, ...asked) => {
      callers.push(caller)
      return services.candleSource.list(caller, ...asked)
    }
    const config = { ...services.config, trustProxy: true }
    const app = createApp({ ...services, config, candleSource: { ...services.candleSource, list }, spec })
    const headers = { 'X-Forwarded-For': '10.0.0.1, 203.0.113.7' }
    await app.request(
      ...requestOf('listCandles', { query: { ...WEEKS, productCode: 'BTC', limit: 1 }, headers }),
    )
    expect(callers).toEqual(['203.0.113.7'])
  })
})

describe('uncached product list', () => {
  itWithBackEnd('yields to other requests while it is computed (M5)', async ({ guest, clock }) => {
    clock.advance(20 * 3_600_000)
    const query = { pageNum: 1, pageSize: 500 }
    expect(await loopTurnsDuring(guest.get('listStockProducts', { query }))).toBeGreaterThan(10)
  })
})

describe('streams', () => {
  const open = (url: string, channels: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get(`${url}/api/quoteStream?channels=${channels}`, { headers: LANGUAGE, agent: false }, resolve).on(
        'error',
        reject,
      )
    })
  const typeOf = (response: IncomingMessage) => response.headers['content-type']?.split(';')[0]

  it('are limited per address until one of them ends (M17)', async () => {
    await using program = await startProgram({ RATE_LIMITS: 'on' })
    const streams = await Promise.all(
      Array.from({ length: STREAM_LIMITS.perAddress }, () => open(program.url, 'product-1')),
    )
    expect(new Set(streams.map(typeOf))).toEqual(new Set(['text/event-stream']))
    const query = { channels: 'product-1' }
    const refusal = { code: 429, msg: 'hint_too_many_requests', params: { seconds: '1' } }
    expect(await program.call('streamQuotes', { query })).toEqual(refusal)

    streams.pop()!.destroy()
    const healthOf = async () => (await (await fetch(`${program.url}/healthz`)).json()) as { streams: number }
    while ((await healthOf()).streams === STREAM_LIMITS.perAddress);
    const last = await open(program.url, 'product-1')
    expect(typeOf(last)).toBe('text/event-stream')
    for (const stream of [...streams, last]) stream.destroy()
  })
})
