import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrations } from '#server/features/schema.ts'
import { readConfig } from '#server/config.ts'
import { DamagedBalanceError } from '#server/kernel/damage.ts'
import { createLog } from '#server/kernel/log.ts'
import { recordFailure } from '#server/kernel/failed-items.ts'
import { openStore } from '#server/kernel/open-store.ts'
import type { Store } from '#server/kernel/store.ts'
import { startServer } from '#server/main.ts'
import { createMetrics } from '#server/metrics.ts'
import type { QuoteHub } from '#server/stream/hub.ts'
import { requestOf } from '#tests/support/back-end.ts'
import { itWithDatabase, engines } from '#tests/support/databases/databases.ts'

/** The value of a sample, by its name with labels. */
const valueOf = (text: string, sample: string) =>
  Number(
    text
      .split('\n')
      .find(line => line.startsWith(`${sample} `))
      ?.slice(sample.length + 1),
  )

/** The metrics of a node that the alarms and the dashboard read. */
const WATCHED = ['alerts.yml', 'dashboard.json'].flatMap(file =>
  [...readFileSync(`deploy/monitoring/${file}`, 'utf8').matchAll(/fairline_(?!base_backup)[a-z_]+/g)].map(
    ([name]) => name.replace(/_(total|bucket)$/, ''),
  ),
)

describe('metrics', () => {
  let folder = ''
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fairline-metrics-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const start = (settings: Record<string, string>, said: string[] = []) =>
    startServer(
      readConfig({ PORT: '0', SANDBOX: 'off', DRAIN_SECONDS: '0', DATA_DIR: folder, ...settings }),
      createLog(lines => void said.push(lines)),
    )

  itWithDatabase(
    'count calls by operation and code, failed items, streams and what waits, on a port of their own',
    async database => {
      const store = await database.open()
      const failure = { job: 'fill orders', item: '42', error: 'out of range' }
      await store.execute(recordFailure, failure)
      await store.close()
      const { dataDir, databaseUrl = '' } = database.settings
      const settings = { DATABASE_URL: databaseUrl, ...(dataDir && { DATA_DIR: dataDir }) }
      const server = await start({ ...settings, METRICS_PORT: '0' })
      try {
        const call = async (...request: Parameters<typeof requestOf>) => {
          const [path, init] = requestOf(...request)
          await (await fetch(server.urls[0] + path, init)).text()
        }
        await call('listSwitches')
        await call('listSwitches')
        await call('getUserInfo')
        const response = await fetch(`${server.metricsUrl}/metrics`)
        expect(response.headers.get('content-type')).toContain('application/openmetrics-text')
        const text = await response.text()
        expect(text.endsWith('# EOF\n')).toBe(true)
        expect(valueOf(text, 'fairline_calls_total{operation="listSwitches",code="200"}')).toBe(2)
        expect(valueOf(text, 'fairline_calls_total{operation="getUserInfo",code="401"}')).toBe(1)
        // So that the first internal error is an increase.
        expect(valueOf(text, 'fairline_calls_total{operation="placeSpotOrder",code="500"}')).toBe(0)
        expect(valueOf(text, 'fairline_call_seconds_count{operation="listSwitches"}')).toBe(2)
        expect(valueOf(text, 'fairline_failed_items')).toBe(1)
        expect(valueOf(text, 'fairline_streams')).toBe(0)
        // The embedded database has no connections and no standby; with PostgreSQL there is all that is watched.
        const missing = WATCHED.filter(name => !text.includes(`# TYPE ${name} `))
        expect(missing).toEqual(databaseUrl ? [] : expect.arrayContaining(['fairline_waiting_for_database']))
        expect((await fetch(`${server.metricsUrl}/`)).status).toBe(404)
        expect((await fetch(`${server.metricsUrl}/metrics`, { method: 'POST' })).status).toBe(404)
        // Not where customers are.
        expect(await (await fetch(`${server.urls[0]}/metrics`)).text()).not.toContain('fairline_calls')
      } finally {
        await server.stop()
      }
    },
    300_000,
    engines,
  )

  it('are given without the figures of a database that does not answer, and ask it again only after that', async () => {
    const store = await openStore({ dataDir: folder, migrations, clock: Date })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      let asked = 0
      let answer = () => {}
      const unanswered = new Promise<never[]>(resolve => (answer = () => resolve([])))
      const silent = Object.assign(Object.create(store) as Store, {
        query: () => (asked++, unanswered),
      })
      const quoteHub = { stats: () => ({ clients: 7 }) } as QuoteHub
      const metrics = createMetrics({
        store: silent,
        quoteHub,
        log: createLog(() => {}),
        operations: ['login'],
      })
      for (const _ of [1, 2]) {
        const reading = metrics.read()
        await vi.advanceTimersByTimeAsync(2_000)
        const text = await reading
        expect(valueOf(text, 'fairline_database_up')).toBe(0)
        expect(valueOf(text, 'fairline_streams')).toBe(7)
        expect(valueOf(text, 'fairline_failed_items')).toBeNaN()
      }
      expect(asked).toBe(1)
      answer()
      await vi.advanceTimersByTimeAsync(0)
      const text = await metrics.read()
      expect(valueOf(text, 'fairline_database_up')).toBe(1)
      expect(valueOf(text, 'fairline_failed_items')).toBe(0)
      expect(valueOf(text, 'fairline_database_intact')).toBe(1)
      store.damage!.note(new DamagedBalanceError('balance of 7'))
      expect(valueOf(await metrics.read(), 'fairline_database_intact')).toBe(0)
    } finally {
      vi.useRealTimers()
      await store.close()
    }
  })

  it('are given to who asks for an address or a host of the settings, not to a page elsewhere (DNS rebinding)', async () => {
    const server = await start({ METRICS_PORT: '0', HOSTS: 'node-1.example' })
    const statusFor = async (host: string) => {
      const asked = get(`${server.metricsUrl}/metrics`, { headers: { Host: host } })
      const [response] = (await once(asked, 'response')) as [IncomingMessage]
      response.resume()
      return response.statusCode
    }
    for (const host of ['localhost:9464', '192.0.2.7:9464', '[2001:db8::7]:9464', 'node-1.example:9464'])
      expect(await statusFor(host), host).toBe(200)
    expect(await statusFor('evil.example')).toBe(421)
    await server.stop()
  })

  it('are not served without a port, and a port that is taken is named', async () => {
    const server = await start({ METRICS_PORT: '0' })
    const port = new URL(server.metricsUrl!).port
    const other = mkdtempSync(join(folder, 'other-'))
    await expect(start({ METRICS_PORT: port, DATA_DIR: other })).rejects.toThrow(port)
    await server.stop()
    const without = await start({ DATA_DIR: other })
    expect(without.metricsUrl).toBeUndefined()
    await without.stop()
  })
})
