/** What is done when the database holds another balance than the ledger: nothing is paid from it, and somebody is told. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrations } from '#server/features/schema.ts'
import { DamagedBalanceError } from '#server/kernel/damage.ts'
import { openStore } from '#server/kernel/open-store.ts'
import type { Store } from '#server/kernel/store.ts'
import { createBackEnd, requestOf, spotOrderFields } from '#tests/support/back-end.ts'
import {
  createTestClock,
  itOnEveryEngine,
  itWithStoreOnEveryEngine,
  runStatements,
} from '#tests/support/databases/databases.ts'
import { createRandom } from '#contracts/verify/random.ts'
import { creditMoney, place } from '../features/customer.ts'

/** Who has the least. */
const OWNER_OF =
  "SELECT owner FROM accounts WHERE asset = 'USDT' AND kind = 'available' ORDER BY balance LIMIT 1"

itOnEveryEngine(
  'a changed balance is not paid from: its owner gets an error, the log names the account, and the node stays ready',
  async database => {
    const clock = createTestClock()
    const store = await database.open({ clock })
    const backEnd = createBackEnd(store, clock)
    const { app } = backEnd
    const ready = async () => ({ status: (await app.request('/readyz')).status })
    const person = await backEnd.signUp({ money: '1000' })
    const other = await backEnd.signUp({ money: '2000' })
    const order = await spotOrderFields(person)
    const otherOrder = await spotOrderFields(other)
    expect(await ready()).toEqual({ status: 200 })
    const [{ owner }] = (await store.query<{ owner: bigint }>(OWNER_OF)) as [{ owner: bigint }]
    await runStatements(store, [
      "UPDATE accounts SET balance = balance + 1 WHERE owner = $1 AND asset = 'USDT' AND kind = 'available'",
      [owner],
    ])

    for (let attempts = 0; attempts < 2; attempts++) {
      const [path, init] = requestOf('placeSpotOrder', {
        body: order,
        headers: { Authorization: person.token },
      })
      const refused = await app.request(path, init)
      expect({ status: refused.status, body: await refused.json() }).toMatchObject({
        status: 200,
        body: { code: 500, msg: 'hint_server_error' },
      })
    }
    expect(await store.query('SELECT count(*) AS orders FROM spot_orders')).toEqual([{ orders: 0n }])
    const response = await app.request('/readyz')
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 200,
      body: { status: 'ready', intact: true, writes: true },
    })
    expect(store.damage?.isIntact).toBe(false)
    const named = backEnd
      .logged()
      .match(new RegExp(`The available balance of USDT of account ${owner} is not`, 'g'))
    expect(named).toHaveLength(1)
    // Whose balance is as the ledger left it can still trade.
    expect(await other.call('placeSpotOrder', { body: otherOrder })).toMatchObject({ code: 200 })
    await store.close()
  },
)

const BALANCE = "owner = $1 AND asset = 'USDT' AND kind = 'available'"
const NEWEST = `transaction_id = (SELECT max(transaction_id) FROM postings WHERE ${BALANCE})`

/** Changes of a balance that no order could have made. */
const CHANGES: readonly (readonly string[])[] = [
  [`UPDATE accounts SET balance = balance + 1 WHERE ${BALANCE}`],
  [`UPDATE accounts SET balance = balance - 1 WHERE ${BALANCE}`],
  [`UPDATE accounts SET last_transaction_id = last_transaction_id - 1 WHERE ${BALANCE}`],
  [`UPDATE accounts SET hash = 'changed' WHERE ${BALANCE}`],
  [`UPDATE accounts SET hash = NULL WHERE ${BALANCE}`],
  // The account and its newest entry alike; their hash as it was, or another one.
  [
    `UPDATE accounts SET balance = balance + 1 WHERE ${BALANCE}`,
    `UPDATE postings SET balance_after = balance_after + 1 WHERE ${BALANCE} AND ${NEWEST}`,
  ],
  [
    `UPDATE accounts SET balance = balance + 1, hash = 'changed' WHERE ${BALANCE}`,
    `UPDATE postings SET balance_after = balance_after + 1, hash = 'changed' WHERE ${BALANCE} AND ${NEWEST}`,
  ],
  // As before the newest entry.
  [
    `UPDATE accounts SET (balance, last_transaction_id, hash) = (SELECT balance_after, transaction_id, hash FROM postings
      WHERE ${BALANCE} AND NOT ${NEWEST} ORDER BY transaction_id DESC LIMIT 1) WHERE ${BALANCE}`,
  ],
  // Nothing was ever posted.
  [`UPDATE accounts SET balance = 0, last_transaction_id = 0, hash = '' WHERE ${BALANCE}`],
  // The entry before the newest one.
  [`UPDATE postings SET hash = 'changed' WHERE ${BALANCE} AND NOT ${NEWEST}`],
]

