import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { verifyLedger } from '../../../server/domain/verify-ledger.ts'
import { itOnEveryEngine } from '../../support/databases.ts'
import type { TestDatabase } from '../../support/databases.ts'
import { giveMoney } from './customer.ts'

const CHILD = fileURLToPath(new URL('crash-child.ts', import.meta.url))
const KILLS = Number(process.env.CRASH_TEST_KILLS ?? 4)
const PEOPLE = 8

/** Kills a busy server, without warning, once it has answered so many orders; gives the keys that it has answered. */
async function killAfter(answers: number, settings: TestDatabase['settings']): Promise<string[]> {
  const child = spawn(process.execPath, [CHILD, JSON.stringify(settings), `${PEOPLE}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (output.length >= answers * 37) child.kill('SIGKILL')
  })
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' })
  return output.split('\n').filter(key => key.length === 36)
}

itOnEveryEngine(
  'loses nothing that it has answered, and balances, when it is killed under load again and again',
  async database => {
    const before = await database.open()
    for (let userId = 1n; userId <= PEOPLE; userId++) await giveMoney(before, userId, '100000')
    await before.close()

    const answered: string[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      answered.push(...(await killAfter(50 + ((kill * 97) % 300), database.settings)))
      const store = await database.open()
      expect(await verifyLedger(store)).toEqual([])
      const stored = await store.query<{ key: string }>(
        'SELECT key FROM idempotency WHERE answer IS NOT NULL',
      )
      const keys = new Set(stored.map(row => row.key))
      expect(answered.filter(key => !keys.has(key))).toEqual([])
      await store.close()
    }
    // Both kinds of trading were under way, or the kills would say nothing of one of them.
    const after = await database.open()
    const [fills] = await after.query<{ spot: bigint; contracts: bigint }>(
      `SELECT (SELECT count(*) FROM spot_orders WHERE status = 'filled') AS spot,
         (SELECT count(*) FROM contract_fills WHERE reason <> 'open') AS contracts`,
    )
    expect(Object.values(fills!).every(count => count > 0n)).toBe(true)
    await after.close()
    expect(answered.length).toBeGreaterThan(KILLS * 50)
  },
  15_000 + KILLS * 5_000,
)
