/** A back end with all background jobs that is killed midway, a day apart each time. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { TestDatabase } from '#tests/support/databases/databases.ts'
import { DAY } from '#src/lib/time/time-units.ts'

const CHILD = fileURLToPath(new URL('scheduler-child.ts', import.meta.url))
const START = Date.UTC(2026, 0, 1, 6)

/** Starts a back end at a given time, and kills it some milliseconds after an account has invested. */
async function killAfter(
  milliseconds: number,
  start: number,
  settings: TestDatabase['settings'],
): Promise<void> {
  const child = spawn(process.execPath, [CHILD, JSON.stringify(settings), String(start)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let faults = ''
  let isCounting = false
  child.stderr.setEncoding('utf8').on('data', (text: string) => (faults += text))
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (isCounting || !text.includes('invested')) return
    isCounting = true
    setTimeout(() => child.kill('SIGKILL'), milliseconds)
  })
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  expect({ code, signal, faults: faults.replace(/^\(node.*$|^\(Use.*$/gm, '').trim() }).toEqual({
    code: null,
    signal: 'SIGKILL',
    faults: '',
  })
}

/** Totals of what the jobs did. */
export type DueCounts = Record<'days' | 'quick' | 'draws', bigint>

/** Kills this many times and verifies the ledger after each. */
export async function killRepeatedly(database: TestDatabase, kills: number): Promise<DueCounts> {
  for (let kill = 0; kill < kills; kill++) {
    await killAfter((kill * 37) % 400, START + kill * DAY, database.settings)
    const store = await database.open()
    expect(await verifyLedger(store), `after kill ${kill + 1}`).toEqual([])
    await store.close()
  }
  const store = await database.open()
  const [done] = await store.query<DueCounts>(
    `SELECT (SELECT count(*) FROM earning_accruals) AS days,
       (SELECT count(*) FROM quick_orders WHERE status <> 'open') AS quick,
       (SELECT count(*) FROM share_subscriptions WHERE status <> 'waiting') AS draws`,
  )
  await store.close()
  expect(Object.values(done!).every(count => count > 0n)).toBe(true)
  return done!
}