itWithStoreOnEveryEngine(
  'of 100 changed accounts none is paid from, and orders of the others go on',
  async store => {
    const people = Array.from({ length: 120 }, (_, index) => BigInt(index + 1))
    for (const amount of ['400', '600']) {
      for (const owner of people) await creditMoney(store, owner, amount)
    }
    const changed = people.slice(0, 100)
    for (const owner of changed) {
      const changes = CHANGES[Number(owner) % CHANGES.length]!
      for (const text of changes) await runStatements(store, [text, [owner]])
    }
    const outcomes = []
    // A few at once: of all of them some would wait for too long on a busy machine.
    for (let first = 0; first < people.length; first += 20) {
      const some = people.slice(first, first + 20)
      outcomes.push(
        ...(await Promise.allSettled(some.map(userId => place(store, { userId, quantity: '2' })))),
      )
    }
    const refused = outcomes.flatMap(outcome =>
      outcome.status === 'rejected' ? [outcome.reason as Error] : [],
    )
    expect(refused).toHaveLength(100)
    expect(refused.every(error => error instanceof DamagedBalanceError)).toBe(true)
    expect(outcomes.slice(100).every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(store.damage?.isIntact).toBe(false)
    const spent = await store.query(
      "SELECT owner FROM postings WHERE type = 'spotBuy' AND owner BETWEEN 1 AND 100",
    )
    expect(spent).toEqual([])
  },
)

itWithStoreOnEveryEngine(
  'orders of one account that wait for each other are not taken for a changed balance',
  async store => {
    await creditMoney(store, 1n, '1000')
    await Promise.all(Array.from({ length: 40 }, () => place(store, { quantity: '0.01' })))
    expect(store.damage?.isIntact).toBe(true)
  },
)

const PEOPLE = Array.from({ length: 30 }, (_, index) => BigInt(index + 1))

/** The places of a database file that hold the accounts. */
async function accountPages(store: Store): Promise<number[]> {
  const rows = await store.query<{ pageno: bigint }>("SELECT pageno FROM dbstat WHERE name = 'accounts'")
  return rows.map(({ pageno }) => Number(pageno) - 1)
}

/** Orders of everybody from a database with damage, 374.64 and a fee each. @returns whether it was noticed */
async function orderFrom(dataDir: string): Promise<boolean> {
  const store = await openStore({ dataDir, migrations, clock: createTestClock() }).catch(() => undefined)
  if (!store) return true
  for (const userId of PEOPLE) {
    let orders = 0
    for (let attempts = 0; attempts < 4; attempts++) {
      const order = await place(store, { userId, quantity: '2' }).catch(() => undefined)
      if (order) orders++
    }
    // From 1,000 that were paid in.
    expect(orders).toBeLessThanOrEqual(2)
  }
  const isNoticed = store.damage?.isIntact === false
  await store.close()
  return isNoticed
}

it('from 100 files with a damaged page of accounts nothing is paid but what was paid in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-damage-'))
  const original = join(folder, 'original')
  const store = await openStore({ dataDir: original, migrations, clock: createTestClock() })
  for (const owner of PEOPLE) await creditMoney(store, owner, '1000')
  const pages = await accountPages(store)
  await store.close()
  const bytes = readFileSync(join(original, 'fairline.db'))
  const random = createRandom(36)
  let noticed = 0
  for (let file = 0; file < 100; file++) {
    const damaged = Buffer.from(bytes)
    const page = random.pick(pages)
    // A few single bytes, or a stretch of noise.
    const [count, step] = file % 2 === 0 ? [8, 4096] : [200, 1]
    const start = random.below(3800)
    for (let index = 0; index < count; index++) {
      const at = step === 1 ? start + index : random.below(step)
      damaged[page * 4096 + at] = random.below(256)
    }
    const dataDir = join(folder, String(file))
    cpSync(original, dataDir, { recursive: true })
    writeFileSync(join(dataDir, 'fairline.db'), damaged)
    if (await orderFrom(dataDir)) noticed++
    rmSync(dataDir, { recursive: true })
  }
  // The others hit free space, or an account that nobody asked for.
  expect(noticed).toBeGreaterThan(50)
  rmSync(folder, { recursive: true, force: true })
}, 600_000)

it('a damaged page makes a node not ready: nothing is stored any more, and the log says so once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairline-page-'))
  const clock = createTestClock()
  const first = await openStore({ dataDir, migrations, clock })
  const person = await createBackEnd(first, clock).signUp({ money: '1000' })
  const body = await spotOrderFields(person)
  const { token } = person
  const [page] = await accountPages(first)
  await first.close()
  const file = join(dataDir, 'fairline.db')
  const bytes = readFileSync(file)
  bytes.fill(0xff, page! * 4096, (page! + 1) * 4096)
  writeFileSync(file, bytes)

  const store = await openStore({ dataDir, migrations, clock })
  const backEnd = createBackEnd(store, clock)
  for (let attempts = 0; attempts < 3; attempts++) {
    const response = await backEnd.app.request(
      ...requestOf('placeSpotOrder', { body, headers: { Authorization: token } }),
    )
    expect(response.status).toBe(503)
  }
  const response = await backEnd.app.request('/readyz')
  expect({ status: response.status, body: await response.json() }).toMatchObject({
    status: 503,
    body: { intact: false, writes: false },
  })
  expect(backEnd.logged().match(/The database file is damaged/g)).toHaveLength(1)
  await store.close()
  rmSync(dataDir, { recursive: true, force: true })
})
