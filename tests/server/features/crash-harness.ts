/** A busy process on a database that is killed repeatedly without warning. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { Store } from '#server/kernel/store.ts'
import type { TestDatabase } from '#tests/support/databases/databases.ts'
import { creditMoney } from './customer.ts'

const CHILD = fileURLToPath(new URL('crash-child.ts', import.meta.url))
const PEOPLE = 8
const LINE = /^[0-9a-f-]{36} \d+$/

/** A confirmed order. */
interface Answered {
  readonly key: string
  readonly id: string
}

/** Kills a busy process after this many confirmed orders. @returns the confirmed orders */
async function killAfter(answers: number, settings: TestDatabase['settings']): Promise<Answered[]> {
  const child = spawn(process.execPath, [CHILD, JSON.stringify(settings), `${PEOPLE}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  let lines = 0
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (errors += text))
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    lines += text.split('\n').length - 1
    if (lines >= answers) child.kill('SIGKILL')
  })
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  expect({ code, signal }, errors).toEqual({ code: null, signal: 'SIGKILL' })
  // The last line may be torn.
  const whole = output.slice(0, output.lastIndexOf('\n') + 1).split('\n')
  return whole
    .filter(line => LINE.test(line))
    .map(line => {
      const [key = '', id = ''] = line.split(' ')
      return { key, id }
    })
}

/** Orders that are not stored as they were confirmed, and stored orders that nobody requested. */
async function faultsOf(store: Store, answered: readonly Answered[]) {
  const stored = await store.query<{ key: string; answer: string }>(
    'SELECT key, answer FROM idempotency WHERE answer IS NOT NULL',
  )
  const idOf = new Map(stored.map(({ key, answer }) => [key, (JSON.parse(answer) as { id?: string }).id]))
  const asked = new Set(idOf.values())
  const orders = [
    ...(await store.query<{ id: bigint }>('SELECT id FROM spot_orders')),
    ...(await store.query<{ id: bigint }>('SELECT id FROM contract_orders')),
  ]
  return {
    lost: answered.filter(({ key }) => !idOf.has(key)),
    changed: answered.filter(({ key, id }) => idOf.has(key) && idOf.get(key) !== id),
    doubled: orders.filter(({ id }) => !asked.has(`${id}`)),
    ledger: await verifyLedger(store),
  }
}

/** The totals of a run. */
export interface KillSummary {
  readonly kills: number
  readonly answered: number
  readonly transactions: number
}

/** Kills this many times and checks after each that no confirmed order is lost, changed or repeated, and that the ledger is consistent. */
export async function killRepeatedly(database: TestDatabase, kills: number): Promise<KillSummary> {
  const before = await database.open()
  for (let userId = 1n; userId <= PEOPLE; userId++) await creditMoney(before, userId, '100000')
  await before.close()

  const answered: Answered[] = []
  for (let kill = 0; kill < kills; kill++) {
    answered.push(...(await killAfter(50 + ((kill * 97) % 300), database.settings)))
    const store = await database.open()
    const faults = await faultsOf(store, answered)
    expect(faults, `after kill ${kill + 1}`).toEqual({ lost: [], changed: [], doubled: [], ledger: [] })
    await store.close()
  }
  expect(answered.length).toBeGreaterThan(kills * 50)
  expect(new Set(answered.map(({ id }) => id)).size).toBe(answered.length)
  // Both kinds of trading must have been active, or the kills prove nothing about one of them.
  const after = await database.open()
  const [row] = await after.query<Record<'spot' | 'contracts' | 'transactions', bigint>>(
    `SELECT (SELECT count(*) FROM spot_orders WHERE status = 'filled') AS spot,
       (SELECT count(*) FROM contract_fills WHERE reason <> 'open') AS contracts,
       (SELECT count(*) FROM transactions) AS transactions`,
  )
  expect(Object.values(row!).every(count => count > 0n)).toBe(true)
  await after.close()
  return { kills, answered: answered.length, transactions: Number(row!.transactions) }
}
