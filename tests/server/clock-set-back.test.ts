import { expect } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createProgressTracker } from '#server/kernel/job-progress.ts'
import { createLog } from '#server/kernel/log.ts'
import { startServer } from '#server/main.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import { requestOf } from '#tests/support/back-end.ts'
import { itWithDatabase } from '#tests/support/databases/databases.ts'

itWithDatabase(
  'a clock that was set back before the start stands still where prices were seen, and the log says for how long',
  async database => {
    const seenUntil = Date.now() + HOUR
    const store = await database.open()
    await createProgressTracker(store, 'fill orders').complete({ until: seenUntil, newestId: 0n })
    await store.close()
    const { dataDir, databaseUrl = '' } = database.settings
    const said: string[] = []
    const server = await startServer(
      readConfig({
        PORT: '0',
        SANDBOX: 'off',
        DRAIN_SECONDS: '0',
        DATABASE_URL: databaseUrl,
        ...(dataDir && { DATA_DIR: dataDir }),
      }),
      createLog(lines => void said.push(lines)),
    )
    try {
      const [path, init] = requestOf('listTrades', {
        query: { productType: 2, productCode: 'BTC', limit: 5 },
      })
      const { data } = (await (await fetch(server.urls[0] + path, init)).json()) as {
        data: { trades: { time: number }[] }
      }
      const latest = Math.max(...data.trades.map(({ time }) => time))
      expect(latest).toBeLessThanOrEqual(seenUntil)
      expect(latest).toBeGreaterThan(seenUntil - 60_000)
      expect(said.join('')).toMatch(/set back: prices stand still for 3[56]\d{5} ms/)
    } finally {
      await server.stop()
    }
  },
  60_000,
)
