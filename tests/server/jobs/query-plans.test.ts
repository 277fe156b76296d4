import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { createSecretBox } from '#server/auth/secret-box.ts'
import { TEST_KEY } from '#tests/support/back-end.ts'
import { readConfig } from '#server/config.ts'
import { silentLog } from '#server/kernel/log.ts'
import { runJob } from '#server/kernel/job.ts'
import { backgroundJobs } from '#server/background-jobs.ts'
import { seedSandbox } from '#server/sandbox/seed/seed-sandbox.ts'
import { createSettableClock } from '#server/sandbox/seed/scenario.ts'
import { createConfiguredMarket, createServices, openConfiguredStore } from '#server/create-services.ts'

/** A full scan, or a scan from the first row on: it takes longer as the history grows. */
const WHOLE_TABLE = /^SCAN (\w+)$|USING INTEGER PRIMARY KEY \(rowid>\?\)$/

/** Reads only rows that are newer than the previous run's newest. */
const NEW_ROWS_ONLY = /^SELECT id FROM \w+ WHERE id > \$1 AND status = 'open' AND \w+ < \$2\s/

/** Rows that the statement itself defines. */
const isOfStatement = (text: string, name = '') => new RegExp(`(?:\\) AS|RECURSIVE) ${name}\\b`).test(text)

it('jobs that run every second find due items by an index, however long the history', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-test-'))
  const config = readConfig({ DATA_DIR: folder })
  const clock = createSettableClock(Date)
  const store = await openConfiguredStore(config, clock)
  const market = createConfiguredMarket(config, clock, { seed: 1 })
  await seedSandbox({ store, market, clock })

  const asked = new Set<string>()
  const noting: typeof store = {
    engine: store.engine,
    execute: (command, input) => store.execute(command, input),
    query: (text, params) => {
      asked.add(text)
      return store.query(text, params)
    },
    close: () => store.close(),
  }
  const services = createServices({
    config,
    clock,
    store: noting,
    market,
    log: silentLog,
    secretBox: createSecretBox(TEST_KEY),
  })
  for (const job of backgroundJobs(services)) await runJob(services, job)
  await store.close()

  const database = new DatabaseSync(join(folder, 'fairline.db'))
  const planOf = (text: string) =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .all()
      .map(({ detail }) => String(detail))
  const long = [...asked]
    .filter(text => !NEW_ROWS_ONLY.test(text))
    .flatMap(text =>
      planOf(text)
        .filter(step => {
          const found = WHOLE_TABLE.exec(step)
          return found && !(found[1] && isOfStatement(text, found[1]))
        })
        .map(step => `${step}: ${text.replaceAll(/\s+/g, ' ')}`),
    )
  database.close()
  rmSync(folder, { recursive: true })
  expect(asked.size).toBeGreaterThan(20)
  expect(long).toEqual([])
  // Generous, as the machine may be busy.
})
