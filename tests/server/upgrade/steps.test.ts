import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { migrations } from '#server/features/schema.ts'

/** The released migration steps with the start of the hash of their statements. Add new ones here when they are released. */
const RELEASED_STEPS: readonly (readonly [name: string, hash: string])[] = [
  ['ledger', '472d290ab1ba369a'],
  ['spot orders, holdings, deposits, watchlist', 'd6ffcf7709b2a99e'],
  ['users, sessions, codes, failed sign-ins', '1f68be91ef6c7644'],
  ['contract orders, positions, fills, funding', '95079c8036e5f288'],
  ['quick orders, limits that people set for themselves', '0e0e2eb470dffbc2'],
  ['idempotency rows in the order of their arrival', 'b164225787dfef78'],
  ['coin-to-coin orders', 'da350fd254d21e1f'],
  ['traders, followings, copied orders', '02eb482dbbe4c5e8'],
  ['devices, two-step sign-in, messages, closed accounts', '7972ba4b2c7f1385'],
  ['exchanges of currencies', 'f482f4b098d202f2'],
  ['uploads', '1260047e69fde11c'],
  ['pledges and lock mining', '9c7cf982442c2e74'],
  ['bank cards and wallet addresses', '090b8b1bc4462809'],
  ['withdrawals and withdraw passwords', 'c86d419093551108'],
  ['deposits of every kind', '7c9d03b776da6568'],
  ['subscriptions to new shares', '8e27a962f9f65eaa'],
  ['awards, vouchers, activities', '9fc1bb99b474f9c4'],
  ['identity checks', 'e52ef712c6df26e6'],
  ['time that the sandbox is ahead', 'c95c8db20ffe7eb5'],
  ['customer service', '396239317f277fbf'],
  ['loans', '850523e50a7c41b5'],
  ['withdrawn applications for loans', '935f5279248f5e65'],
  ['deposits in coins', '935e8c8d40c1f1df'],
  ['indexes of what waits', '59bdfd8c6e223bb8'],
]

it('released migration steps are unchanged and in order (N2)', () => {
  const steps = migrations.map(({ name, statements }) => [
    name,
    createHash('sha256').update(JSON.stringify(statements)).digest('hex').slice(0, 16),
  ])
  expect(steps.slice(0, RELEASED_STEPS.length)).toEqual(RELEASED_STEPS)
})

/** What the previous version of the program can ignore: new tables and indexes, and columns that it need not fill. */
const EXPANDING = [
  /^CREATE (?:UNIQUE )?INDEX /,
  /^CREATE TABLE /,
  /^ALTER TABLE \w+ ADD COLUMN (?!.*NOT NULL(?!.*DEFAULT))/s,
  /^INSERT INTO /,
]

it('steps since nodes share a database say whether older nodes can work beside them, and those that do only add (N2)', () => {
  const first = migrations.findIndex(({ kind }) => kind === 'expand')
  expect(first).toBeGreaterThan(0)
  for (const { name, kind, statements } of migrations.slice(first)) {
    expect(
      kind,
      `"${name}" must have a kind: 'expand', or 'contract' if older nodes cannot work beside it`,
    ).toBeDefined()
    if (kind === 'contract') continue
    const others = statements.filter(text => !EXPANDING.some(pattern => pattern.test(text)))
    expect(others, `"${name}" does more than expand the schema: mark it as 'contract'`).toEqual([])
  }
})
