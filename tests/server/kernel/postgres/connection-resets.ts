/** A process that works on PostgreSQL while all of its connections are reset repeatedly. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { createRandom } from '#contracts/verify/random.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { TestDatabase } from '#tests/support/databases/databases.ts'
import { createTcpProxy } from '#tests/support/databases/tcp-proxy.ts'
import { creditMoney } from '#tests/server/features/customer.ts'

const CHILD = fileURLToPath(new URL('connection-resets-child.ts', import.meta.url))
const PEOPLE = 8
/** Confirmed orders between two resets. */
const ORDERS_BETWEEN_RESETS = 40

/** The totals of a run. */
export interface ResetSummary {
  readonly answered: number
  /** Commands whose outcome was unknown until they were sent again. */
  readonly unknown: number
}

/** Resets all connections this many times, each at another chunk, and checks that nothing was lost, repeated or broken. */
export async function resetRepeatedly(database: TestDatabase, resets: number): Promise<ResetSummary> {
  const before = await database.open()
  for (let userId = 1n; userId <= PEOPLE; userId++) await creditMoney(before, userId, '100000')
  await before.close()

  const proxy = await createTcpProxy(database.settings.databaseUrl!)
  const child = spawn(process.execPath, [CHILD, proxy.url, `${PEOPLE}`], { stdio: ['pipe', 'pipe', 'pipe'] })
  const closed = once(child, 'close') as Promise<[number | null, string | null]>
  const random = createRandom(14)
  let output = ''
  let faults = ''
  let next = ORDERS_BETWEEN_RESETS
  let done = 0
  child.stderr.setEncoding('utf8').on('data', (text: string) => (faults += text))
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (output.split('\n').length <= next) return
    next = output.split('\n').length + ORDERS_BETWEEN_RESETS
    if (done === resets) child.stdin.end()
    else resetAtPiece(random.below(60))
  })
  const resetAtPiece = (pieces: number) => {
    let left = pieces
    proxy.onBytes = () => {
      if (left-- > 0) return 'pass'
      proxy.onBytes = () => 'pass'
      done++
      proxy.resetAll()
      return 'reset'
    }
  }
  const [code, signal] = await closed
  await proxy.close()
  expect({ code, signal, faults: faults.replaceAll(/^\(.*$/gm, '').trim() }).toEqual({
    code: 0,
    signal: null,
    faults: '',
  })
  expect(done).toBe(resets)
  return check(database, output)
}

/** No confirmed order is missing, none is stored twice, and the ledger is consistent. */
async function check(database: TestDatabase, output: string): Promise<ResetSummary> {
  const lines = output.trim().split('\n')
  const answered = lines.slice(0, -1).map(line => line.split(' '))
  const store = await database.open()
  for (const [kind, table] of [
    ['spot', 'spot_orders'],
    ['contract', 'contract_orders'],
  ]) {
    const rows = await store.query<{ id: bigint }>(`SELECT id FROM ${table} ORDER BY id`)
    const ids = answered.filter(([each]) => each === kind).map(([, , id]) => BigInt(id ?? 0))
    expect(rows.map(({ id }) => id)).toEqual(ids.toSorted((one, other) => (one < other ? -1 : 1)))
  }
  expect(await verifyLedger(store)).toEqual([])
  await store.close()
  return { answered: answered.length, unknown: Number(lines.at(-1)?.split(' ')[1]) }
}
