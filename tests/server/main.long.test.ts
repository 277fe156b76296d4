/** The program as a process: start, streams, survival of kills, and graceful shutdown. */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSqlite } from '#server/kernel/sqlite/store.ts'
import { migrations } from '#server/features/schema.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { startTestServer } from '../support/test-server.ts'
import { FORM, requestOf, type Answer, type CallOptions } from '../support/back-end.ts'
import type { OperationId } from '#src/api/generated/operations.ts'

interface Program {
  readonly process: ChildProcess
  readonly url: string
  output(): string
}

let folder = ''
const started: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairline-main-'))
})
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

async function start(environment: Record<string, string> = {}): Promise<Program> {
  const child = spawn(process.execPath, ['scripts/serve.ts', '--no-build'], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder, RATE_LIMITS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (data: Buffer) => {
      output += data.toString()
      const found = /http:\/\/\S+/.exec(output)
      if (found) resolve(found[0])
    })
    child.once('close', code => reject(new Error(`exited with ${code}: ${output}`)))
  })
  return { process: child, url, output: () => output }
}

async function call(url: string, token: string | undefined, id: OperationId, options: CallOptions = {}) {
  const [path, init] = requestOf(id, { ...options, headers: { Authorization: token, ...options.headers } })
  const response = await fetch(url + path, init)
  return (await response.json()) as Answer & { data: { token: string; price: string; available: string } }
}

const signIn = async (url: string) =>
  (await call(url, undefined, 'login', { body: { account: 'demo@fairline.test', password: 'skylark1' } }))
    .data.token

const order = (previewPrice: string) => ({
  productType: 1,
  productCode: 'AAPL',
  exchangeType: 1,
  orderType: 'market',
  quantity: '0.01',
  previewPrice,
  idempotencyKey: randomUUID(),
})

describe('program', () => {
  it('keeps every confirmed order and session when it is killed', async () => {
    const first = await start()
    const token = await signIn(first.url)
    const { data } = await call(first.url, token, 'previewSpotOrder', {
      body: { productType: 1, productCode: 'AAPL', exchangeType: 1, orderType: 'market', quantity: '0.01' },
    })
    const confirmed: string[] = []
    const place = async () => {
      for (;;) {
        const body = order(data.price)
        const answer = await call(first.url, token, 'placeSpotOrder', { body })
        if (answer.code === 200) confirmed.push((answer.data as unknown as { id: string }).id)
        if (confirmed.length === 60) first.process.kill('SIGKILL')
      }
    }
    await Promise.allSettled([place(), place(), place(), place()])

    const second = await start()
    const { rows = [] } = await call(second.url, token, 'listSpotOrders', {
      query: { pageNum: 1, pageSize: 500 },
    })
    const kept = new Set((rows as { id: string }[]).map(row => row.id))
    expect(confirmed.filter(id => !kept.has(id))).toEqual([])
    second.process.kill('SIGTERM')
    await once(second.process, 'exit')
    const store = await openSqlite({ file: join(folder, 'fairline.db'), migrations, clock: Date })
    expect(await verifyLedger(store)).toEqual([])
    await store.close()
  })

  it('serves customers also when nobody reads its log any more, and says so once', async () => {
    const { process: child, url, output } = await start()
    child.stdout!.destroy()
    for (let each = 0; each < 3; each++) expect((await call(url, undefined, 'listSwitches')).code).toBe(200)
    await vi.waitFor(async () => {
      expect((await call(url, undefined, 'listSwitches')).code).toBe(200)
      expect(output()).toContain('The log cannot be written: ')
    }, 300_000)
    expect((await call(url, undefined, 'listSwitches')).code).toBe(200)
    expect(output().match(/The log cannot be written/g)).toHaveLength(1)
    expect(child.exitCode).toBeNull()
  })

  it('finishes requests in flight and ends its streams on SIGTERM', async () => {
    const { process: child, url, output } = await start()
    const stream = await fetch(`${url}/api/quoteStream?channels=type-2`, {
      headers: { 'Accept-Language': 'en', LanguageId: '2' },
    })
    const reader = stream.body!.getReader()
    await reader.read()
    const body = 'account=demo%40fairline.test&password=skylark1'
    const headers = {
      'Accept-Language': 'en',
      LanguageId: '2',
      'Content-Type': FORM,
      'Content-Length': body.length,
    }
    const login = request(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { ...headers, Expect: '100-continue' },
    })
    login.flushHeaders()
    // The back end has read the request's headers and waits for its body.
    await once(login, 'continue')
    child.kill('SIGTERM')
    const ended = async () => {
      while (!(await reader.read()).done);
    }
    await ended().catch(() => undefined)
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
    login.end(body)
    const [answer] = (await once(login, 'response')) as [IncomingMessage]
    expect(await readText(answer)).toContain('"code":200')
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(0)
    expect(output()).toContain('"event":"stopped"')
  })

  it('names invalid settings and does not start', async () => {
    await expect(start({ PORT: 'eighty' })).rejects.toThrow('PORT is "eighty", but must be a whole number')
    await expect(start({ DATA_DIR: '/dev/null/nowhere' })).rejects.toThrow(/exited with 1/)
  })
})

describe('stream over HTTP', () => {
  it('sends the state of its channels at once as server-sent events, and refuses unknown channels with an envelope', async () => {
    const server = await startTestServer({ staticFolder: folder })
    try {
      const headers = { 'Accept-Language': 'en', LanguageId: '2', Origin: server.url }
      const response = await fetch(`${server.url}/api/quoteStream?channels=product-1,type-4`, { headers })
      expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8')
      expect(response.headers.get('Cache-Control')).toContain('no-cache')
      expect(response.headers.get('X-Accel-Buffering')).toBe('no')
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(server.url)
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
      let events = ''
      while (!(events.includes('event: ticker') && events.includes('event: quotes')))
        events += (await reader.read()).value
      await reader.cancel()
      const unknown = await call(server.url, undefined, 'streamQuotes', {
        query: { channels: 'product-9999999' },
      })
      expect(unknown).toEqual({ code: 422, msg: 'hint_invalid_field', params: { field: 'channels' } })
    } finally {
      await server.stop()
    }
  })
})

describe('test server', () => {
  it('advances time, fails calls, loses answers and ends sessions', async () => {
    const server = await startTestServer({ staticFolder: folder })
    const control = (path: string, body: object) =>
      fetch(`${server.url}/test/${path}`, { method: 'POST', body: JSON.stringify(body) })
    try {
      const token = await signIn(server.url)
      await control('fault', { operation: 'getUserInfo', times: 1, code: 209, msg: 'x' })
      expect(await call(server.url, token, 'getUserInfo')).toMatchObject({ code: 209 })
      expect(await call(server.url, token, 'getUserInfo')).toMatchObject({ code: 200 })
      await control('fault', { operation: 'logout', times: 1, drop: true })
      await expect(call(server.url, token, 'logout')).rejects.toThrow()
      expect(await call(server.url, token, 'getUserInfo')).toMatchObject({ code: 401 })
      const again = await signIn(server.url)
      await control('clock', { advance: 31 * 86_400_000 })
      expect(await call(server.url, again, 'getUserInfo')).toMatchObject({ code: 401 })
    } finally {
      await server.stop()
    }
  })
})
