import { expect } from 'vitest'
import { backgroundJobs } from '#server/background-jobs.ts'
import { minIdAt } from '#server/kernel/ids.ts'
import { runJobToCompletion } from '#server/kernel/job.ts'
import type { SqlValue, Store } from '#server/kernel/store.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'
import { itWithBackEnd } from '#tests/support/back-end.ts'
import { runStatements } from '#tests/support/databases/databases.ts'

/** The jobs that delete what is too old. */
const JOBS = [
  'tidy sessions',
  'prune idempotency keys',
  'prune messages',
  'delete spent allowances',
  'forget notifications',
  'sweep uploads',
]

interface Kept {
  /** How long the row is kept, in milliseconds. */
  readonly period: number
  /** A row of this time, in milliseconds since 1970 UTC. */
  readonly row: (at: bigint) => Record<string, SqlValue>
}

const expiring = (key: string, fields: Record<string, SqlValue> = {}): Kept => ({
  period: 0,
  row: at => ({ [key]: 'old', ...fields, expires_at: at }),
})
const IDEMPOTENCY = { user_id: 1n, key: 'old', request: '[]', answer: '{}' }
const UPLOAD = {
  id: 1n,
  user_id: 1n,
  purpose: 'deposit-proof',
  media_type: 'image/jpeg',
  size: 1n,
  name: '0'.repeat(32),
}
const MESSAGE = { id: 1n, user_id: 1n, kind: 'new_device', params: '{}', created_at: 1n }
const CODE = { purpose: 'signIn', source: '', is_known: 0n, code_hash: 'old', sent_at: 1n, tries_left: 5n }

/** By the table of the row. */
const KEPT: Readonly<Record<string, Kept>> = {
  sessions: expiring('token_hash', { user_id: 1n, created_at: 1n }),
  ended_sessions: expiring('token_hash', { reason: 'session_ended' }),
  sign_in_codes: expiring('account', CODE),
  sign_in_challenges: expiring('challenge_hash', { user_id: 1n }),
  passkey_challenges: expiring('challenge_hash', { purpose: 'signIn' }),
  step_ups: expiring('token_hash', { method: 'code' }),
  failed_sign_ins: {
    period: 2 * DAY,
    row: at => ({ account: 'old', failures: 1n, locked_until: at, changed_at: at }),
  },
  idempotency: { period: 30 * DAY, row: at => ({ ...IDEMPOTENCY, created_at: at }) },
  messages: { period: 365 * DAY, row: at => ({ ...MESSAGE, read_at: at }) },
  uploads: { period: DAY, row: at => ({ ...UPLOAD, created_at: at }) },
  allowances: { period: 0, row: at => ({ key: 'old', full_at: at }) },
  given_allowances: { period: MINUTE, row: at => ({ id: minIdAt(at), node_id: 1n, given: '{}' }) },
  push_deliveries: {
    period: 2 * DAY,
    row: at => ({ device_id: 1n, message_id: minIdAt(at), attempts: 0n, due_at: null }),
  },
}

const insert = (store: Store, table: string, row: Record<string, SqlValue>) => {
  const columns = Object.keys(row)
  const text = `INSERT INTO ${table}(${columns.join(', ')}) VALUES (${columns.map((_, n) => `$${n + 1}`).join(', ')})`
  return runStatements(store, [text, Object.values(row)])
}

/** A device that is not forgotten, for what was sent to it. */
async function addDevice(store: Store): Promise<void> {
  const session = { token_hash: 'device', user_id: 1n, created_at: 1n, expires_at: 10n ** 15n }
  await insert(store, 'sessions', session)
  const keys = { endpoint: 'https://push.example', p256dh: '', auth: '', off: '', has_amounts: 0n }
  await insert(store, 'push_devices', { id: 1n, token_hash: 'device', user_id: 1n, ...keys })
}

itWithBackEnd('what is kept for a time is deleted in the first millisecond after it', async backEnd => {
  const { services, clock } = backEnd
  const { store } = services
  const start = clock.now()
  await addDevice(store)
  const rows = Object.entries(KEPT).map(([table, { period, row }]) => ({
    table,
    period,
    row: row(BigInt(start)),
  }))
  for (const { table, row } of rows) await insert(store, table, row)
  const jobs = backgroundJobs(services).filter(({ name }) => JOBS.includes(name))
  expect(jobs.length).toBe(JOBS.length)

  /** The tables whose row is still there after the jobs have run. */
  const remaining = async () => {
    for (const job of jobs) await runJobToCompletion(job)
    const found = rows.map(async ({ table, row }) => {
      const [[key, value]] = Object.entries(row) as [[string, SqlValue]]
      return (await store.query(`SELECT 1 AS found FROM ${table} WHERE ${key} = $1`, [value])).length > 0
    })
    const isThere = await Promise.all(found)
    return rows.flatMap(({ table }, index) => (isThere[index] ? [table] : []))
  }
  for (const period of new Set(rows.map(each => each.period).toSorted((a, b) => a - b))) {
    clock.advance(start + period - clock.now())
    const kept = rows.filter(each => each.period >= period).map(({ table }) => table)
    expect(await remaining(), `after ${period} ms`).toEqual(kept)
    clock.advance(1)
    const left = rows.filter(each => each.period > period).map(({ table }) => table)
    expect(await remaining(), `after ${period + 1} ms`).toEqual(left)
  }
})
