import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrations } from '#server/features/schema.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { openStore } from '#server/kernel/open-store.ts'
import { createBackEnd, requestOf, spotOrderFields } from '#tests/support/back-end.ts'
import { createTestClock } from '#tests/support/databases/databases.ts'

it('orders on a full disk are answered 503 and logged in one line per 10 s; with room again they are placed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairline-full-'))
  const clock = createTestClock()
  const store = await openStore({ dataDir, migrations, clock })
  const backEnd = createBackEnd(store, clock)
  const person = await backEnd.signUp({ money: '100000' })
  const fields = await spotOrderFields(person, { quantity: '0.1' })
  const order = async (): Promise<number> => {
    const body = { ...fields, idempotencyKey: randomUUID() }
    const headers = { Authorization: person.token }
    const response = await backEnd.app.request(...requestOf('placeSpotOrder', { body, headers }))
    const { code } = (await response.json()) as { code: number }
    expect(response.status).toBe(code)
    return code
  }
  /** The lines about it, without those of requests. */
  const failures = () => backEnd.logged().match(/"event":"store unavailable".*/g) ?? []

  // SQLite takes the limit for the end of the disk.
  await store.query('PRAGMA max_page_count = 1')
  let placed = 0
  while (placed < 500 && (await order()) === 200) placed++
  expect(placed).toBeLessThan(500)
  for (let calls = 0; calls < 30; calls++) expect(await order()).toBe(503)
  expect(failures()).toHaveLength(1)
  expect(failures()[0]).toContain('The disk is full. Nothing was changed.')
  expect(failures()[0]).not.toContain('    at ')
  clock.advance(10_000)
  expect(await order()).toBe(503)
  expect(failures()).toHaveLength(2)
  expect(failures()[1]).toContain('"omitted":30')

  await store.query('PRAGMA max_page_count = 100000')
  expect(await order()).toBe(200)
  expect(await store.query('SELECT count(*) AS orders FROM spot_orders')).toEqual([
    { orders: BigInt(placed + 1) },
  ])
  expect(await verifyLedger(store)).toEqual([])
  await store.close()
  rmSync(dataDir, { recursive: true, force: true })
})
